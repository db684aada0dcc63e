import type { CDPSession } from '@playwright/test';

/** One finger, as a touch screen reports it. */
export async function touch(
  finger: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  point?: { x: number; y: number },
) {
  await finger.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: point === undefined ? [] : [point],
  });
}
