// @vitest-environment jsdom
// The message index.html shows when the app fails to start. The test runs the document's own script.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cannotStart } from '#messages/document.ts';
import { cannotStart as inHindi } from '#messages/hindi/document.ts';
import html from '../index.html?raw';
import {
  bootLoaderCss,
  bootLoaderHtml,
  cannotStartHtml,
  iconSpriteHtml,
} from './document-html.tsx';

const [, script = ''] = /<\/noscript>\s*<script>([\s\S]*?)<\/script>/.exec(html) ?? [];

beforeEach(() => {
  document.body.innerHTML = `<style>${bootLoaderCss}</style><div id="cannot-start">${cannotStartHtml}</div>`;
});
const layers = Object.getOwnPropertyDescriptor(window, 'CSSLayerBlockRule') ?? {};

afterEach(() => {
  Object.defineProperty(window, 'CSSLayerBlockRule', layers);
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-too-old');
});

/** The visible heading, if any. */
function shown(): string | undefined {
  const page = document.getElementById('cannot-start');
  if (page === null || getComputedStyle(page).display === 'none') return undefined;
  const parts = [...page.children].filter((part) => getComputedStyle(part).display !== 'none');
  expect(parts).toHaveLength(1);
  expect(parts[0]?.querySelector('a[href^="https://wa.me/"]')).not.toBeNull();
  return parts[0]?.querySelector('h1')?.textContent;
}

/** Returns the script's handler for error events. */
function open(): (target: EventTarget) => void {
  const listen = vi.spyOn(window, 'addEventListener').mockImplementation(() => undefined);
  new Function(script)();
  const handle = listen.mock.calls.find(([type]) => type === 'error')?.[1] as
    | ((event: { target: EventTarget }) => void)
    | undefined;
  listen.mockRestore();
  return (target) => handle?.({ target });
}

it('says nothing in a browser that can run the app', () => {
  open();
  expect(shown()).toBeUndefined();
});

it.each([
  ['"en"', cannotStart],
  ['"hi"', inHindi],
])('says that a browser is too old, in the language of the visitor: %s', (language, texts) => {
  localStorage.setItem('language', language);
  Reflect.deleteProperty(window, 'CSSLayerBlockRule');
  open();
  expect(shown()).toBe(texts.old.title);
});

it('says that a script failed before the app ran, until it runs after all', () => {
  const fail = open();
  fail(window);
  expect(shown()).toBe(cannotStart.failed.title);
  document.getElementById('cannot-start')?.remove();
  fail(window);
  expect(shown()).toBeUndefined();
});

it('says that a script failed to load; a missing picture is fine', () => {
  const fail = open();
  fail(document.createElement('img'));
  expect(shown()).toBeUndefined();
  fail(document.createElement('script'));
  expect(shown()).toBe(cannotStart.missing.title);
});

it('nothing in the document has a style of its own, which the policy of the pages would refuse', () => {
  expect(html + bootLoaderHtml + cannotStartHtml + iconSpriteHtml).not.toContain(' style="');
});
