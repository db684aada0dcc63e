// Calls an address at a steady rate, in a process of its own, so that the load that a benchmark makes meanwhile does not
// stretch the times: `node bare-caller.ts <json of SteadyLoad>`. Sends `'started'` with the first response, and a
// SteadyCalls at the end.

import autocannon from 'autocannon';

export interface SteadyLoad {
  readonly url: string;
  readonly perSecond: number;
  readonly seconds: number;
}

export interface SteadyCalls {
  readonly p99Ms: number;
  readonly longestMs: number;
  readonly calls: number;
  readonly failures: number;
}

const CONNECTIONS = 10;

const { url, perSecond, seconds }: SteadyLoad = JSON.parse(process.argv[2] ?? '');
const running = autocannon(
  { url, connections: CONNECTIONS, overallRate: perSecond, duration: seconds },
  (error, { latency, requests, non2xx, errors }) => {
    if (error) throw error;
    process.send?.({
      p99Ms: latency.p99,
      longestMs: latency.max,
      calls: requests.total,
      failures: non2xx + errors,
    } satisfies SteadyCalls);
  },
);
running.once('response', () => process.send?.('started'));
