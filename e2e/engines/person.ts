// A person at a browser: finds elements by role, name and text, and uses them by mouse, finger or keyboard.

import { setTimeout as pause } from 'node:timers/promises';
import type { Key, Point, Tab } from './drivers/tab.ts';
import {
  type Act,
  type FoundElement,
  findInPage,
  IS_LIBRARY_MISSING,
  LIBRARY,
  type Target,
} from './finder.ts';

/** Longer than a busy machine needs. */
const TIMEOUT_MS = 30_000;
const GLANCE_MS = 50;
const STEPS = 8;
const MAX_TABS = 80;
const NUDGE = 6;
const EDGE = 10;

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };

type Name = string | RegExp;

const wording = (name: Name) => (typeof name === 'string' ? name : { pattern: name.source });
export const role = (named: string, name?: Name): Target => ({
  ...{ by: 'role', role: named },
  ...(name !== undefined && { name: wording(name) }),
});
export const button = (name: Name) => role('button', name);
export const link = (name: Name) => role('link', name);
export const heading = (name: Name) => role('heading', name);
export const label = (name: Name): Target => ({ by: 'label', name: wording(name) });
export const text = (name: Name): Target => ({ by: 'text', name: wording(name) });
export const within = (inside: Target, target: Target): Target => ({ ...target, inside });
export const nth = (at: number, target: Target): Target => ({ ...target, at });

type Hand = 'mouse' | 'finger';

export class Person {
  readonly tab: Tab;
  private hand: Hand = 'mouse';
  private presses = 0;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** From now on presses and drags by finger, if the engine has a touch screen. */
  touch(): void {
    if (this.tab.finger !== null) this.hand = 'finger';
  }

  open(path: string): Promise<void> {
    return this.tab.open(path);
  }

  resize({ width, height }: { width: number; height: number }): Promise<void> {
    return this.tab.resize(width, height);
  }

