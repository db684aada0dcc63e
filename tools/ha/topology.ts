// What runs on this machine when the whole cluster is tried, and on which ports of the loopback interface.

import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The two machines with PostgreSQL and Patroni. */
export const NODES = ['one', 'two'] as const;
export type Node = (typeof NODES)[number];

/** The two processes of the site. */
export const SITES = ['site-one', 'site-two'] as const;
export type SiteProcess = (typeof SITES)[number];

export const FIRST_PORT = 4600;

export interface Topology {
  /** Everything is in here, and nothing elsewhere. */
  readonly dir: string;
  readonly ports: {
    readonly site: number;
    readonly sites: Readonly<Record<SiteProcess, number>>;
    readonly pgbouncer: number;
    readonly primary: number;
    readonly standby: number;
    readonly databases: Readonly<Record<Node, number>>;
    readonly patroni: Readonly<Record<Node, number>>;
    readonly etcd: number;
    readonly etcdPeer: number;
    readonly restored: number;
  };
}

/** `firstPort`: the site's; the others follow. */
export function topologyAt(firstPort: number): Topology {
  const port = (offset: number) => firstPort + offset;
  return {
    dir: join(tmpdir(), `grammar-gully-ha-${firstPort}`),
    ports: {
      site: port(0),
      sites: { 'site-one': port(1), 'site-two': port(2) },
      pgbouncer: port(3),
      primary: port(4),
      standby: port(5),
      databases: { one: port(6), two: port(7) },
      patroni: { one: port(8), two: port(9) },
      etcd: port(10),
      etcdPeer: port(11),
      restored: port(12),
    },
  };
}

export function allPorts({ ports }: Topology): number[] {
  return Object.values(ports).flatMap((port) =>
    typeof port === 'number' ? [port] : Object.values<number>(port),
  );
}
