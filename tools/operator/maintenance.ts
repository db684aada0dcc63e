import { createSiteService } from '#server/features/site/service.ts';
import type { Command } from './command.ts';

export const maintenanceCommands: Record<string, Command> = {
  on: {
    summary: 'show the maintenance page to everybody',
    options: {},
    needs: 'site',
    async run({ site }) {
      await createSiteService(site.db).setMaintenance(true);
      console.log('The site is down for maintenance.');
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
      const isOn = await createSiteService(site.db).isUnderMaintenance();
      console.log(isOn ? 'The site is down for maintenance.' : 'The site is open.');
    },
  },
};
