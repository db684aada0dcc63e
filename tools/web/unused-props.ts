// Props that no page passes to a component, and values that none gives: what only stories and tests keep alive.

import { basename, relative } from 'node:path';
import type {
  JsxAttribute,
  JsxAttributes,
  Node,
  PropertySignatureDeclaration,
} from '@typescript/native/unstable/ast';
import * as is from '@typescript/native/unstable/ast/is';
import type { Checker, Type } from '@typescript/native/unstable/sync';
import { inProject } from './in-project.ts';
import { nodesOf } from './nodes-of.ts';

const PAGES = /^src\/web\//;
const NO_PRODUCT = /\.(test|stories)\.tsx?$|\/testing\//;
/** What loads later gets its props from LazyPart, where the compiler loses sight of them. */
const LATE_IMPORT = /import\('([^']+)'\)/g;
const NAME_OF_PROPS = /(Props|Look)$/;

/** The texts that are given to a prop; null once it gets one that is known only at run time. */
type Given = Set<string> | null;

/**
 * `configFile` is the tsconfig of the pages. Returns what no page uses: `src/web/ui/badge/badge.tsx:6 tone`, or with the
 * value `… tone: premium`.
 */
export function unusedProps(configFile: string): string[] {
  return inProject(configFile, ({ program, checker }, root) => {
    const given = new Map<Node, Given>();
    const props: PropertySignatureDeclaration[] = [];
    const defaults = new Map<string, Set<string>>();
    const late = new Set<string>();
    for (const fileName of program.getSourceFileNames()) {
      const path = relative(root, fileName);
      const file = PAGES.test(path) && !NO_PRODUCT.test(path) && program.getSourceFile(fileName);
      if (!file) continue;
      const nodes = nodesOf(file);
      for (const attributes of nodes.filter(is.isJsxAttributes))
        noteGiven(attributes, checker, given);
      for (const [, name = ''] of file.text.matchAll(LATE_IMPORT)) late.add(basename(name));
      props.push(...nodes.flatMap(propsIn));
      defaults.set(fileName, defaultsIn(nodes));
    }
    return props.flatMap((prop) => {
      const file = prop.getSourceFile();
      if (late.has(basename(file.fileName))) return [];
      const name = prop.name.getText();
      const { line } = file.getLineAndCharacterOfPosition(prop.getStart());
      const place = `${relative(root, file.fileName)}:${line + 1} ${name}`;
      const texts = given.get(prop);
      if (texts === undefined) return [place];
      if (texts === null) return [];
      const isDefault = (value: string) => defaults.get(file.fileName)?.has(`${name}=${value}`);
      return valuesOf(prop)
        .filter((value) => !texts.has(value) && !isDefault(value))
        .map((value) => `${place}: ${value}`);
    });
  });
}

/** Notes the props that an element passes, with their texts. */
function noteGiven(attributes: JsxAttributes, checker: Checker, given: Map<Node, Given>): void {
  const props = checker.getContextualType(attributes);
  if (props === undefined) return;
  const note = (name: string, type: Type | string | undefined) => {
    const texts = type === undefined ? null : typeof type === 'string' ? [type] : textsOf(type);
    for (const declared of checker.getPropertyOfType(props, name)?.declarations ?? []) {
      const prop = declared.resolve();
      if (prop === undefined) continue;
      const before = given.has(prop) ? (given.get(prop) ?? null) : new Set<string>();
      given.set(prop, before && texts && new Set([...before, ...texts]));
    }
  };
  for (const attribute of attributes.properties) {
    if (is.isJsxAttribute(attribute)) {
      note(attribute.name.getText(), givenTo(attribute, checker));
      continue;
    }
    const spread = checker.getTypeAtLocation(attribute.expression);
    for (const property of spread === undefined ? [] : checker.getPropertiesOfType(spread)) {
      note(property.name, checker.getTypeOfSymbol(property));
    }
  }
  if (is.isJsxOpeningElement(attributes.parent)) note('children', undefined);
}

function givenTo({ initializer }: JsxAttribute, checker: Checker): Type | string | undefined {
  if (initializer === undefined) return 'true';
  if (is.isStringLiteral(initializer)) return initializer.text;
  if (!is.isJsxExpression(initializer) || initializer.expression === undefined) return undefined;
  return checker.getTypeAtLocation(initializer.expression);
}

/** The texts of a type that consists of texts (and undefined); null for any other. */
function textsOf(type: Type): string[] | null {
  const parts = type.isUnionType() ? type.getTypes() : [type];
  const texts = parts.flatMap((part) => (part.isStringLiteralType() ? [part.value] : []));
  return texts.length === 0 ? null : texts;
}

/** The props that are declared here: members of `…Props` and `…Look`, and of what a component takes in place. */
function propsIn(node: Node): PropertySignatureDeclaration[] {
  const isOfProps = is.isInterfaceDeclaration(node) && NAME_OF_PROPS.test(node.name.text);
  const isInPlace =
    is.isTypeLiteralNode(node) &&
    is.isParameterDeclaration(node.parent) &&
    is.isFunctionDeclaration(node.parent.parent) &&
    /^[A-Z]/.test(node.parent.parent.name?.text ?? '');
  return isOfProps || isInPlace ? node.members.filter(is.isPropertySignatureDeclaration) : [];
}

/** `medium` and `large` of `size?: 'medium' | 'large'`. */
function valuesOf({ type }: PropertySignatureDeclaration): string[] {
  if (type === undefined || !is.isUnionTypeNode(type)) return [];
  return type.types.flatMap((part) =>
    is.isLiteralTypeNode(part) && is.isStringLiteral(part.literal) ? [part.literal.text] : [],
  );
}

/** `size=medium` for `{ size = 'medium' }` and `{ size: width = 'medium' }`. */
function defaultsIn(nodes: readonly Node[]): Set<string> {
  return new Set(
    nodes.filter(is.isBindingElement).flatMap(({ name, propertyName, initializer }) => {
      if (initializer === undefined || !is.isStringLiteral(initializer)) return [];
      return [`${(propertyName ?? name)?.getText()}=${initializer.text}`];
    }),
  );
}
