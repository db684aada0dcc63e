import { createBackup, restoreBackup } from '#server/platform/database/backup.ts';
import { type Command, OperatorError } from './command.ts';

export const backupCommands: Record<string, Command> = {
  create: {
    summary: 'write everything the database holds into a new file',
    options: { file: 'the file to write' },
    needsSite: true,
    async run({ site, options }) {
      const { rows, tables } = await orExplain(createBackup(site.url, options.file ?? ''));
      console.log(`${rows} rows of ${tables} tables are in ${options.file}.`);
    },
  },
  restore: {
    summary: 'replace everything the database holds by what the file holds',
    options: { file: 'the file to read' },
    needsSite: true,
    async run({ site, options }) {
      const { rows, tables } = await orExplain(restoreBackup(site.url, options.file ?? ''));
      console.log(`${rows} rows of ${tables} tables are restored.`);
    },
  },
};

async function orExplain<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new OperatorError((error as Error).message);
  }
}
