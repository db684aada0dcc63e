import { generateIdentity, identityToRecipient } from 'age-encryption';
import { ledgers } from '#server/ledgers.ts';
import { createBackup } from '#server/platform/database/backup/create-backup.ts';
import { readManifest, restoreBackup } from '#server/platform/database/backup/restore-backup.ts';
import { type Command, OperatorError } from './command.ts';
import { instantText } from './competition/times.ts';
import { confirm, confirmFlags } from './confirm.ts';
import { forceFlag, refuseWhileLive } from './while-live.ts';
import { withServices } from './with-services.ts';

export const backupCommands: Record<string, Command> = {
  create: {
    summary: 'write everything the database holds into a new file',
    options: { file: 'the file to write' },
    flags: { plain: 'not encrypted, also in production' },
    needs: 'site',
    async run({ site, config, options, flags }) {
      const { file = '' } = options;
      if (config.isProduction && config.backupKey === undefined && !flags.has('plain')) {
        throw new OperatorError(
          'BACKUP_KEY is not set, so whoever gets this file could read it: `backup key` makes a pair of keys. With --plain it is written all the same.',
        );
      }
      const { rows, tables } = await orExplain(createBackup(site.url, file, config.backupKey));
      console.log(`${rows} rows of ${tables} tables are in ${file}.`);
      if (config.backupKey === undefined)
        console.log('It is not encrypted, as BACKUP_KEY is not set.');
    },
  },
  restore: {
    summary: 'replace everything the database holds by what the file holds',
    options: { file: 'the file to read' },
    flags: { ...confirmFlags, ...forceFlag },
    needs: 'site',
    async run(call) {
      const { file = '' } = call.options;
      const key = call.config.backupKey;
      const about = await orExplain(readManifest(file, key));
      const made = instantText(new Date(about.createdAt));
      await refuseWhileLive(call);
      const question = `Everything in the database would be replaced by the backup of ${made}.`;
      if (!(await confirm(call.flags, question))) return;
      const { rows, tables } = await withServices(call, ({ settleRestored }) =>
        orExplain(restoreBackup(call.site.url, file, { key, ledgers, afterwards: settleRestored })),
      );
      console.log(
        `The backup of ${made} is restored: ${rows} rows of ${tables} tables. Everybody has to sign in again.`,
      );
    },
  },
  key: {
    summary: 'make a pair of keys for encrypted backups',
    options: {},
    needs: 'settings',
    async run() {
      const secret = await generateIdentity();
      console.log(
        `Public key, for the server that makes backups:\n${await identityToRecipient(secret)}`,
      );
      console.log(`Secret key, to restore them; keep it elsewhere:\n${secret}`);
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
