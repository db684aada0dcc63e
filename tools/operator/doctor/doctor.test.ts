// `operator doctor` on a healthy deployment and on broken ones.

import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { BUILD_HEADER } from '#domain/site/build.ts';
import { type FakeMetaApi, startFakeMetaApi } from '#server/testing/fake-meta-api.ts';
import { whatsappSettings } from '#server/testing/process-site.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp, createTestDatabase } from '#server/testing/test-app.ts';
import { operate } from '../testing/operate.ts';

const SHIPPED_CONTENT = join(import.meta.dirname, '../../../content');
const HOUR_MS = 3_600_000;
/** Nothing listens there. */
const NOWHERE = '127.0.0.1:65535';

let meta: FakeMetaApi;
let site: Awaited<ReturnType<typeof createTestApp>>;
let dir: string;
let healthy: Record<string, string>;

beforeAll(async () => {
  meta = await startFakeMetaApi();
  const config = { whatsapp: meta.settings };
  site = await createTestApp({ contentDir: SAMPLE_CONTENT, config });
  dir = await mkdtemp(join(tmpdir(), 'doctor-'));
  await writeFile(join(dir, 'site.backup'), 'a backup');
  healthy = {
    DATABASE_URL: site.url,
    DATA_DIR: dir,
    CONTENT_DIR: SAMPLE_CONTENT,
    PUBLIC_ORIGIN: await site.app.listen({ host: '127.0.0.1', port: 0 }),
    ...whatsappSettings(meta),
  };
});
afterAll(async () => {
  await site.close();
  await meta.close();
  await rm(dir, { recursive: true, force: true });
});

async function doctor(settings: Record<string, string> = {}, args: readonly string[] = []) {
  const { code, out, err } = await operate(['doctor', ...args], { ...healthy, ...settings });
  const lines = out.trim().split('\n');
  const starting = (word: string) => lines.filter((line) => line.startsWith(word));
  return { code, out, err, wrong: starting('WRONG'), skipped: starting('not checked') };
}

/** What a broken deployment is told: one line each, and nothing else is wrong. */
async function expectWrong(
  settings: Record<string, string>,
  wrong: readonly string[],
  args?: string[],
) {
  const told = await doctor(settings, args);
  expect(told.wrong).toEqual(wrong.map((line) => expect.stringContaining(line)));
  expect(told.code).toBe(1);
  expect(told.err).toBe(`Wrong: ${wrong.length}.\n`);
  return told;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a healthy deployment', () => {
  it('passes every check that applies to it', async () => {
    const { code, err, out, wrong, skipped } = await doctor({}, ['--backups', dir]);
    expect({ code, err, wrong }, out).toEqual({ code: 0, err: '', wrong: [] });
    expect(skipped.map((line) => line.slice('not checked  '.length))).toEqual([
      'contacts: this is no production site',
      'coupons: this is no production site',
      'certificate: PUBLIC_ORIGIN is not https',
      'payment webhook: the development sandbox takes the payments',
    ]);
  });

  it('passes without a public address, WhatsApp and known backups, and says that these were not checked', async () => {
    const none = Object.keys(healthy).filter((name) => /^WHATSAPP|^PUBLIC/.test(name));
    const settings = Object.fromEntries(none.map((name) => [name, '']));
    const { code, skipped } = await doctor(settings);
    expect(code).toBe(0);
    expect(skipped).toEqual(
      expect.arrayContaining([
        'not checked  public address: PUBLIC_ORIGIN is not set',
        'not checked  WhatsApp: messages go to the development outbox',
        'not checked  backups: neither BACKUP_DIR nor --backups says which folder they are in',
      ]),
    );
  });

  it('is described as JSON too', async () => {
    const { out, code } = await doctor({ PUBLIC_ORIGIN: '' }, ['--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(
      expect.arrayContaining([
        { check: 'migrations', state: 'ok', detail: expect.stringMatching(/^all \d+ applied$/) },
        { check: 'health', state: 'not checked', detail: 'PUBLIC_ORIGIN is not set' },
      ]),
    );
  });
});

