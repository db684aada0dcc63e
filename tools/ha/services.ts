// The programs of the cluster, in the order in which they start, each with its settings of deploy/ and what differs on
// this machine.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ensureDatabase } from '#server/platform/database/database.ts';
import { findPrograms, type Programs } from '#server/platform/database/postgres-programs.ts';
import { archiveEnv } from './archive.ts';
import type { Requirements } from './requirements.ts';
import type { Service } from './service.ts';
import { NODES, type Node, SITES, type SiteProcess, type Topology } from './topology.ts';

const root = join(import.meta.dirname, '../..');
const deploy = join(root, 'deploy');

const LOOPBACK = '127.0.0.1';
/** A machine that lost its power is back after this. */
const REBOOT_MS = 15_000;
/** As `Restart=always` in a systemd unit. */
const RESTART_MS = 1_000;
const SUPERUSER = 'postgres';
const DATABASE = 'grammar_gully';
/** For the shared test cluster on loopback alone. */
const PASSWORD = 'loopback-only';
const MAX_CONNECTIONS = '2000';

export const at = (port: number) => `${LOOPBACK}:${port}`;

/** Bypasses PgBouncer and HAProxy. */
export function databaseUrlAt(port: number, database = DATABASE): string {
  return `postgres://${SUPERUSER}:${PASSWORD}@${at(port)}/${database}`;
}

/** What would be the disk of the machine. */
export function diskFolder({ dir }: Topology, node: Node): string {
  return join(dir, `disk-${node}`);
}

export function clusterFolder(topology: Topology, node: Node): string {
  return join(diskFolder(topology, node), 'postgres');
}

/** The services, and what has to be done between them. `prepare` runs before the service starts. */
export interface Step {
  readonly service: Service;
  prepare?(): Promise<void>;
}

/** `siteSettings`: those of the site that differ from its development. */
export async function stepsOf(
  topology: Topology,
  found: Requirements,
  siteSettings: Readonly<Record<string, string>>,
): Promise<Step[]> {
  const programs = await findPrograms('/usr/bin');
  return [
    { service: await etcd(topology) },
    ...NODES.map((node) => ({ service: patroni(topology, node, found, programs) })),
    { service: haproxy(topology) },
    { service: pgbouncer(topology), prepare: () => preparePgbouncer(topology) },
    ...SITES.map((name) => ({ service: site(topology, name, siteSettings) })),
  ];
}

async function etcd({ dir, ports }: Topology): Promise<Service> {
  const client = `http://${at(ports.etcd)}`;
  const peer = `http://${at(ports.etcdPeer)}`;
  return {
    name: 'etcd',
    file: 'etcd',
    args: [],
    env: {
      ...(parseEnv(await readFile(join(deploy, 'ha/etcd.env'), 'utf8')) as Record<string, string>),
      ETCD_NAME: 'one',
      ETCD_DATA_DIR: join(dir, 'etcd'),
      ETCD_LISTEN_CLIENT_URLS: client,
      ETCD_ADVERTISE_CLIENT_URLS: client,
      ETCD_LISTEN_PEER_URLS: peer,
      ETCD_INITIAL_ADVERTISE_PEER_URLS: peer,
      ETCD_INITIAL_CLUSTER: `one=${peer}`,
    },
    isReady: () => answers(`${client}/health`),
    restartMs: RESTART_MS,
  };
}

function patroni(
  topology: Topology,
  node: Node,
  { postgresBin }: Requirements,
  programs: Programs,
): Service {
  const { ports } = topology;
  const rest = at(ports.patroni[node]);
  const database = at(ports.databases[node]);
  const command = programs.command('patroni', [join(deploy, 'ha/patroni.yml')]);
  return {
    name: `postgres-${node}`,
    ...command,
    env: {
      ...archiveEnv(topology, clusterFolder(topology, node), ports.databases[node]),
      PATRONI_NAME: node,
      PATRONI_ETCD3_HOSTS: at(ports.etcd),
      PATRONI_RESTAPI_LISTEN: rest,
      PATRONI_RESTAPI_CONNECT_ADDRESS: rest,
      PATRONI_POSTGRESQL_LISTEN: database,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: database,
      PATRONI_POSTGRESQL_DATA_DIR: clusterFolder(topology, node),
      PATRONI_POSTGRESQL_BIN_DIR: postgresBin,
      PATRONI_POSTGRESQL_PGPASS: join(topology.dir, `pgpass-${node}`),
      PATRONI_SUPERUSER_USERNAME: SUPERUSER,
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
      PATRONI_REWIND_USERNAME: 'rewinder',
      PATRONI_REWIND_PASSWORD: PASSWORD,
    },
    isReady: () => answers(`http://${rest}/health`),
    restartMs: REBOOT_MS,
  };
}

/** Before the site and before the databases, in one process. */
function haproxy({ ports }: Topology): Service {
  return {
    name: 'haproxy',
    file: 'haproxy',
    args: ['-db', '-q', '-f', join(deploy, 'haproxy.cfg'), '-f', join(deploy, 'ha/haproxy.cfg')],
    env: {
      FRONT: at(ports.site),
      MAX_CONNECTIONS,
      SERVER_1: at(ports.sites['site-one']),
      SERVER_2: at(ports.sites['site-two']),
      PRIMARY: at(ports.primary),
      STANDBY: at(ports.standby),
      DATABASE_1: at(ports.databases.one),
      DATABASE_2: at(ports.databases.two),
      PATRONI_1: String(ports.patroni.one),
      PATRONI_2: String(ports.patroni.two),
    },
    isReady: async () => {
      await ensureDatabase(databaseUrlAt(ports.primary, 'postgres'), DATABASE);
      return true;
    },
    restartMs: RESTART_MS,
  };
}

function pgbouncer({ dir, ports }: Topology): Service {
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  return {
    name: 'pgbouncer',
    file: 'pgbouncer',
    args: ['-q', ...user, join(dir, 'pgbouncer.ini')],
    env: {},
    isReady: async () => {
      await ensureDatabase(databaseUrlAt(ports.pgbouncer), DATABASE);
      return true;
    },
    restartMs: RESTART_MS,
  };
}

async function preparePgbouncer({ dir, ports }: Topology): Promise<void> {
  const users = join(dir, 'users.txt');
  // It reads them as another user.
  const options = { mode: 0o644 };
  await writeFile(users, `"${SUPERUSER}" "${PASSWORD}"\n`, options);
  await writeFile(
    join(dir, 'pgbouncer.ini'),
    `%include ${join(deploy, 'pgbouncer.ini')}
listen_port = ${ports.pgbouncer}
auth_file = ${users}
[databases]
${DATABASE} = host=${LOOPBACK} port=${ports.primary}
`,
    options,
  );
}

function site(
  { dir, ports }: Topology,
  name: SiteProcess,
  settings: Readonly<Record<string, string>>,
): Service {
  const port = ports.sites[name];
  return {
    name,
    file: process.execPath,
    args: ['tools/run/start.ts'],
    env: {
      PORT: String(port),
      // One for both: with one secret.
      DATA_DIR: join(dir, 'site'),
      DATABASE_URL: databaseUrlAt(ports.pgbouncer),
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    isReady: () => answers(`http://${at(port)}/api/health`),
    restartMs: RESTART_MS,
  };
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
  return response.ok;
}