  /**
   * The result of a function that runs in the page. The function must be self-contained; arguments and result are JSON.
   */
  async inPage<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const values = args.map((value) => JSON.stringify(value) ?? 'undefined').join(', ');
    return (await this.tab.evaluate(`(${run})(${values})`)) as Awaited<Result>;
  }

  /** Waits until `check` returns a value. Errors, such as those while a page is being replaced, count as "not yet". */
  async until<T>(
    check: () => Promise<T | null | undefined>,
    what: () => string,
    timeoutMs = TIMEOUT_MS,
  ): Promise<T> {
    const endsAt = Date.now() + timeoutMs;
    let last = '';
    while (Date.now() < endsAt) {
      try {
        const result = await check();
        if (result !== undefined && result !== null) return result;
        last = '';
      } catch (error) {
        last = ` (${error})`;
      }
      await pause(GLANCE_MS);
    }
    const where = await this.inPage(() => {
      const title = document.querySelector('h1')?.textContent ?? '';
      return `${location.href}, which says “${title}”`;
    }).catch(() => 'nowhere');
    throw new Error(`${what()}${last}, at ${where}`);
  }

  async isAt(path: string | RegExp): Promise<void> {
    let now = '';
    await this.until(
      async () => {
        now = await this.inPage(() => location.pathname + location.search);
        return (typeof path === 'string' ? now === path : path.test(now)) || undefined;
      },
      () => `still ${now}, not ${path}`,
    );
  }

  /** Waits until the target is there, and returns its text. */
  async sees(target: Target, timeoutMs?: number): Promise<string> {
    return (await this.find(target, 'look', timeoutMs)).text;
  }

  async doesNotSee(target: Target): Promise<void> {
    await this.until(
      async () => (await this.glance(target, 'look')) === null || undefined,
      () => `${describe(target)} does not go`,
    );
  }

  /** Waits until the loader is gone and all finite animations have ended. */
  async waitsUntilStill(): Promise<void> {
    const isAtRest = () => {
      const isMoving = document.getAnimations().some((animation) => {
        const ends = animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
        return animation.playState === 'running' && ends;
      });
      // Pictures and other parts load after the page.
      const isLoading = performance
        .getEntriesByType('resource')
        .some(
          (entry) => performance.now() - (entry as PerformanceResourceTiming).responseEnd < 1_000,
        );
      const isRest = !isMoving && !isLoading && document.querySelector('#boot-loader') === null;
      return isRest || undefined;
    };
    await this.until(
      () => this.inPage(isAtRest),
      () => 'something goes on moving',
    );
  }

  async count(target: Target): Promise<number> {
    return (await this.glance(target, 'look'))?.count ?? 0;
  }

  async isThere(target: Target): Promise<boolean> {
    return (await this.count(target)) > 0;
  }

  async press(target: Target, hand = this.hand): Promise<void> {
    const { x, y } = await this.reach(target);
    // The site treats two presses at the same point as a double click.
    this.presses += 1;
    await this.pressAt({ x: x + (this.presses % 2 === 0 ? NUDGE : -NUDGE), y }, hand);
  }

  async pressAt(at: Point, hand = this.hand): Promise<void> {
    const { down, up } = this.grip(hand);
    await down(at);
    await up();
  }

  /** Drags the source to the target until `isOver`, then drops it. */
  async drag(from: Target, to: Target, isOver: () => Promise<boolean>): Promise<void> {
    const start = await this.reach(from);
    const { down, move, up } = this.grip(this.hand);
    await down(start);
    // A finger rests until it holds the word; a mouse holds it as soon as it moves.
    if (this.hand === 'mouse') await move({ x: start.x, y: start.y + NUDGE });
    await this.until(
      async () => (await this.inPage(isSomethingHeld)) || undefined,
      () => `${describe(from)} is not picked up`,
    );
    let at = start;
    // While something is dragged near an edge, the page scrolls.
    await this.until(
      async () => {
        const sight = await this.find(to);
        const { x, y } = middleOf(sight);
        const goal = { x, y: Math.min(Math.max(y, EDGE), sight.bottom - EDGE) };
        for (let step = 1; step <= STEPS; step += 1) {
          const share = step / STEPS;
          await move({ x: at.x + (goal.x - at.x) * share, y: at.y + (goal.y - at.y) * share });
        }
        at = { x: goal.x + 1, y: goal.y };
        return (await isOver()) || undefined;
      },
      () => `${describe(from)} does not come to ${describe(to)}`,
    );
    await up();
  }

  private grip(hand: Hand): {
    down: (at: Point) => Promise<void>;
    move: Tab['moveMouse'];
    up: Tab['releaseMouse'];
  } {
    const { tab } = this;
    if (hand === 'finger' && tab.finger !== null) return tab.finger;
    const down = async (at: Point) => {
      await tab.moveMouse(at);
      await tab.pressMouse();
    };
    return { down, move: tab.moveMouse, up: tab.releaseMouse };
  }

  /** Types into an empty field. */
  async write(field: Target, words: string): Promise<void> {
    await this.press(field);
    await this.tab.type(words);
  }

  async choose(list: Target, option: string): Promise<void> {
    await this.find(list, { choose: option });
  }

  key(key: Key): Promise<void> {
    return this.tab.key(key);
  }

  async focus(target: Target): Promise<void> {
    await this.find(target, 'focus');
  }

  /**
   * Reaches the target by the Tab key alone, back where it precedes the focus: beyond the end of the page Firefox goes
   * to its own buttons, and the page no longer gets the keys.
   */
  async tabTo(target: Target): Promise<void> {
    await this.find(target);
    for (let presses = 0; presses < MAX_TABS; presses += 1) {
      const sight = await this.glance(target, 'look');
      if (sight?.isFocused) return;
      await (sight?.isBeforeFocus ? this.tab.tabBack() : this.tab.key('Tab'));
    }
    throw new Error(`Tab does not reach ${describe(target)}`);
  }

  /** The target's centre, once it is still, enabled and uncovered. */
  private async reach(target: Target): Promise<Point> {
    let last: FoundElement | null = null;
    let why = 'is not there';
    const sight = await this.until(
      async () => {
        const before = last;
        last = await this.glance(target, 'bring into view');
        why = obstacle(last, before) ?? '';
        return why === '' && last !== null ? last : undefined;
      },
      () => `${describe(target)} ${why}`,
    );
    return middleOf(sight);
  }

  private async find(target: Target, act: Act = 'look', timeoutMs?: number): Promise<FoundElement> {
    let count = 0;
    return this.until(
      async () => {
        const sight = await this.glance(target, act);
        count = sight?.count ?? 0;
        return sight !== null && (count === 1 || target.at !== undefined) ? sight : undefined;
      },
      () => `${describe(target)} is there ${count} times`,
      timeoutMs,
    );
  }

  private async glance(target: Target, act: Act): Promise<FoundElement | null> {
    const look = `(${findInPage})(${JSON.stringify(target)}, ${JSON.stringify(act)})`;
    const guarded = `${IS_LIBRARY_MISSING} ? 'missing' : ${look}`;
    const seen = await this.tab.evaluate(guarded);
    if (seen !== 'missing') return seen as FoundElement | null;
    await this.tab.evaluate(`(() => { ${LIBRARY} })()`);
    return (await this.tab.evaluate(look)) as FoundElement | null;
  }
}

/** The drag library positions a dragged element as fixed. */
function isSomethingHeld(): boolean {
  return document.querySelector('[style*="position: fixed"]') !== null;
}

function obstacle(now: FoundElement | null, before: FoundElement | null): string | undefined {
  if (now === null) return 'is not there';
  if (now.count > 1 && now.box.width === 0) return `is there ${now.count} times`;
  if (!now.isEnabled) return 'is disabled';
  if (now.cover !== '') return `is covered by ${now.cover}`;
  if (now.isMoving) return 'moves';
  const isStill = before !== null && JSON.stringify(before.box) === JSON.stringify(now.box);
  return isStill ? undefined : 'moves';
}

function middleOf({ box: { x, y, width, height } }: FoundElement): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function describe({ by, role: named, name, inside }: Target): string {
  const wanted = typeof name === 'object' ? `/${name.pattern}/` : `“${name ?? ''}”`;
  const what = `${by === 'role' ? named : by} ${wanted}`;
  return inside === undefined ? what : `${what} in ${describe(inside)}`;
}
