// The operator's commands, while the site runs on the same database.

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { competition } from '#server/features/competition/tables.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { operate as runHere } from './testing/operate.ts';

const CONTENT = join(import.meta.dirname, '../../content');

let site: Awaited<ReturnType<typeof createTestApp>>;
let dir: string;

beforeAll(async () => {
  site = await createTestApp({ contentDir: CONTENT });
  dir = await mkdtemp(join(tmpdir(), 'operator-'));
});
afterAll(async () => {
  await site.close();
  await rm(dir, { recursive: true, force: true });
});

const operate = (words: readonly string[], settings: Record<string, string> = {}) =>
  runHere(words, { DATABASE_URL: site.url, DATA_DIR: dir, CONTENT_DIR: CONTENT, ...settings });

const isUnderMaintenance = async () =>
  (await site.app.inject('/api/maintenance')).json().data.attributes.Switch;

describe('maintenance', () => {
  it('is turned on and off on the running site', async () => {
    expect((await operate(['maintenance', 'status'])).out).toContain('The site is open');
    expect((await operate(['maintenance', 'on'])).code).toBe(0);
    await expect.poll(isUnderMaintenance).toBe(true);
    expect((await operate(['maintenance', 'status'])).out).toContain('down for maintenance');
    expect((await operate(['maintenance', 'off'])).code).toBe(0);
    await expect.poll(isUnderMaintenance).toBe(false);
  });
});

// Each import checks the whole content.
describe('content', { timeout: 180_000 }, () => {
  it('imports what changed, which the running site shows at once', async () => {
    const changed = join(dir, 'content');
    await cp(CONTENT, changed, { recursive: true });
    expect((await operate(['content', 'import'], { CONTENT_DIR: changed })).out).toContain(
      'Nothing has changed',
    );
    const about = (await site.app.inject('/api/about')).json().data.attributes;
    const next = { ...about, Para1: 'A new first sentence.' };
    await writeFile(join(changed, 'pages/about.yaml'), JSON.stringify(next));
    expect((await operate(['content', 'import'], { CONTENT_DIR: changed })).out).toContain(
      'Imported: about',
    );
    await expect
      .poll(async () => (await site.app.inject('/api/about')).json().data.attributes)
      .toEqual(next);
  });

  it('leaves a competition alone that has begun, names it, and imports the rest', async () => {
    const changed = join(dir, 'begun');
    await cp(CONTENT, changed, { recursive: true });
    const seven = join(changed, 'competition/7/competition.yaml');
    await writeFile(seven, (await readFile(seven, 'utf8')).replace('telescope', 'kite'));
    const { code, out, err } = await operate(['content', 'import'], { CONTENT_DIR: changed });
    expect(code).toBe(1);
    expect(out).toContain('Imported: ');
    expect(err).toContain('competition/7/competition.yaml: 7: The waiting room');
    const prizes = (await site.app.inject('/api/comp/current')).json().data.attributes.prizes;
    expect(prizes.basic[0]).toBe('telescope');
  });

  it('imports nothing that the checker refuses', async () => {
    const refused = join(dir, 'refused');
    await cp(CONTENT, refused, { recursive: true });
    const file = join(refused, 'competition/7/standard-2.yaml');
    await writeFile(file, (await readFile(file, 'utf8')).replace(/answer: \d/, 'answer: 9'));
    const checked = await operate(['content', 'check'], { CONTENT_DIR: refused });
    const imported = await operate(['content', 'import'], { CONTENT_DIR: refused });
    for (const { code, out, err } of [checked, imported]) {
      expect(code).toBe(1);
      expect(out + err).toContain('it is 9, but places count from 0');
    }
  });

  it('imports nothing of broken files, and names each', async () => {
    const broken = join(dir, 'broken');
    await cp(CONTENT, broken, { recursive: true });
    await writeFile(join(broken, 'pages/about.yaml'), 'Para1: [');
    await writeFile(join(broken, 'quiz/basic/01-nouns.yaml'), 'id: one');
    const { code, err } = await operate(['content', 'import'], { CONTENT_DIR: broken });
    expect(code).toBe(1);
    expect(err).toContain('pages/about.yaml');
    expect(err).toContain('quiz/basic/01-nouns.yaml');
    expect(err).not.toContain('    at ');
  });
});

