// npm run ha -- <command>: the whole site as it runs on several machines, on this one: two PostgreSQL under Patroni, etcd,
// PgBouncer, HAProxy, two processes of the site (docs/availability.md). `up` runs until Ctrl-C or `down`; the other
// commands are for another terminal.

import { runHa } from './run-ha.ts';
import { ClusterError } from './service.ts';

try {
  await runHa(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ClusterError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
