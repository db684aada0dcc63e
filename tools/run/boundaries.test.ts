// Checks the boundary check: a source tree with one violation of every rule, planted beside files that keep them all.

import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
  forbidden: readonly { name: string }[];
};

/** What each file imports, all of it allowed. */
const house: Readonly<Record<string, readonly string[]>> = {
  'content/membership.yaml': [],
  'src/domain/quiz/stars.ts': ['zod'],
  'src/domain/learning/schedule.ts': ['ts-fsrs', '#domain/quiz/stars.ts'],
  'src/messages/quiz.ts': ['#domain/quiz/stars.ts'],
  'src/content/read.ts': ['#domain/quiz/stars.ts', 'yaml'],
  'src/contract/quiz.ts': ['#domain/quiz/stars.ts', 'zod'],
  'src/print/sheet.ts': ['#domain/quiz/stars.ts', '#messages/quiz.ts'],
  'src/server/config.ts': [],
  'src/server/app.ts': ['#server/features/quiz/service.ts'],
  'src/server/platform/clock.ts': [],
  'src/server/gateways/whatsapp/gateway.ts': ['#server/platform/clock.ts'],
  'src/server/features/quiz/store.ts': ['#domain/quiz/stars.ts', 'drizzle-orm'],
  'src/server/features/quiz/service.ts': ['./store.ts', '#contract/quiz.ts', '#content/read.ts'],
  'src/server/features/quiz/half-circle.ts': ['./a.ts'],
  'src/server/features/site/service.ts': [
    '#server/features/quiz/service.ts',
    '#server/gateways/whatsapp/gateway.ts',
    '#messages/quiz.ts',
    '#server/config.ts',
    '#print/sheet.ts',
  ],
  'src/web/platform/lazy-code.ts': [],
  'src/web/ui/button.ts': ['#web/platform/lazy-code.ts'],
  'src/web/platform/api.ts': ['type #contract/quiz.ts'],
  'src/web/dialogs/dialogs.ts': ['#web/ui/button.ts', '#web/platform/api.ts'],
  'src/web/language/switch.ts': ['#web/dialogs/dialogs.ts', '#web/ui/button.ts'],
  'src/web/lazy-part/lazy-part.ts': ['#web/language/switch.ts', '#web/platform/api.ts'],
  'src/web/features/learning/progress/stars.ts': ['#web/platform/api.ts'],
  'src/web/features/session/account.ts': ['#web/features/learning/progress/stars.ts'],
  'src/web/question/player.ts': [
    '#web/ui/button.ts',
    '#web/lazy-part/lazy-part.ts',
    '#domain/quiz/stars.ts',
  ],
  'src/web/features/quiz/page.ts': [
    '#web/question/player.ts',
    '#web/features/session/account.ts',
    '#messages/quiz.ts',
  ],
  'src/web/features/site/page.ts': ['#web/ui/button.ts'],
  'src/web/app/app.ts': ['#web/features/quiz/page.ts'],
  'tools/check.ts': ['#server/app.ts'],
  'bench/api.ts': ['#contract/quiz.ts'],
  'e2e/quiz.spec.ts': ['#contract/quiz.ts', '#messages/quiz.ts'],
};

