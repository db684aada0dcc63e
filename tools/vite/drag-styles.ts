// The drag and drop library writes its styles as text into style elements, which a Content-Security-Policy takes for
// foreign. Here it writes them rule by rule into empty ones, which the policy allows (decision 052).

import type { Plugin } from 'vite';

const LIBRARY = /\/@hello-pangea\/dnd\/dist\/dnd\.esm\.js$/;
const WRITE = 'el.textContent = proposed;';
/** The styles that always apply, and those of a drag. */
const PLACES = 2;

/** Part of the pages. */
const WRITE_RULES = `
function writeRules(element, text) {
  const { sheet } = element;
  if (sheet === null) return;
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  for (const rule of text.match(/[^{}]+\\{[^{}]*\\}/g) || []) {
    sheet.insertRule(rule, sheet.cssRules.length);
  }
}
`;

export function dragStyles(): Plugin {
  return {
    name: 'drag-styles',
    transform(source, id) {
      if (!LIBRARY.test(id)) return null;
      const parts = source.split(WRITE);
      if (parts.length !== PLACES + 1) this.error(`${id} writes its styles in another way now`);
      return { code: parts.join('writeRules(el, proposed);') + WRITE_RULES, map: null };
    },
  };
}
