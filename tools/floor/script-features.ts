// The features that the built scripts use and the floor lacks: syntax, globals, members of known objects, and the names
// of methods and properties that only newer browsers have.

import { type ESTree, parseSync, Visitor } from 'vite';
import { missingInHtml } from './document-features.ts';
import type { Floor } from './floor.ts';
import { featureAt, isInFloor, membersOf } from './support.ts';
import { syntaxFeatures } from './syntax-features.ts';

/** Objects that a script reaches by a name of their own, and what they are. */
const KNOWN_OBJECTS: Readonly<Record<string, string>> = {
  crypto: 'Crypto',
  document: 'Document',
  globalThis: 'Window',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  self: 'Window',
  window: 'Window',
};

/** Names as scripts write them, each with the key of its feature. */
export interface MissingNames {
  readonly globals: ReadonlyMap<string, string>;
  /** `AbortSignal.any`, and `Navigator.share` for `navigator.share`. */
  readonly owned: ReadonlyMap<string, string>;
  /** Members that no object of the floor has: `toSorted`. */
  readonly members: ReadonlyMap<string, string>;
}

const MEDIA_RANGE = /\((?:width|height)\s*[<>]/;

/** Properties of styles in a script, which look like those of a page of paper. */
const NOT_IN_SCRIPTS = /^CSS\w+Descriptors$/;

export function missingNames(floor: Floor): MissingNames {
  const globals = new Map<string, string>();
  const owned = new Map<string, string>();
  const members = new Map<string, string>();
  const present = new Set<string>();
  for (const group of ['javascript.builtins', 'api']) {
    for (const [owner, feature] of membersOf(featureAt(...group.split('.')))) {
      if (NOT_IN_SCRIPTS.test(owner)) continue;
      const isOwnerThere = isInFloor(floor, feature);
      if (!isOwnerThere) globals.set(owner, `${group}.${owner}`);
      for (const [key, member] of membersOf(feature)) {
        if (!/^[a-z]+(_static)?$/i.test(key) || key === owner) continue;
        const name = key.replace('_static', '');
        const path = `${group}.${owner}.${key}`;
        if (isOwnerThere && isInFloor(floor, member)) present.add(name);
        else owned.set(`${owner}.${name}`, path);
        if (!present.has(name) && !members.has(name)) members.set(name, path);
      }
    }
  }
  for (const name of present) members.delete(name);
  for (const [name, path] of owned) {
    if (name.startsWith('Window.')) globals.set(name.slice('Window.'.length), path);
  }
  return { globals, owned, members };
}

/**
 * The keys of the features in @mdn/browser-compat-data that the scripts use and the floor lacks, each with the scripts,
 * given by name. A property of the browser's objects is not told from one of our own that has its name, so names that
 * the scripts give to properties themselves are taken for those; methods of the language are always reported.
 */
export function scriptFeatures(
  scripts: ReadonlyMap<string, string>,
  floor: Floor,
): Map<string, string[]> {
  const missing = missingNames(floor);
  const found = new Map<string, string[]>();
  const ownNames = new Set<string>();
  for (const [script, code] of scripts) {
    const used = new Set<string>();
    const note = (feature: string | undefined) => {
      if (feature !== undefined) used.add(feature);
    };
    const { program, errors } = parseSync('script.js', code, { sourceType: 'module' });
    if (errors.length > 0) throw new Error(`${script} can't be parsed: ${errors[0]?.message}`);
    // Identifiers that name a property, and so no variable.
    const propertyNames = new Set<ESTree.Node>();
    const noteOwnName = ({ key, computed }: { key: ESTree.Node; computed: boolean }) => {
      const name = nameOf(key, computed);
      if (name !== undefined) ownNames.add(name);
    };
    new Visitor({
      ...syntaxFeatures(floor, note),
      CallExpression: (node) => notePropsOfElement(node, floor, note),
      ObjectExpression({ properties }) {
        for (const one of properties) if (one.type === 'Property') noteOwnName(one);
      },
      ObjectPattern({ properties }) {
        for (const one of properties) {
          if (one.type !== 'Property') continue;
          note(missing.members.get(nameOf(one.key, one.computed) ?? ''));
        }
      },
      Property({ key, computed, shorthand }) {
        if (!computed && !shorthand) propertyNames.add(key);
      },
      MethodDefinition: noteOwnName,
      PropertyDefinition: noteOwnName,
      MemberExpression(node) {
        if (!node.computed) propertyNames.add(node.property);
        note(featureOfMember(node, missing));
      },
      Identifier(node) {
        if (!propertyNames.has(node)) note(missing.globals.get(node.name));
      },
    }).visit(program);
    // Conditions for window.matchMedia.
    if (MEDIA_RANGE.test(code)) used.add('css.at-rules.media.range_syntax');
    for (const feature of used) found.set(feature, [...(found.get(feature) ?? []), script]);
  }
  for (const [name, feature] of missing.members) {
    if (feature.startsWith('api.') && ownNames.has(name)) found.delete(feature);
  }
  return found;
}

function featureOfMember(node: ESTree.MemberExpression, missing: MissingNames) {
  const name = nameOf(node.property, node.computed);
  if (name === undefined) return undefined;
  if (node.object.type === 'Identifier') {
    const owner = KNOWN_OBJECTS[node.object.name] ?? node.object.name;
    const isBuiltIn = featureAt('api', owner) ?? featureAt('javascript', 'builtins', owner);
    if (isBuiltIn !== undefined) return missing.owned.get(`${owner}.${name}`);
  }
  return missing.members.get(name);
}

/** Attributes of elements that React makes: `jsx('div', { inert: true })`. */
function notePropsOfElement(
  { arguments: [tag, props] }: ESTree.CallExpression,
  floor: Floor,
  note: (feature: string) => void,
): void {
  const element = tag === undefined ? undefined : textOf(tag);
  if (element === undefined || props?.type !== 'ObjectExpression') return;
  for (const one of props.properties) {
    const name = one.type === 'Property' ? nameOf(one.key, one.computed) : undefined;
    if (name !== undefined)
      for (const feature of missingInHtml(element, name, floor)) note(feature);
  }
}

/** The name of a property: `b` of `a.b`, `a['b']` and `{ b: 1 }`. */
function nameOf(key: ESTree.Node, isComputed: boolean): string | undefined {
  return key.type === 'Identifier' && !isComputed ? key.name : textOf(key);
}

function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  const isPlain = node.type === 'TemplateLiteral' && node.expressions.length === 0;
  return isPlain ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
}
