import { storedContent } from '#server/content.ts';
import { createClock } from '#server/platform/clock.ts';
import { refusedText } from '#server/platform/content/content-error.ts';
import { importContent } from '#server/platform/content/import-content.ts';
import { printCheck } from '../content/check/check.ts';
import { type Command, OperatorError } from './command.ts';
import { insistOnContent } from './content-folder.ts';
import { forceFlag, refuseWhileLive } from './while-live.ts';

export const contentCommands: Record<string, Command> = {
  check: {
    summary: 'list every problem of the content folder',
    options: {},
    needs: 'settings',
    async run({ config }) {
      await insistOnContent(config.contentDir);
      const { errors } = await printCheck(config.contentDir);
      if (errors > 0) throw new OperatorError('The content has errors: see above.');
    },
  },
  import: {
    summary: 'import the content folder into the database; a running site shows it at once',
    options: {},
    flags: forceFlag,
    needs: 'site',
    async run(call) {
      const { site, config } = call;
      await insistOnContent(config.contentDir);
      await refuseWhileLive(call);
      const { written, refused } = await importContent(site.db, config.contentDir, storedContent, {
        isAlwaysChecked: true,
        clock: createClock(config.startsAt),
      });
      console.log(
        written.length === 0 ? 'Nothing has changed.' : `Imported: ${written.join(', ')}.`,
      );
      if (refused.length > 0) throw new OperatorError(refusedText(refused));
    },
  },
};
