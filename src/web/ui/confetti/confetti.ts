// Confetti for a good result, in the theme's colours, loaded on first use. Disabled with reduced motion.

import { lazyCode } from '#web/platform/lazy-code.ts';
import { whenLoaderRemoved } from '#web/ui/loader/loader-removed.ts';

const confettiCode = lazyCode(() => import('canvas-confetti'));

const COLOUR_NAMES = [
  '--color-cta',
  '--color-accent',
  '--color-easy',
  '--color-hard',
  '--color-wall-terracotta-line',
];

export async function throwConfetti(): Promise<void> {
  if (prefersReducedMotion()) return;
  // Behind the loader it would fall unseen.
  await whenLoaderRemoved();
  const confetti = await confettiCode.load().catch(() => null);
  if (confetti === null) return;
  const style = getComputedStyle(document.documentElement);
  // The library only accepts #rrggbb.
  const colors = COLOUR_NAMES.map((name) => style.getPropertyValue(name).trim()).filter((colour) =>
    /^#[0-9a-f]{6}$/i.test(colour),
  );
  // On the main thread: the library creates its worker from a blob, which a strict CSP blocks in some browsers.
  const fire = confetti.default.create(null, { resize: true, useWorker: false });
  const burst = { colors, particleCount: 70, spread: 65, startVelocity: 48 };
  await Promise.all([
    fire({ ...burst, angle: 60, origin: { x: 0, y: 0.75 } }),
    fire({ ...burst, angle: 120, origin: { x: 1, y: 0.75 } }),
  ]);
}

function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
