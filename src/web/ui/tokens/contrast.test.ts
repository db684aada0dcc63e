import { describe, expect, test } from 'vitest';
import { paint } from './primitives.ts';
import { type SemanticColour, semanticColours, type Theme, themeIndex } from './semantic.ts';

const TEXT_RATIO = 4.5;
const UI_RATIO = 3;

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: SemanticColour, b: SemanticColour, theme: Theme): number {
  const [first, second] = [a, b].map((name) =>
    luminance(paint[semanticColours[name][themeIndex[theme]]]),
  ) as [number, number];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const grounds = ['surface', 'surface-raised', 'surface-sunken'] as const;
const walls = ['blue', 'marigold', 'green', 'rani', 'terracotta'] as const;

const textPairs: [SemanticColour, SemanticColour][] = [
  ...grounds.flatMap((ground): [SemanticColour, SemanticColour][] => [
    ['text', ground],
    ['text-soft', ground],
    ['accent-text', ground],
    ['success-text', ground],
    ['danger-text', ground],
    ['easy-text', ground],
    ['hard-text', ground],
    ['brand', ground],
  ]),
  ['text', 'surface-hover'],
  ['text', 'accent-soft'],
  ['accent-text', 'accent-soft'],
  ['on-cta', 'cta'],
  ['on-cta', 'cta-hover'],
  ['on-accent', 'accent'],
  ['on-success', 'success'],
  ['on-danger', 'danger'],
  ['on-easy', 'easy'],
  ['on-hard', 'hard'],
  ...(['success', 'danger', 'info', 'easy', 'hard'] as const).flatMap(
    (tone): [SemanticColour, SemanticColour][] => [
      [`${tone}-text`, `${tone}-soft`],
      ['text', `${tone}-soft`],
    ],
  ),
  ...walls.flatMap((wall): [SemanticColour, SemanticColour][] => [
    [`wall-${wall}-text`, `wall-${wall}`],
    ['text', `wall-${wall}`],
    ['text-soft', `wall-${wall}`],
  ]),
];

const uiPairs: [SemanticColour, SemanticColour][] = [
  ...grounds.flatMap((ground): [SemanticColour, SemanticColour][] => [
    ['focus', ground],
    ['border-strong', ground],
    ['cta-edge', ground],
    ['accent', ground],
    ['success', ground],
    ['danger', ground],
    ['star-edge', ground],
    ['easy', ground],
    ['hard', ground],
  ]),
  ...walls.map((wall): [SemanticColour, SemanticColour] => [`wall-${wall}-line`, `wall-${wall}`]),
];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each(textPairs)('%s reads on %s', (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(TEXT_RATIO);
  });
  test.each(uiPairs)('%s shows on %s', (shape, ground) => {
    expect(contrast(shape, ground, theme)).toBeGreaterThanOrEqual(UI_RATIO);
  });
});
