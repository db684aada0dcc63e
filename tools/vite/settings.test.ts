import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import * as catalogue from '../../src/messages/catalogue.ts';
import { specification } from '../../src/messages/specification.ts';
import { settings } from './settings.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

type Catalogue = Readonly<Record<string, object>>;

/** The catalogue as the pages get it, built with the setting COPY. */
async function builtTexts(copy: string): Promise<{ code: string; texts: Catalogue }> {
  vi.stubEnv('COPY', copy);
  const [built] = (await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [settings()],
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, '../../src/messages/catalogue.ts'), formats: ['es'] },
    },
  })) as Rolldown.RolldownOutput[];
  const code = built?.output[0].code ?? '';
  const texts = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  return { code, texts };
}

function leavesOf(texts: object, at = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, value]] : leavesOf(value, `${at}${key}.`),
  );
}

const correctedTexts = new Map(leavesOf(catalogue));
// Those of the server's replies are in no page.
const quotes = leavesOf(specification).filter(([key]) => correctedTexts.has(key));

it('a build for the corrected edition shows that, and carries no quote', async () => {
  const { code, texts } = await builtTexts('');
  expect(new Map(leavesOf(texts))).toEqual(correctedTexts);
  const others = [...correctedTexts.values()];
  const carried = quotes.filter(
    ([, quote]) => code.includes(quote) && !others.some((text) => text.includes(quote)),
  );
  expect(carried).toEqual([]);
});

it('a build for the original edition shows every quote', async () => {
  const { texts } = await builtTexts('specification');
  expect(quotes.length).toBeGreaterThan(20);
  expect(leavesOf(texts)).toEqual(
    [...correctedTexts].map(([key, text]) => [key, new Map(quotes).get(key) ?? text]),
  );
});
