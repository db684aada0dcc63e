// The features that a built stylesheet uses and the floor lacks: at-rules and their conditions, selectors, properties,
// values, units and functions. A declaration that is read only by newer browsers is fine behind one of the same property
// that all read. With var() in it, it is no longer: a browser then takes it without reading it, and has nothing to fall
// back on when it turns out to be wrong.

import { type CssNode, type Declaration, generate, parse, walk } from 'css-tree';
import type { Floor } from './floor.ts';
import { featureAt, isInFloor } from './support.ts';

/** Units and functions, where the data has them apart from the properties that take them. */
const TYPES: Readonly<Record<string, string>> = {
  'color-mix': 'css.types.color.color-mix',
  'light-dark': 'css.types.color.light-dark',
  oklch: 'css.types.color.oklch',
  oklab: 'css.types.color.oklab',
  lch: 'css.types.color.lch',
  lab: 'css.types.color.lab',
  color: 'css.types.color.color',
  hwb: 'css.types.color.hwb',
};

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^d(vw|vh|vi|vb|vmin|vmax)$/, 'css.types.length.viewport_percentage_units_dynamic'],
  [/^s(vw|vh|vi|vb|vmin|vmax)$/, 'css.types.length.viewport_percentage_units_small'],
  [/^l(vw|vh|vi|vb|vmin|vmax)$/, 'css.types.length.viewport_percentage_units_large'],
  [/^cq(w|h|i|b|min|max)$/, 'css.types.length.container_query_length_units'],
];

/** The keys of the features in @mdn/browser-compat-data that the stylesheet uses and the floor lacks. */
export function styleFeatures(css: string, floor: Floor): Set<string> {
  const found = new Set<string>();
  const isMissing = (feature: string) => {
    const known = featureAt(...feature.split('.'));
    return known !== undefined && !isInFloor(floor, known);
  };
  const note = (feature: string) => {
    if (isMissing(feature)) found.add(feature);
  };
  const sheet = parse(css, { parseCustomProperty: true });
  // What the surrounding @supports ask for.
  const assured: string[][] = [];

  walk(sheet, {
    enter(node: CssNode) {
      if (node.type === 'Atrule') noteAtrule(node.name, node.prelude, note);
      if (node.type === 'Atrule' && node.name === 'supports')
        assured.push(supportedBy(node.prelude));
      if (node.type === 'Rule') noteNesting(node.block.children.toArray(), note);
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
        note(`css.selectors.${node.name}`);
      }
      if (node.type === 'Block') noteDeclarations(node.children.toArray());
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') assured.pop();
    },
  });
  return found;

  function noteDeclarations(nodes: readonly CssNode[]): void {
    const declarations = nodes.filter((node) => node.type === 'Declaration');
    for (const [place, declaration] of declarations.entries()) {
      const missing = featuresOf(declaration).filter(
        (feature) => isMissing(feature) && !assured.flat().includes(feature),
      );
      if (
        missing.length > 0 &&
        !hasFallback(declaration, declarations.slice(0, place), declarations)
      ) {
        for (const feature of missing) found.add(feature);
      }
    }
  }

  function hasFallback(
    declaration: Declaration,
    before: readonly Declaration[],
    all: readonly Declaration[],
  ): boolean {
    const isPrefixed = all.some(
      ({ property }) =>
        /^-(webkit|moz)-/.test(property) && property.endsWith(`-${declaration.property}`),
    );
    if (isPrefixed) return true;
    if (generate(declaration.value).includes('var(')) return false;
    return before.some(
      (other) => other.property === declaration.property && !featuresOf(other).some(isMissing),
    );
  }
}

function noteAtrule(name: string, prelude: CssNode | null, note: (feature: string) => void): void {
  note(`css.at-rules.${name}`);
  const condition = prelude === null ? '' : generate(prelude);
  if (name === 'media') {
    if (/[<>]/.test(condition)) note('css.at-rules.media.range_syntax');
    // `not` and `or` before a bracket came together, in the fourth level of media queries.
    if (/\b(not|or)\s*\(/.test(condition)) note('css.at-rules.media.or_syntax');
    for (const [, feature] of condition.matchAll(/\((?:min-|max-)?([a-z-]+)/g)) {
      note(`css.at-rules.media.${feature}`);
    }
  }
}

function noteNesting(children: readonly CssNode[], note: (feature: string) => void): void {
  if (children.some(({ type }) => type === 'Rule' || type === 'Atrule'))
    note('css.selectors.nesting');
}

/** What `@supports` assures: the features of the declarations in its condition. */
function supportedBy(condition: CssNode | null): string[] {
  const features: string[] = [];
  if (condition === null || /\bnot\b|\bor\b/.test(generate(condition))) return features;
  walk(condition, (node) => {
    if (node.type === 'Declaration') features.push(...featuresOf(node));
  });
  return features;
}

/** What the declaration needs, supported or not. */
function featuresOf({ property, value }: Declaration): string[] {
  if (property.startsWith('--') && value.type === 'Raw') return [];
  const features = property.startsWith('--') ? [] : [`css.properties.${property}`];
  walk(value, (node) => {
    if (node.type === 'Dimension') {
      for (const [unit, feature] of UNITS) if (unit.test(node.unit)) features.push(feature);
    }
    if (node.type === 'Function') {
      features.push(TYPES[node.name] ?? `css.types.${node.name}`);
    }
    if (node.type === 'Identifier') features.push(`css.properties.${property}.${node.name}`);
  });
  return features;
}
