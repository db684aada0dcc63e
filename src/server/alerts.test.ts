// The alerting rules use metrics that the server exports.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createTestApp } from './testing/test-app.ts';

interface Rules {
  readonly groups: readonly { readonly rules: readonly { alert: string; expr: string }[] }[];
}

let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

it('each names metrics of this server', async () => {
  const file = join(import.meta.dirname, '../../deploy/alerts.yml');
  const { groups } = parse(await readFile(file, 'utf8')) as Rules;
  const rules = groups.flatMap((group) => group.rules);
  const { body } = await site.app.inject('/metrics');
  const known = [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  for (const { alert, expr } of rules) {
    const named = expr.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? [];
    expect(named, alert).not.toEqual([]);
    expect(known, alert).toEqual(expect.arrayContaining(named));
  }
});
