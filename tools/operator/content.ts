import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { allContent } from '#server/content.ts';
import { importContent } from '#server/platform/content-import.ts';
import { type Command, OperatorError } from './command.ts';

export const contentCommands: Record<string, Command> = {
  check: {
    summary: 'name every problem of the content folder',
    options: {},
    needsSite: false,
    async run() {
      const checker = join(import.meta.dirname, '../content/check/check.ts');
      const { status } = spawnSync(process.execPath, [checker], { stdio: 'inherit' });
      if (status !== 0) throw new OperatorError('The content has errors: see above.');
    },
  },
  import: {
    summary: 'bring the content folder into the database; a running site shows it at once',
    options: {},
    needsSite: true,
    async run({ site, config }) {
      const written = await importContent(site.db, config.contentDir, allContent);
      console.log(
        written.length === 0 ? 'Nothing has changed.' : `Imported: ${written.join(', ')}.`,
      );
    },
  },
};
