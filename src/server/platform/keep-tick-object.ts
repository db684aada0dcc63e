// V8 forgets the shape of objects of which none is alive when it collects garbage. If that happens to the objects of
// `process.nextTick`, every later call takes seven times as long, and there is one for whatever is written to a socket
// (decision 042). One such object that stays alive prevents it.

import { createHook } from 'node:async_hooks';

const kept: object[] = [];

/** Call once, when the process starts. */
export function keepTickObject(): void {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') kept.push(resource);
    },
  });
  hook.enable();
  process.nextTick(() => {});
  hook.disable();
}