describe('settings', () => {
  it('that can not be used are named one by one; nothing else is checked', async () => {
    const { skipped } = await expectWrong({ NODE_ENV: 'production', PORT: 'none' }, ['PORT: ']);
    expect(skipped).toHaveLength(18);
  });

  it('that production lacks, placeholders and shipped coupons are named', async () => {
    await expectWrong({ NODE_ENV: 'production' }, [
      'settings: SESSION_SECRET: is needed in production',
      ...['KEY_ID', 'KEY_SECRET', 'WEBHOOK_SECRET', 'STANDARD_PAGE', 'COUPON_PAGE'].map(
        (name) => `settings: RAZORPAY_${name}: is needed to take payments`,
      ),
      'settings: LEDGER_SECRET: is needed in production',
    ]);
    const told = await doctor({
      NODE_ENV: 'production',
      CONTENT_DIR: SHIPPED_CONTENT,
      SESSION_SECRET: 'the secret of the app in all server tests',
      LEDGER_SECRET: 'the secret of the app in all server tests',
      RAZORPAY_KEY_ID: 'key',
      RAZORPAY_KEY_SECRET: 'secret',
      RAZORPAY_WEBHOOK_SECRET: 'the secret of the webhook',
      RAZORPAY_STANDARD_PAGE: 'https://pages.example.org/standard',
      RAZORPAY_COUPON_PAGE: 'https://pay.rzp.io/coupon',
    });
    expect(told.code).toBe(1);
    expect(told.out).not.toContain('pages.example.org');
    expect(told.wrong).toEqual(
      [
        'settings: RAZORPAY_STANDARD_PAGE is a placeholder',
        'settings: PUBLIC_ORIGIN is not https',
        'settings: TRUST_PROXY is off',
        'settings: BACKUP_KEY is not set',
        'contacts: supportEmail of site.yaml is a placeholder',
        'contacts: supportPhone of site.yaml is a placeholder',
        'contacts: chatNumber of site.yaml is a placeholder',
        'contacts: social of site.yaml is a placeholder',
        'contacts: edgeoverUrl of site.yaml is a placeholder',
        'coupons: GULLY-Diya-27 of membership.yaml is known to everybody',
        'coupons: teachersgully of membership.yaml is known to everybody',
      ].map((line) => expect.stringContaining(line)),
    );
  });
});

describe('the database', () => {
  it('that can not be reached fails alone', async () => {
    const { out, skipped } = await expectWrong({ DATABASE_URL: `postgres://u:p@${NOWHERE}/none` }, [
      `database: can not be reached (connect ECONNREFUSED ${NOWHERE}). Start the database`,
    ]);
    expect(skipped).toContain('not checked  migrations: the database can not be reached');
    expect(out).toContain('ok           health: ready');
  });

  it('without all migrations, or with those of a later release, is named', async () => {
    const database = await createTestDatabase();
    onTestFinished(database.drop);
    const other = await createTestApp({ databaseUrl: database.url });
    onTestFinished(other.close);
    await other.db.execute(
      sql`update drizzle.__drizzle_migrations set hash = 'unknown' where id = 1`,
    );
    const { skipped } = await expectWrong({ DATABASE_URL: database.url }, [
      'migrations: 1 of this release are missing. Start a server of this release',
      'migrations: 1 are not of this release. The database belongs to a later release',
    ]);
    expect(skipped).toContain('not checked  tasks: migrations are missing');
  });

  it('a task that has not succeeded for two of its periods is named', async () => {
    const name = 'clear-participants';
    await site.db.execute(
      sql`update task_run set known_since = '2026-01-01T00:00:00Z' where name = ${name}`,
    );
    await expectWrong({}, [
      `tasks: ${name} has not succeeded for two of its periods (last success: never). See \`jobs list\``,
    ]);
    await site.db.execute(sql`update task_run set succeeded_at = now() where name = ${name}`);
    expect((await doctor()).code).toBe(0);
  });
});

