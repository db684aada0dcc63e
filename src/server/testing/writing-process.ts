// A process that writes rows and prints those acknowledged, until it is killed: `node writing-process.ts <data
// folder>`.

import { openSite } from '#server/platform/open-site.ts';
import { contentImport } from '#server/platform/tables.ts';

const dataDir = process.argv[2];
if (dataDir === undefined) throw new Error('usage: writing-process.ts <data folder>');

const site = await openSite({ dataDir, databaseUrl: undefined, databasePoolSize: 2 }, () => {});
process.stdout.write('ready\n');
for (let n = 0; ; n += 1) {
  const collection = `write-${process.pid}-${n}`;
  await site.db.insert(contentImport).values({ collection, digest: 'x' });
  process.stdout.write(`${collection}\n`);
}
