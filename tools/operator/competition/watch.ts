// The live screen of a competition in the terminal (product §11.16).

import { setTimeout as delay } from 'node:timers/promises';
import { type Command, OperatorError } from '../command.ts';
import { withServices } from '../with-services.ts';
import { numberOf } from './desk-call.ts';

const REFRESH_MS = 2_000;
const CLEAR = '\u001b[2J\u001b[H';

export const watchCommand: Command = {
  summary: 'show what is going on, renewed every two seconds, until Ctrl-C',
  options: {},
  optional: { id: 'the id of the competition; otherwise the one that the site shows' },
  flags: { once: 'print it once and end' },
  needs: 'site',
  run: (call) =>
    withServices(call, async ({ competition, site }) => {
      const id = call.options.id === undefined ? undefined : numberOf(call.options, 'id');
      const isOnce = call.flags.has('once');
      const stop = new AbortController();
      process.once('SIGINT', () => stop.abort());
      while (!stop.signal.aborted) {
        const { isOn } = await site.maintenance();
        const lines = await competition.liveScreen.lines(id, { isUnderMaintenance: isOn });
        if (lines === null) throw new OperatorError('There is no such competition');
        console.log(`${isOnce || !process.stdout.isTTY ? '' : CLEAR}${lines.join('\n')}`);
        if (isOnce) return;
        await delay(REFRESH_MS, undefined, { signal: stop.signal }).catch(() => {});
      }
    }),
};