describe('the machine', () => {
  it('with a data folder that can not be written is named', async () => {
    await expectWrong({ DATA_DIR: join(dir, 'nowhere') }, [
      'nowhere (DATA_DIR) can not be written. Create it',
    ]);
  });

  it('with an old backup, or none, is named', async () => {
    const backups = await mkdtemp(join(dir, 'backups-'));
    await writeFile(join(backups, 'running'), '');
    await expectWrong({}, [`backups: ${backups} has none. Run`], ['--backups', backups]);
    const file = join(backups, 'old');
    await writeFile(file, 'a backup');
    const then = new Date(Date.now() - 50 * HOUR_MS);
    await utimes(file, then, then);
    await expectWrong({}, [`the latest in ${backups} is 50 h old`], ['--backups', backups]);
    await expectWrong({}, ['backups: ENOENT'], ['--backups', join(backups, 'none')]);
  });
});

describe('the public address', () => {
  /** A stranger in the place of the site. */
  const stranger = async (respond: RequestListener) =>
    `http://${await listen(createServer(respond))}`;

  it('that can not be reached is named by each check that needs it', async () => {
    const reason = `http://${NOWHERE} can not be reached (ECONNREFUSED). See DNS`;
    await expectWrong({ PUBLIC_ORIGIN: `http://${NOWHERE}` }, [
      `public address: ${reason}`,
      `health: ${reason}`,
      `public clock: ${reason}`,
      `WhatsApp webhook: ${reason}`,
    ]);
  });

  it('a server that is not ready, has another clock and another token is named', async () => {
    const origin = await stranger(({ url = '' }, response) => {
      response.setHeader(BUILD_HEADER, 'none');
      response.setHeader('date', new Date(Date.now() + HOUR_MS).toUTCString());
      response.statusCode = url === '/api/live' ? 200 : url === '/api/health' ? 503 : 401;
      const parts = { database: true, migrations: true, content: false, notices: true };
      response.end(JSON.stringify({ status: 'unavailable', ...parts }));
    });
    await expectWrong({ PUBLIC_ORIGIN: origin }, [
      'health: not ready: content. See the log',
      's behind that of http',
      'WhatsApp webhook: /api/whatsapp/webhook returns 401. Give all servers the same',
    ]);
  });

  it('a proxy that answers itself, or takes our header away, is named', async () => {
    const down = await stranger((_, response) => response.writeHead(502).end());
    expect((await doctor({ PUBLIC_ORIGIN: down })).wrong).toEqual(
      expect.arrayContaining([expect.stringContaining('/api/live returns 502. See whether')]),
    );
    const bare = await stranger((_, response) => response.end('{}'));
    expect((await doctor({ PUBLIC_ORIGIN: bare })).wrong).toEqual(
      expect.arrayContaining([expect.stringContaining(`lack the header ${BUILD_HEADER}`)]),
    );
  });

  it('one that never responds holds up no other check', async () => {
    const silent = await stranger(() => {});
    const { wrong, out } = await doctor({ PUBLIC_ORIGIN: silent });
    expect(wrong).toHaveLength(4);
    expect(wrong[0]).toContain('(no response in time)');
    expect(out).toContain('ok           database: responds');
  });

  it('an expired certificate is named', async () => {
    const pem = await readFile(join(import.meta.dirname, 'expired-certificate.pem'));
    const host = await listen(createHttpsServer({ cert: pem, key: pem }));
    const { wrong } = await doctor({ PUBLIC_ORIGIN: `https://${host}` });
    expect(wrong).toContainEqual(
      'WRONG        certificate: expired on 2021-01-01. Renew it, and see why it was not renewed by itself.',
    );
    expect(wrong[0]).toContain('can not be reached (CERT_HAS_EXPIRED)');
  });
});

it('a token that WhatsApp does not accept is named', async () => {
  await expectWrong({ WHATSAPP_TOKEN: 'revoked' }, [
    'WhatsApp: the API returns 401 for the phone number. Make a new WHATSAPP_TOKEN',
  ]);
  await expectWrong({ WHATSAPP_API_URL: `http://${NOWHERE}` }, [
    `WhatsApp: http://${NOWHERE} can not be reached (ECONNREFUSED). See WHATSAPP_API_URL`,
  ]);
});
