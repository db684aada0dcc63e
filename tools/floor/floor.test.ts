import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { floorProblems, inlineTexts } from './built-features.ts';
import { documentFeatures } from './document-features.ts';
import { type Floor, floorInWords, readFloor } from './floor.ts';
import { scriptFeatures } from './script-features.ts';
import { styleFeatures } from './style-features.ts';
import { featureAt, isInFloor } from './support.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const floor: Floor = {
  chrome: 99,
  edge: 99,
  samsung: 18,
  safari: 15.6,
  ios_saf: 15.6,
  firefox: 115,
};
const later: Floor = {
  chrome: 140,
  edge: 140,
  samsung: 28,
  safari: 26,
  ios_saf: 26,
  firefox: 140,
};

const inScript = (code: string, of = floor) => [
  ...scriptFeatures(new Map([['a.js', code]]), of).keys(),
];
const inStyle = (css: string, of = floor) => [...styleFeatures(css, of)];

it('README and the product page name the floor that package.json sets', () => {
  const words = floorInWords(readFloor());
  const pages = ['README.md', 'docs/product.md'];
  expect(pages.filter((page) => !read(page).includes(words))).toEqual([]);
});

it.each([
  ['AbortSignal.any([one])', 'api.AbortSignal.any_static'],
  ['const { any } = AbortSignal; list.toSorted()', 'javascript.builtins.Array.toSorted'],
  ['list?.with(0, 1)', 'javascript.builtins.Array.with'],
  ["list['toSpliced'](0, 1)", 'javascript.builtins.Array.toSpliced'],
  ['Object.groupBy(list, by)', 'javascript.builtins.Object.groupBy'],
  ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
  ['document.startViewTransition(go)', 'api.Document.startViewTransition'],
  ['navigation.back()', 'api.Window.navigation'],
  ['new CloseWatcher()', 'api.CloseWatcher'],
  ['class A { static { go() } }', 'javascript.classes.static.initialization_blocks'],
  ['/(?<=a)b/.test(c)', 'javascript.regular_expressions.lookbehind_assertion'],
  ['/[a--b]/v.test(c)', 'javascript.builtins.RegExp.unicodeSets'],
  ["matchMedia('(width >= 64rem)')", 'css.at-rules.media.range_syntax'],
  ["jsx('div', { inert: true })", 'html.global_attributes.inert'],
])('finds in a script what the floor lacks: %s', (code, feature) => {
  expect(inScript(code)).toContain(feature);
});

it.each([
  'list.at(-1); list.findLast(is); Object.hasOwn(a, b); structuredClone(a)',
  'a?.b ?? c; a ||= b; class A { #b = 1; c() { return #b in this } }',
  'new AbortController().abort(); performance.now(); crypto.getRandomValues(a)',
  // Names of our own.
  'const a = { toggle: 1, retry: 2 }; a.retry(); const navigate = { navigation: 1 }',
])('finds nothing in a script that the floor reads: %s', (code) => {
  expect(inScript(code)).toEqual([]);
});

it.each([
  ['a:has(b) { top: 0 }', 'css.selectors.has'],
  ['a { height: 100dvh }', 'css.types.length.viewport_percentage_units_dynamic'],
  ['a { width: 1px; font-size: 1cqi }', 'css.types.length.container_query_length_units'],
  // It is taken unread, so that there is nothing to fall back on.
  [
    'a { font-size: 1rem; font-size: calc(1cqi * var(--b)) }',
    'css.types.length.container_query_length_units',
  ],
  ['a { --b: 10dvh }', 'css.types.length.viewport_percentage_units_dynamic'],
  ['@media (width < 48rem) { a { top: 0 } }', 'css.at-rules.media.range_syntax'],
  ['@media not (min-width: 48rem) { a { top: 0 } }', 'css.at-rules.media.or_syntax'],
  ['@container (min-width: 9rem) { a { top: 0 } }', 'css.at-rules.container'],
  ['a { &:hover { top: 0 } }', 'css.selectors.nesting'],
  ['a { translate: 0 1px }', 'css.properties.translate'],
  ['a { color: color-mix(in srgb, red, blue) }', 'css.types.color.color-mix'],
  ['a { color: light-dark(red, blue) }', 'css.types.color.light-dark'],
  ['a { overflow: clip }', 'css.properties.overflow.clip'],
  ['@scope (a) { b { top: 0 } }', 'css.at-rules.scope'],
  ['a { grid-template-rows: subgrid }', 'css.properties.grid-template-rows.subgrid'],
])('finds in a stylesheet what the floor lacks: %s', (css, feature) => {
  expect(inStyle(css)).toContain(feature);
});

it.each([
  'a { height: 100vh; height: 100dvh }',
  '@supports (width: 1cqi) { a { font-size: calc(1cqi * var(--b)) } }',
  '@media not all and (min-width: 48rem) { a:is(b, c) { inset: 0; gap: 1px } }',
  '@media (min-width: 48rem) and (prefers-color-scheme: dark) { a { block-size: 1px } }',
  'a { -webkit-user-select: none; user-select: none; aspect-ratio: 1 }',
])('finds nothing in a stylesheet that the floor reads: %s', (css) => {
  expect(inStyle(css)).toEqual([]);
});

it('finds elements and attributes of a document, not what its scripts and styles contain', () => {
  const html = '<div popover="auto" class="a"><script>if (a <b inert>c) go()</script></div>';
  expect([...documentFeatures(html, floor)]).toEqual(['html.global_attributes.popover']);
});

it('finds less for later browsers', () => {
  expect(inScript('AbortSignal.any([]).aborted; list.toSorted()', later)).toEqual([]);
  expect(inStyle('a:has(b) { height: 100dvh; translate: 0 1px }', later)).toEqual([]);
});

it('reports a feature without an exception, and an exception without a feature', () => {
  const uses = new Map([
    ['css.selectors.has', ['a.css']],
    ['css.properties.text-wrap.balance', ['a.css']],
  ]);
  const exceptions = { 'css.properties.text-wrap': 'lines break', 'css.properties.zoom': 'none' };
  expect(floorProblems(uses, exceptions)).toEqual([
    'css.selectors.has is not in all browsers of the floor: a.css',
    'nothing needs the exception css.properties.zoom',
  ]);
});

it('the document turns away browsers older than the floor, and none of the floor', () => {
  const scripts = inlineTexts(read('src/web/index.html'), 'script');
  const startScript = scripts.find((script) => script.includes('data-too-old')) ?? '';
  const asked = Array.from(startScript.matchAll(/'(\w+)' in window/g), ([, name = '']) => name);
  expect(asked.length).toBeGreaterThan(0);
  const isLetIn = (of: Floor) => asked.every((name) => isInFloor(of, featureAt('api', name)));
  expect(isLetIn(readFloor())).toBe(true);
  expect(isLetIn({ ...floor, chrome: 98 })).toBe(false);
  expect(isLetIn({ ...floor, safari: 15.3 })).toBe(false);
});