/** File, what it imports, and the rule that it breaks: each row of the table in docs/architecture.md has some. */
const violations: readonly (readonly [file: string, imported: string, rule: string])[] = [
  ['src/domain/quiz/a.ts', '#server/features/quiz/store.ts', 'domain-is-pure'],
  ['src/domain/quiz/b.ts', 'node:fs', 'domain-is-pure'],
  ['src/domain/quiz/c.ts', '#messages/quiz.ts', 'domain-is-pure'],
  ['src/domain/quiz/d.ts', 'yaml', 'domain-is-pure'],
  ['src/domain/quiz/e.ts', 'ts-fsrs', 'domain-is-pure'],
  ['src/domain/learning/a.ts', 'yaml', 'learning-knows-fsrs'],
  ['src/messages/a.ts', '#contract/quiz.ts', 'messages-know-domain'],
  ['src/messages/b.ts', 'zod', 'messages-know-domain'],
  ['src/content/a.ts', '#server/platform/clock.ts', 'content-knows-domain'],
  ['src/content/b.ts', '#messages/quiz.ts', 'content-knows-domain'],
  ['src/contract/a.ts', '#web/features/quiz/page.ts', 'contract-knows-domain'],
  ['src/contract/b.ts', '#messages/quiz.ts', 'contract-knows-domain'],
  ['src/print/a.ts', '#contract/quiz.ts', 'print-knows-domain-and-messages'],
  ['src/print/b.ts', '#server/platform/clock.ts', 'print-knows-domain-and-messages'],
  ['src/server/a.ts', '#web/ui/button.ts', 'server-knows-no-web'],
  ['src/server/b.ts', '#tools/check.ts', 'server-knows-no-web'],
  ['src/server/features/site/a.ts', '#server/features/quiz/store.ts', 'features-meet-in-services'],
  ['src/server/features/quiz/c.ts', 'drizzle-orm', 'sql-in-stores'],
  ['src/server/features/site/b.ts', '#server/app.ts', 'features-know-no-composition'],
  ['src/server/platform/a.ts', '#server/features/quiz/service.ts', 'platform-knows-no-feature'],
  ['src/server/platform/b.ts', '#server/gateways/whatsapp/gateway.ts', 'platform-knows-no-feature'],
  [
    'src/server/gateways/whatsapp/a.ts',
    '#server/features/quiz/service.ts',
    'gateways-know-no-feature',
  ],
  ['src/web/a.ts', 'type #server/features/quiz/store.ts', 'web-knows-no-server'],
  ['src/web/b.ts', '#contract/quiz.ts', 'web-knows-types-of-the-contract'],
  ['src/web/d.ts', '../../content/membership.yaml', 'web-knows-no-coupons'],
  ['src/web/features/site/a.ts', '#web/features/quiz/page.ts', 'web-features-apart'],
  ['src/web/features/site/b.ts', '#web/app/app.ts', 'web-features-apart'],
  ['src/web/features/session/a.ts', '#web/features/quiz/page.ts', 'web-session-is-low'],
  ['src/web/features/learning/review/a.ts', '#web/features/site/page.ts', 'web-quiz-and-learning'],
  [
    'src/web/features/learning/progress/a.ts',
    '#web/features/session/account.ts',
    'web-progress-is-low',
  ],
  ['src/web/ui/a.ts', '#domain/quiz/stars.ts', 'ui-knows-no-product'],
  ['src/web/ui/b.ts', '#web/question/player.ts', 'ui-knows-no-product'],
  ['src/web/ui/c.ts', '#web/platform/api.ts', 'ui-knows-no-product'],
  ['src/web/ui/d.ts', '#web/lazy-part/lazy-part.ts', 'ui-knows-no-product'],
  ['src/web/dialogs/a.ts', '#web/language/switch.ts', 'dialogs-above-ui'],
  ['src/web/language/a.ts', '#web/lazy-part/lazy-part.ts', 'language-above-ui'],
  ['src/web/lazy-part/a.ts', '#web/question/player.ts', 'lazy-part-above-ui'],
  ['src/web/question/a.ts', '#web/features/quiz/page.ts', 'question-knows-no-feature'],
  ['src/web/form/a.ts', '#web/features/quiz/page.ts', 'question-knows-no-feature'],
  ['src/web/offer/a.ts', '#web/features/quiz/page.ts', 'question-knows-no-feature'],
  ['src/web/platform/a.ts', '#web/ui/button.ts', 'web-platform-is-low'],
  ['src/web/platform/b.ts', '#web/dialogs/dialogs.ts', 'web-platform-is-low'],
  ['tools/a.ts', '#web/ui/button.ts', 'tools-know-no-web'],
  ['bench/a.ts', '#web/ui/button.ts', 'tools-know-no-web'],
  ['e2e/a.spec.ts', '#domain/quiz/stars.ts', 'journeys-know-contract-and-messages'],
  // The other half of the cycle is above.
  ['src/server/features/quiz/a.ts', './half-circle.ts', 'no-circles'],
  ['src/server/features/quiz/b.ts', './nowhere.ts', 'resolvable'],
];

let found: string[];

beforeAll(async () => {
  const dir = await mkdtemp(join(tmpdir(), 'boundaries-'));
  try {
    await symlink(join(root, 'node_modules'), join(dir, 'node_modules'));
    for (const file of ['package.json', '.dependency-cruiser.cjs', 'tsconfig.json']) {
      await copyFile(join(root, file), join(dir, file));
    }
    await copyFile(join(root, 'tsconfig.web.json'), join(dir, 'tsconfig.web.json'));
    const planted = violations.map(([file, imported]) => [file, [imported]] as const);
    for (const [file, imports] of [...Object.entries(house), ...planted]) {
      await mkdir(dirname(join(dir, file)), { recursive: true });
      await writeFile(join(dir, file), sourceOf(imports));
    }
    found = await check(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}, 60_000);

it.each(violations)('%s must not import %s: %s', (file, _imported, rule) => {
  expect(found).toContain(`${file}: ${rule}`);
});

it('finds nothing else in the house', () => {
  expect(found.toSorted()).toEqual(
    violations.map(([file, , rule]) => `${file}: ${rule}`).toSorted(),
  );
});

it('every rule has a violation', () => {
  const planted = new Set(violations.map(([, , rule]) => rule));
  expect(forbidden.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
});

/** Source text that imports each of them; `type x`: as a type only. */
function sourceOf(imports: readonly string[]): string {
  const lines = imports.map((imported, place) =>
    imported.startsWith('type ')
      ? `import type { x as x${place} } from '${imported.slice('type '.length)}';`
      : `import { x as x${place} } from '${imported}';`,
  );
  const names = imports.flatMap((imported, place) =>
    imported.startsWith('type ') ? [] : [`x${place}`],
  );
  const types = imports.flatMap((imported, place) =>
    imported.startsWith('type ') ? [`export type X${place} = typeof x${place};`] : [],
  );
  return [...lines, ...types, `export const x: unknown = [${names.join(', ')}];`].join('\n');
}

/** `file: rule` of every violation. */
async function check(dir: string): Promise<string[]> {
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const folders = ['src', 'tools', 'bench', 'e2e'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders],
    { cwd: dir, maxBuffer: 50_000_000 },
  );
  const { summary } = JSON.parse(stdout);
  return summary.violations.map(
    ({ from, rule }: { from: string; rule: { name: string } }) => `${from}: ${rule.name}`,
  );
}
