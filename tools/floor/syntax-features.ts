// Syntax that some browsers of a floor read and others don't, by the nodes of a parsed script. Whatever is newer than
// ES2022 is found by es-check.

import type { ESTree, VisitorObject } from 'vite';
import type { Floor } from './floor.ts';
import { featureAt, isInFloor } from './support.ts';

const CLASSES = 'javascript.classes';
const EXPRESSIONS = 'javascript.regular_expressions';

const FLAGS: Readonly<Record<string, string>> = {
  d: 'javascript.builtins.RegExp.hasIndices',
  v: 'javascript.builtins.RegExp.unicodeSets',
};

/** Visitors that call `note` with the key of each feature that the floor lacks. */
export function syntaxFeatures(floor: Floor, note: (feature: string) => void): VisitorObject {
  const noteIfMissing = (feature: string) => {
    if (!isInFloor(floor, featureAt(...feature.split('.')))) note(feature);
  };
  return {
    StaticBlock: () => noteIfMissing(`${CLASSES}.static.initialization_blocks`),
    PropertyDefinition({ key }) {
      const isPrivate = key.type === 'PrivateIdentifier';
      noteIfMissing(`${CLASSES}.${isPrivate ? 'private' : 'public'}_class_fields`);
    },
    MethodDefinition({ key }) {
      if (key.type === 'PrivateIdentifier') noteIfMissing(`${CLASSES}.private_class_methods`);
    },
    BinaryExpression({ left }: { left: ESTree.Node }) {
      if (left.type === 'PrivateIdentifier') noteIfMissing(`${CLASSES}.private_class_fields_in`);
    },
    Literal(node) {
      if ('regex' in node) for (const feature of regexFeatures(node.regex)) noteIfMissing(feature);
    },
  };
}

function regexFeatures({ pattern, flags }: ESTree.RegExpLiteral['regex']): string[] {
  return [
    ...(/\(\?<[=!]/.test(pattern) ? [`${EXPRESSIONS}.lookbehind_assertion`] : []),
    ...(/\(\?[ims]*-?[ims]+:/.test(pattern) ? [`${EXPRESSIONS}.modifier`] : []),
    ...[...flags].flatMap((flag) => FLAGS[flag] ?? []),
  ];
}
