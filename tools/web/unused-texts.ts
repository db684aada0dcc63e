// Texts of the catalogue that nothing shows. The compiler knows which property of which object an expression refers to,
// so an unused `title` is not hidden by another one that is used.

import { dirname, relative } from 'node:path';
import ts from 'typescript';

/** The folder of the texts, relative to the root. */
const CATALOGUE = 'src/messages/';

/**
 * `configFile` is the tsconfig of the pages. Returns the locations of unused texts: `src/messages/quiz.ts:12 title`.
 */
export function unusedTexts(configFile: string): string[] {
  const root = dirname(configFile);
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const inCatalogue = (node: ts.Node) =>
    relative(root, node.getSourceFile().fileName).startsWith(CATALOGUE);

  const used = new Set<ts.Node>();
  const mark = (symbol: ts.Symbol | undefined) => {
    for (const node of symbol?.declarations ?? []) if (inCatalogue(node)) used.add(node);
  };
  /**
   * Marks all properties of a text object that is passed on as a whole, or indexed by a name known only at run time.
   */
  const markAll = (type: ts.Type) => {
    const parts = (type.isUnion() ? type.types : [type]).filter((part) =>
      part.symbol?.declarations?.some(inCatalogue),
    );
    for (const property of parts.flatMap((part) => part.getProperties())) {
      mark(property);
      markAll(checker.getTypeOfSymbol(property));
    }
  };

  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) mark(checker.getSymbolAtLocation(node.name));
    if (ts.isObjectBindingPattern(node)) {
      const type = checker.getTypeAtLocation(node);
      for (const { propertyName, name, dotDotDotToken } of node.elements) {
        if (dotDotDotToken !== undefined) markAll(type);
        else if (propertyName !== undefined && ts.isComputedPropertyName(propertyName))
          markAll(type);
        else mark(type.getProperty((propertyName ?? name).getText()));
      }
    }
    const isName =
      ts.isIdentifier(node) ||
      ts.isPropertyAccessExpression(node) ||
      ts.isElementAccessExpression(node);
    if (isName && !isTakenApart(node)) markAll(checker.getTypeAtLocation(node));
    ts.forEachChild(node, visit);
  };
  const sources = program.getSourceFiles().filter((file) => !file.isDeclarationFile);
  for (const file of sources) {
    // Other files only receive texts that were passed on as a whole, which count as used where they are passed on.
    if (!/messages\/|texts\.ts'/.test(file.text)) continue;
    if (!inCatalogue(file) && !/\.test\.tsx?$/.test(file.fileName)) visit(file);
  }

  return sources
    .filter(inCatalogue)
    .flatMap((file) => textsIn(file))
    .filter((node) => !used.has(node))
    .map((node) => {
      const file = node.getSourceFile();
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      return `${relative(root, file.fileName)}:${line + 1} ${node.name.getText()}`;
    });
}

/** Whether this node uses only a named part of it, or just names it: the uses of that name are checked themselves. */
function isTakenApart(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return true;
  if (ts.isVariableDeclaration(parent)) return true;
  return (
    ts.isBindingElement(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isExportSpecifier(parent) ||
    ts.isNamespaceExport(parent) ||
    ts.isTypeNode(parent)
  );
}

/** The properties of `const corrected = {…}`, or of an exported object, that are texts or lists of texts. */
function textsIn(file: ts.SourceFile): ts.PropertyAssignment[] {
  const texts: ts.PropertyAssignment[] = [];
  if (/\/(specification|edition)\.ts$|\.test\.ts$/.test(file.fileName)) return texts;
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && !ts.isObjectLiteralExpression(node.initializer)) {
      texts.push(node);
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(file);
  return texts;
}
