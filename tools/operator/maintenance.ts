import { createSiteService, type Maintenance } from '#server/features/site/service.ts';
import type { Command } from './command.ts';
import { refuseWhileLive } from './while-live.ts';

export const maintenanceCommands: Record<string, Command> = {
  on: {
    summary: 'show the maintenance page to everybody but on the pages of the competition',
    options: {},
    flags: { force: 'on the pages of the competition too, even while children wait or play' },
    needs: 'site',
    async run(call) {
      await refuseWhileLive(call);
      const coversCompetition = call.flags.has('force');
      const service = createSiteService(call.site.db);
      await service.setMaintenance(true, { coversCompetition });
      console.log(stateText(await service.maintenance()));
    },
  },
  off: {
    summary: 'open the site again',
    options: {},
    needs: 'site',
    async run({ site }) {
      await createSiteService(site.db).setMaintenance(false);
      console.log('The site is open.');
    },
  },
  status: {
    summary: 'tell whether the site is down for maintenance',
    options: {},
    needs: 'site',
    async run({ site }) {
      console.log(stateText(await createSiteService(site.db).maintenance()));
    },
  },
};

function stateText({ isOn, coversCompetition }: Maintenance): string {
  if (!isOn) return 'The site is open.';
  const pages = coversCompetition ? '' : ' The pages of the competition stay open.';
  return `The site is down for maintenance.${pages}`;
}
