// A person who does not give up: follows the steps that the page offers until the goal is reached.

import { expect, type Locator, type Page } from '@playwright/test';
import type { LyingNetwork } from './lying-network.ts';

/** Performed once its element is visible. Of several, the first wins. */
export type Step = readonly [sees: Locator, does: (seen: Locator) => Promise<unknown>];

/** How long a person on a lying network waits for the effect of a press. */
const ACTION_MS = 2_000;

export interface Persistence {
  readonly page: Page;
  readonly network: LyingNetwork;
  readonly steps: readonly Step[];
  readonly goal: () => Promise<boolean>;
  /** After this time the network is honest. */
  readonly liesForMs: number;
  /** The time limit for the goal after that. */
  readonly withinMs: number;
}

/** Throws if the goal is not reached within `withinMs` of an honest network: the page is a dead end. */
export async function persist(options: Persistence): Promise<void> {
  const { page, network, steps, goal, liesForMs, withinMs } = options;
  const share = network.lyingShare;
  const act = async () => {
    if (await goal()) return;
    for (const [sees, does] of steps) {
      const seen = sees.first();
      if (!(await seen.isVisible()) || !(await seen.isEnabled())) continue;
      await does(seen).catch(() => undefined);
      break;
    }
    expect(await goal(), `stands at ${page.url()}`).toBe(true);
  };
  const isReached = await within(liesForMs, act);
  network.lyingShare = 0;
  if (!isReached) await expect(act).toPass({ timeout: withinMs, intervals: [250] });
  network.lyingShare = share;
}

async function within(timeout: number, act: () => Promise<void>): Promise<boolean> {
  try {
    await expect(act).toPass({ timeout, intervals: [250] });
    return true;
  } catch {
    return false;
  }
}

/** Steps that help on every page: close its alert, retry what failed. */
export const commonSteps = (page: Page): Step[] => [
  [
    page.getByRole('alertdialog').getByRole('button', { name: 'OK', exact: true }),
    (ok) => ok.click({ timeout: ACTION_MS }),
  ],
  [
    page.getByRole('button', { name: 'Try again', exact: true }),
    (again) => again.click({ timeout: ACTION_MS }),
  ],
  [
    page.getByRole('link', { name: 'Load the page again', exact: true }),
    (again) => again.click({ timeout: ACTION_MS }),
  ],
];

export const clicks = (seen: Locator) => seen.click({ timeout: ACTION_MS });
