import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { dragStyles } from './drag-styles.ts';

const LIBRARY = join(import.meta.dirname, '../../node_modules/@hello-pangea/dnd/dist/dnd.esm.js');

/** The library as the pages get it, or as a build of another text of it. */
async function buildLibrary(source?: string): Promise<string> {
  const changed = { name: 'changed', load: (id: string) => (id === LIBRARY ? source : undefined) };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [changed, dragStyles()],
    build: {
      write: false,
      minify: false,
      lib: { entry: LIBRARY, formats: ['es'] },
      rolldownOptions: { external: (id) => id !== LIBRARY },
    },
  });
  const [bundle] = [built].flat();
  const [file] = bundle !== undefined && 'output' in bundle ? bundle.output : [];
  return file?.type === 'chunk' ? file.code : '';
}

it('the library writes its styles rule by rule, as the policy of the pages allows', async () => {
  const code = await buildLibrary();
  expect(code.match(/writeRules\(el, proposed\)/g)).toHaveLength(2);
  expect(code).toContain('insertRule');
  expect(code).not.toContain('el.textContent = proposed');
});

it('a release that writes them in another way fails the build', async () => {
  const other = (await readFile(LIBRARY, 'utf8')).replace('el.textContent = proposed;', '');
  await expect(buildLibrary(other)).rejects.toThrow('writes its styles in another way now');
});
