// Texts of the catalogue that nothing shows. The compiler knows which property of which object an expression refers to,
// so an unused `title` is not hidden by another one that is used.

import { relative } from 'node:path';
import type {
  Expression,
  Node,
  ObjectBindingPattern,
  PropertyAssignment,
  SourceFile,
} from '@typescript/native/unstable/ast';
import * as is from '@typescript/native/unstable/ast/is';
import type { Symbol as Declared, Type } from '@typescript/native/unstable/sync';
import { inProject } from './in-project.ts';
import { nodesOf } from './nodes-of.ts';

/** The folder of the texts, relative to the root. */
const CATALOGUE = 'src/messages/';

/**
 * `configFile` is the tsconfig of the pages. Returns the locations of unused texts: `src/messages/quiz.ts:12 title`.
 */
export function unusedTexts(configFile: string): string[] {
  return inProject(configFile, ({ program, checker }, root) => {
    const isInCatalogue = (path: string) => relative(root, path).startsWith(CATALOGUE);

    const used = new Set<Node>();
    const mark = (symbol: Declared | undefined) => {
      for (const declaration of symbol?.declarations ?? []) {
        const node = isInCatalogue(declaration.path) ? declaration.resolve() : undefined;
        if (node !== undefined) used.add(node);
      }
    };
    const isMarked = new Set<number>();
    /**
     * Marks all properties of a text object that is passed on as a whole, or indexed by a name known only at run time.
     */
    const markAll = (type: Type | undefined) => {
      if (type === undefined || isMarked.has(type.id)) return;
      isMarked.add(type.id);
      const parts = (type.isUnionType() ? type.getTypes() : [type]).filter((part) =>
        part.getSymbol()?.declarations.some(({ path }) => isInCatalogue(path)),
      );
      for (const property of parts.flatMap((part) => checker.getPropertiesOfType(part))) {
        mark(property);
        markAll(checker.getTypeOfSymbol(property));
      }
    };
    const markPattern = (pattern: ObjectBindingPattern) => {
      const type = checker.getTypeAtLocation(pattern);
      if (type === undefined) return;
      for (const { propertyName, name, dotDotDotToken } of pattern.elements) {
        const isWhole =
          dotDotDotToken !== undefined ||
          (propertyName !== undefined && is.isComputedPropertyName(propertyName));
        const taken = propertyName ?? name;
        if (isWhole) markAll(type);
        else if (taken !== undefined) mark(checker.getPropertyOfType(type, taken.getText()));
      }
    };

    const texts: PropertyAssignment[] = [];
    for (const fileName of program.getSourceFileNames()) {
      if (!relative(root, fileName).startsWith('src/') || /\.test\.tsx?$/.test(fileName)) continue;
      const file = program.getSourceFile(fileName);
      if (file === undefined) continue;
      if (isInCatalogue(fileName)) {
        texts.push(...textsIn(file));
        continue;
      }
      // Other files only receive texts that were passed on as a whole, which count as used where they are passed on.
      if (!/messages\/|texts\.ts'/.test(file.text)) continue;
      const nodes = nodesOf(file);
      const names = nodes.filter(is.isPropertyAccessExpression).map(({ name }) => name);
      for (const symbol of checker.getSymbolAtLocation(names)) mark(symbol);
      for (const type of checker.getTypeAtLocation(nodes.filter(isWholeValue))) markAll(type);
      for (const pattern of nodes.filter(is.isObjectBindingPattern)) markPattern(pattern);
    }
    return texts
      .filter((text) => !used.has(text))
      .map((text) => {
        const file = text.getSourceFile();
        const { line } = file.getLineAndCharacterOfPosition(text.getStart());
        return `${relative(root, file.fileName)}:${line + 1} ${text.name.getText()}`;
      });
  });
}

/** Whether this expression passes its value on as a whole, instead of naming one part of it. */
function isWholeValue(node: Node): node is Expression {
  const isName =
    is.isIdentifier(node) ||
    is.isPropertyAccessExpression(node) ||
    is.isElementAccessExpression(node);
  const { parent } = node;
  return (
    isName &&
    !is.isPropertyAccessExpression(parent) &&
    !is.isVariableDeclaration(parent) &&
    !is.isBindingElement(parent) &&
    !is.isImportSpecifier(parent) &&
    !is.isExportSpecifier(parent) &&
    !is.isNamespaceExport(parent) &&
    !is.isTypeNode(parent)
  );
}

/** The properties of the file's objects that are texts or lists of texts. */
function textsIn(file: SourceFile): PropertyAssignment[] {
  if (/\/(specification|edition)\.ts$/.test(file.fileName)) return [];
  return textsOf(file);
}

function textsOf(node: Node): PropertyAssignment[] {
  if (is.isPropertyAssignment(node) && !is.isObjectLiteralExpression(node.initializer)) {
    return [node];
  }
  const texts: PropertyAssignment[] = [];
  node.forEachChild((child) => {
    texts.push(...textsOf(child));
  });
  return texts;
}
