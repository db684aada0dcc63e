import { measures, paint } from './primitives.ts';
import { artColours, semanticColours, shadows, type Theme, themeIndex } from './semantic.ts';

function colourLines(theme: Theme): string[] {
  const side = themeIndex[theme];
  return [
    `color-scheme: ${theme};`,
    ...Object.entries(semanticColours).map(
      ([name, pair]) => `--color-${name}: ${paint[pair[side]]};`,
    ),
    ...Object.entries(artColours).map(([name, pair]) => `--art-${name}: ${paint[pair[side]]};`),
    ...Object.entries(shadows).map(([name, pair]) => `--${name}: ${pair[side]};`),
  ];
}

function block(selector: string, lines: readonly string[], indent = ''): string {
  return `${indent}${selector} {\n${lines.map((line) => `${indent}  ${line}\n`).join('')}${indent}}\n`;
}

/** Returns the contents of tokens.css. The test beside it fails if the committed file is out of date. */
export function tokensCss(): string {
  const measureLines = Object.entries(measures).map(([name, value]) => `--${name}: ${value};`);
  return [
    '/* Generated from semantic.ts and primitives.ts: run `vitest -u src/web/ui/tokens`. */\n',
    block(':root', [...measureLines, ...colourLines('light')]),
    `@media (prefers-color-scheme: dark) {\n${block(':root:not([data-theme="light"])', colourLines('dark'), '  ')}}\n`,
    block(':root[data-theme="dark"]', colourLines('dark')),
  ].join('\n');
}
