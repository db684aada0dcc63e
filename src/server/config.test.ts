import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { settingNames } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'q8Xw2Lr7Zt4Vb9Nc5Md1Kf6Hj3Gp0SyQ',
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_APP_SECRET: 'secret',
  WHATSAPP_VERIFY_TOKEN: 'verify',
  WHATSAPP_TEMPLATE: 'login_code',
  LEDGER_SECRET: 'Zt4Vb9Nc5Md1Kf6Hj3Gp0SyQq8Xw2Lr7',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'key secret',
  RAZORPAY_WEBHOOK_SECRET: 'the secret of webhooks',
  RAZORPAY_STANDARD_PAGE: 'https://pages.razorpay.com/standard',
  RAZORPAY_COUPON_PAGE: 'https://pages.razorpay.com/coupon',
};

it('development needs nothing', () => {
  expect(readConfig({})).toMatchObject({
    sessionSecret: undefined,
    whatsapp: undefined,
    razorpay: undefined,
  });
});

it('production takes a whole set of settings', () => {
  expect(readConfig(production)).toMatchObject({
    isProduction: true,
    whatsapp: { codeTemplate: 'login_code', apiUrl: 'https://graph.facebook.com/v23.0' },
    razorpay: { keyId: 'rzp_live_1', apiUrl: 'https://api.razorpay.com/v1' },
  });
});

it.each([
  'SESSION_SECRET',
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'WHATSAPP_TEMPLATE',
  'LEDGER_SECRET',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'RAZORPAY_STANDARD_PAGE',
  'RAZORPAY_COUPON_PAGE',
])('production refuses to start without %s, and names it', (name) => {
  expect(() => readConfig({ ...production, [name]: '' })).toThrow(ConfigError);
  expect(() => readConfig({ ...production, [name]: '' })).toThrow(name);
});

it.each(['short', 'a'.repeat(40), 'changeme'.repeat(5)])('%s is no secret', (secret) => {
  expect(() => readConfig({ ...production, SESSION_SECRET: secret })).toThrow('SESSION_SECRET');
});

it('production makes no backups by night that anybody can read', () => {
  const backups = { ...production, BACKUP_DIR: '/var/backups/gully' };
  expect(() => readConfig(backups)).toThrow('BACKUP_KEY');
  const key = { BACKUP_KEY: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p' };
  expect(readConfig({ ...backups, ...key }).backupDir).toBe('/var/backups/gully');
  expect(readConfig({ BACKUP_DIR: 'backups' }).backupKey).toBeUndefined();
});

it('half a set-up of WhatsApp is a mistake in development too', () => {
  expect(() => readConfig({ WHATSAPP_TOKEN: 'token' })).toThrow('WHATSAPP_APP_SECRET');
});

it('half a set-up of Razorpay is a mistake in development too', () => {
  expect(() => readConfig({ RAZORPAY_KEY_ID: 'rzp_test_1' })).toThrow('RAZORPAY_WEBHOOK_SECRET');
});

it('the example lists every setting, and works as it stands', async () => {
  const example = parseEnv(await readFile('.env.example', 'utf8'));
  expect(Object.keys(example).sort()).toEqual([...settingNames].sort());
  expect(() => readConfig(example)).not.toThrow();
});
