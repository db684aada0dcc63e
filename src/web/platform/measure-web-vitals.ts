// A sample of page loads measures itself (product §13.7) and sends the results once, when the page is first left.

import type { reportWebVitals } from '#contract/client-errors.ts';
import {
  type ConnectionType,
  connectionTypes,
  SAMPLED_PERCENT,
  type WebVital,
} from '#domain/errors/web-vitals.ts';
import { currentRoute, firstRoute } from './current-route.ts';
import { sendBeacon } from './send-beacon.ts';

/** After the page has loaded: its own files have arrived by then, even on a slow network. */
const QUIET_MS = 5_000;

type Measured = Map<WebVital, { value: number; route: string }>;

/** The library also sees what was painted before it loaded. */
export function measureWebVitals(): void {
  if (!import.meta.env.PROD || 100 * Math.random() >= SAMPLED_PERCENT) return;
  const whenLoaded = () => setTimeout(start, QUIET_MS);
  if (document.readyState === 'complete') whenLoaded();
  else window.addEventListener('load', whenLoaded, { once: true });
}

async function start(): Promise<void> {
  const library = await import('web-vitals').catch(() => null);
  if (library === null) return;
  const measured: Measured = new Map();
  // A value belongs to the page that was open when it grew that large, the first paint to the first page.
  const keep = ({ name, value }: { name: string; value: number }) => {
    const route = name === 'LCP' ? firstRoute() : currentRoute();
    measured.set(name as WebVital, { value, route });
  };
  const options = { reportAllChanges: true };
  library.onLCP(keep, options);
  library.onINP(keep, options);
  library.onCLS(keep, options);
  const sendOnLeave = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', sendOnLeave);
    send(measured);
  };
  document.addEventListener('visibilitychange', sendOnLeave);
}

function send(measured: Measured): void {
  if (measured.size === 0) return;
  sendBeacon<typeof reportWebVitals>('/api/web-vitals', {
    connection: connectionType(),
    vitals: [...measured].map(([name, vital]) => ({ name, ...vital })),
  });
}

function connectionType(): ConnectionType {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  return connectionTypes.find((type) => type === connection?.effectiveType) ?? 'other';
}
