// The start of a journey in another engine: a person at a fresh browser of that engine, whose errors fail the journey.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';

export { expect };

import type { Browser } from './drivers/tab.ts';
import { type EngineName, startEngine } from './engines.ts';
import { DESKTOP, Person } from './person.ts';

const PICTURES = join(import.meta.dirname, '../../test-results/browsers/pictures');

interface Journey {
  /** At the shared site. */
  person: Person;
  /** A person at another site. */
  visit: (baseUrl: string) => Promise<Person>;
  /** Saves a screenshot for people to look at; the journey does not check it. */
  capture: (person: Person, name: string) => Promise<void>;
}

export interface WorkerFixtures {
  engine: EngineName;
  running: Browser;
}

export const test = base.extend<Journey, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  running: [
    async ({ engine }, use) => {
      const browser = await startEngine(engine);
      await use(browser);
      await browser.stop();
    },
    { scope: 'worker' },
  ],
  visit: async ({ running, capture }, use, info) => {
    const people: Person[] = [];
    await use(async (baseUrl) => {
      const person = new Person(await running.newTab(baseUrl));
      people.push(person);
      await person.resize(DESKTOP);
      return person;
    });
    for (const person of people) {
      if (info.status !== info.expectedStatus) await capture(person, `failed: ${info.title}`);
      await person.tab.close();
    }
    expect(people.flatMap(({ tab }) => tab.problems)).toEqual([]);
  },
  person: async ({ visit, baseURL }, use) => use(await visit(baseURL ?? '')),
  capture: async ({ engine }, use) => {
    await use(async (person, name) => {
      // The screenshot of a failed journey is taken immediately.
      if (!name.startsWith('failed')) await person.waitsUntilStill();
      await mkdir(join(PICTURES, engine), { recursive: true });
      await writeFile(join(PICTURES, engine, `${name}.png`), await person.tab.screenshot());
    });
  },
});