describe('backup', () => {
  it('goes to a file and back', async () => {
    const file = join(dir, 'site.backup');
    await operate(['maintenance', 'on']);
    expect((await operate(['backup', 'create', '--file', file])).code).toBe(0);
    await operate(['maintenance', 'off']);
    const restore = ['backup', 'restore', '--file', file];
    const refused = await operate(restore);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/would be replaced by the backup of .* in India .*\n.*--yes/);
    expect((await operate([...restore, '--dry-run'])).out).toContain(
      'Dry run, nothing was changed',
    );
    expect(await isUnderMaintenance()).toBe(false);
    expect((await operate([...restore, '--yes'])).code).toBe(0);
    await expect.poll(isUnderMaintenance).toBe(true);
    await operate(['maintenance', 'off']);
  });
});

describe('help', () => {
  it.each([
    [['--help'], 'competition schedule --id …'],
    [['competition', '--help'], 'competition cancel --id …'],
    [['competition', 'create', '--help'], '--papers …'],
    [['doctor', '--help'], '--json'],
  ])('%j says what there is', async (args, text) => {
    const { code, out } = await operate(args);
    expect([code, out]).toEqual([0, expect.stringContaining(text)]);
  });
});

describe('a wrong folder', () => {
  it('is told in one line', async () => {
    const settings = { CONTENT_DIR: join(CONTENT, 'pages') };
    for (const args of [
      ['content', 'check'],
      ['content', 'import'],
    ]) {
      const { code, err } = await operate(args, settings);
      expect(code).toBe(1);
      expect(err).toContain('is no content folder');
      expect(err.trim().split('\n')).toHaveLength(1);
    }
    const papers = ['competition', 'import-papers', '--id', '1000', '--folder', CONTENT];
    const { code, err } = await operate(papers);
    expect([code, err]).toEqual([1, expect.stringContaining('is no folder of papers')]);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('while a competition is live', () => {
  it('what would disturb it is refused, and maintenance leaves its pages open', async () => {
    const create = ['competition', 'create', '--like', '7', '--id', '1000', '--starts-in', '10m'];
    const created = await operate(create);
    expect(created.out).toMatch(/start +.*, \d+:\d\d [ap]m in India \(.*Z\)/);
    expect(created.out).toContain('It is a rehearsal');
    expect(
      (
        await operate([
          ...create.slice(0, 4),
          '--id',
          '1001',
          '--starts-in',
          '9d',
          '--papers',
          'new',
        ])
      ).out,
    ).toContain('It has no papers yet, so it can’t begin');
    await site.db
      .update(competition)
      .set({ waitingRoomOpensS: 600, registrationClosesS: 600 })
      .where(eq(competition.id, 1000));
    for (const args of [
      ['maintenance', 'on'],
      ['content', 'import'],
      ['competition', 'schedule', '--id', '1000', '--starts-in', '5m'],
      ['competition', 'cancel', '--id', '1000'],
    ]) {
      const { code, err } = await operate(args);
      expect([code, err]).toEqual([1, expect.stringContaining('--force')]);
    }
    const moved = ['competition', 'schedule', '--id', '1000', '--starts-in', '15m', '--force'];
    expect((await operate(moved)).code).toBe(0);
    expect((await operate(['maintenance', 'on', '--force'])).out).not.toContain('stay open');
    await operate(['maintenance', 'off']);
    const cancel = ['competition', 'cancel', '--id', '1000', '--reason', 'The power is out.'];
    expect((await operate([...cancel, '--force'])).out).toContain('Cancelled.');
    expect((await operate(['maintenance', 'on'])).out).toContain('competition stay open');
    await operate(['maintenance', 'off']);
  });
});

it('a backup that anybody could read is refused in production, unless it is asked for', async () => {
  const production = {
    NODE_ENV: 'production',
    SESSION_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789',
    LEDGER_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789',
    WHATSAPP_TOKEN: 'x',
    WHATSAPP_PHONE_NUMBER_ID: '1',
    WHATSAPP_APP_SECRET: 'x',
    WHATSAPP_VERIFY_TOKEN: 'x',
    WHATSAPP_TEMPLATE: 'x',
    RAZORPAY_KEY_ID: 'x',
    RAZORPAY_KEY_SECRET: 'x',
    RAZORPAY_WEBHOOK_SECRET: 'a secret of webhooks',
    RAZORPAY_STANDARD_PAGE: 'https://pages.example/standard',
    RAZORPAY_COUPON_PAGE: 'https://pages.example/coupon',
  };
  const create = ['backup', 'create', '--file', join(dir, 'plain.backup')];
  const refused = await operate(create, production);
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('BACKUP_KEY')]);
  expect((await operate([...create, '--plain'], production)).code).toBe(0);
});

describe('a wrong command', () => {
  it.each([
    [[], 'Usage'],
    [['maintenance', 'maybe'], 'There are: maintenance on, maintenance off, maintenance status.'],
    [['maintenance'], 'maintenance status'],
    [['weather', 'on'], 'There is no command “weather”'],
    [['competiton', 'list'], 'Did you mean “competition”?'],
    [['competition', 'shedule'], 'Did you mean “competition schedule”?'],
    [['competition', 'create', '--lke', '7'], '`competition create --help`'],
    [['competition', 'cancel', '--id', '99'], 'There is no such competition'],
    [['backup', 'create'], '--file is missing'],
    [['backup', 'create', '--file'], '--file'],
    [['backup', 'restore', '--file', '/nowhere/at.all'], 'There is no file'],
    [['maintenance', 'on', '--now', 'yes'], '--now'],
  ])('%j is told what it lacks, and changes nothing', async (args, hint) => {
    const { code, err } = await operate(args);
    expect(code).toBe(1);
    expect(err).toContain(hint);
    expect(err).not.toContain('    at ');
    if (args.length > 1) expect(err.split('\n').length).toBeLessThan(6);
    expect(await isUnderMaintenance()).toBe(false);
  });
});

describe('payment and coupon', () => {
  it('say what there is, and try things out without doing them', async () => {
    expect((await operate(['payment', 'list'])).out).toContain('0 payments');
    expect((await operate(['payment', 'reconcile', '--days', '7', '--dry-run'])).out).toContain(
      '0 records, 0 would be new',
    );
    const coupons = await operate(['coupon', 'list']);
    expect(coupons.out).toMatch(/ignoring-case {2}Rs \d+ .* used 0 of/);
    const refused = await operate(['payment', 'refund', '--id', 'pay_none', '--dry-run']);
    expect(refused).toMatchObject({ code: 1, err: 'There is no such payment\n' });
    expect((await operate(['payment', 'reconcile', '--days', 'all'])).err).toContain(
      '--days must be',
    );
    expect((await operate(['payment', 'claim', '--id', 'x', '--phone', '12'])).code).toBe(1);
    expect((await operate(['payment', 'refund'])).err).toContain('--id is missing');
    expect((await operate(['payment'])).err).toContain('payment refund --id … [--dry-run]');
  });
});

describe('errors', () => {
  it('are listed, and shown one by one', async () => {
    expect((await operate(['errors', 'list'])).out).toContain('0 errors');
    const payload = {
      kind: 'error',
      message: 'TypeError: no level',
      stack: '/assets/quiz-Bz3kP2x.js:1:20',
      route: '/quiz/playing',
      build: '0123456789ab',
    };
    for (const route of ['/quiz/playing', '/login'])
      await site.app.inject({
        method: 'POST',
        url: '/api/client-error',
        payload: { ...payload, route },
      });
    await site.services.errors.whenIdle();
    const { out: list } = await operate(['errors', 'list']);
    expect(list).toMatch(/^[0-9a-f]{12} {2}\S+ {2}error {2}2 reports {2}TypeError: no level/);
    expect(list).toContain('1 error\n');
    const { out: shown } = await operate(['errors', 'show', '--id', list.slice(0, 12)]);
    expect(shown).toContain('error: TypeError: no level');
    expect(shown).toContain('reports by route\n  /login  1\n  /quiz/playing  1');
    expect(shown).toContain('build 0123456789ab  other  /quiz/playing\n  /assets/quiz.js:1:20');
  });

  it.each([
    [['errors', 'show'], '--id is missing'],
    [['errors', 'show', '--id', 'Riya'], '--id must be an id of `errors list`'],
    [['errors', 'show', '--id', 'ffffffffffff'], 'There is no error ffffffffffff'],
    [['errors', 'delete'], 'There are: errors list, errors show.'],
  ])('%j is told what it lacks', async (args, hint) => {
    const { code, err } = await operate(args);
    expect(code).toBe(1);
    expect(err).toContain(hint);
    expect(err).not.toContain('    at ');
  });
});
