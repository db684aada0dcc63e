// index.html must show the loader before any file arrives, so boot-loader.html repeats the Loader's markup, its
// styles and the tokens they use. `vitest run -u --project web src/web/app/boot-loader.test.tsx` writes it again.

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { texts } from '#web/platform/texts.ts';
import { Loader } from '#web/ui/loader/loader.tsx';
import { tokensCss } from '#web/ui/tokens/tokens-css.ts';

const frame = `
body { margin: 0; background: var(--color-surface); }
#boot-loader, #boot-loader * { box-sizing: border-box; margin: 0; }
#boot-loader { font: 400 var(--font-size-m) / var(--line-normal) var(--font-ui); }
#boot-loader svg { display: block; block-size: auto; overflow: visible; }
.boot-late { position: fixed; inset-block-end: var(--space-5); inset-inline: var(--space-4); z-index: var(--layer-loader); color: var(--color-text-soft); text-align: center; visibility: hidden; animation: boot-late 1ms 15s forwards; }
.boot-late a { color: var(--color-accent-text); }
@keyframes boot-late { to { visibility: visible; } }
@media (prefers-reduced-motion: reduce) { #boot-loader * { animation-duration: 1ms !important; animation-iteration-count: 1 !important; } }
`;

// The types of the web know no Node, on purpose; only this file reads one.
const NODE_FILES: string = 'node:fs/promises';
interface Files {
  readFile(path: URL, encoding: 'utf8'): Promise<string>;
}

async function readStyles(path: string): Promise<string> {
  const { readFile }: Files = await import(NODE_FILES);
  return withoutComments(await readFile(new URL(path, import.meta.url), 'utf8'));
}

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

function markup(): string {
  const loader = renderToStaticMarkup(<Loader label={texts.shell.loading} />);
  const { loadingLate, loadAgain } = texts.shell;
  const late = `<p class="boot-late">${loadingLate} <a href="">${loadAgain}</a></p>`;
  // The class names that the module gets here are not those of the build.
  return `<div id="boot-loader">\n${loader}\n${late}\n</div>`
    .replace(/_([a-zA-Z]+)_[0-9a-f]{6}/g, 'boot-$1')
    .replace(/></g, '>\n<');
}

async function styles(used: string): Promise<string> {
  const loader = (await readStyles('../ui/loader/loader.module.css'))
    .replace(/(^|[\s,])\.([a-zA-Z]+)/g, '$1.boot-$2')
    .replace(/(@keyframes |animation: )([a-z]+)/g, '$1boot-$2');
  const fonts = (await readStyles('../ui/tokens/fonts.css')).match(
    /@font-face \{[^}]*font-family: "?Lexend[^}]*\}/g,
  );
  const own = [...(fonts ?? []), frame, loader].join('\n');
  const names = new Set(Array.from((used + own).matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const tokens = withoutComments(tokensCss())
    .split('\n')
    .filter((line) => !line.includes('--') || names.has(line.match(/--[\w-]+/)?.[0]))
    .join('\n');
  return [tokens, own].join('\n');
}

it('the document shows the loader as the app draws it', async () => {
  const body = markup();
  const css = (await styles(body)).replace(/\n\s*\n/g, '\n');
  const html = `<!-- Written by boot-loader.test.tsx -->\n<style>\n${css}\n</style>\n${body}\n`;
  await expect(html).toMatchFileSnapshot('./boot-loader.html');
});
