import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { ConfigError, readConfig, settingNames } from './config.ts';

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'q8Xw2Lr7Zt4Vb9Nc5Md1Kf6Hj3Gp0SyQ',
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_APP_SECRET: 'secret',
  WHATSAPP_VERIFY_TOKEN: 'verify',
  WHATSAPP_TEMPLATE: 'login_code',
};

it('development needs nothing', () => {
  expect(readConfig({})).toMatchObject({ sessionSecret: undefined, whatsapp: undefined });
});

it('production takes a whole set of settings', () => {
  expect(readConfig(production)).toMatchObject({
    isProduction: true,
    whatsapp: { codeTemplate: 'login_code', apiUrl: 'https://graph.facebook.com/v23.0' },
  });
});

it.each([
  'SESSION_SECRET',
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'WHATSAPP_TEMPLATE',
])('production refuses to start without %s, and names it', (name) => {
  expect(() => readConfig({ ...production, [name]: '' })).toThrow(ConfigError);
  expect(() => readConfig({ ...production, [name]: '' })).toThrow(name);
});

it.each(['short', 'a'.repeat(40), 'changeme'.repeat(5)])('%s is no secret', (secret) => {
  expect(() => readConfig({ ...production, SESSION_SECRET: secret })).toThrow('SESSION_SECRET');
});

it('half a set-up of WhatsApp is a mistake in development too', () => {
  expect(() => readConfig({ WHATSAPP_TOKEN: 'token' })).toThrow('WHATSAPP_APP_SECRET');
});

it('the example lists every setting, and works as it stands', async () => {
  const example = parseEnv(await readFile('.env.example', 'utf8'));
  expect(Object.keys(example).sort()).toEqual([...settingNames].sort());
  expect(() => readConfig(example)).not.toThrow();
});
