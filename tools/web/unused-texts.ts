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
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(fileNames.filter(isProduct), options);
  const checker = program.getTypeChecker();
  const isInCatalogue = (file: ts.SourceFile) =>
    relative(root, file.fileName).startsWith(CATALOGUE);

  const used = new Set<ts.Node>();
  const mark = (symbol: ts.Symbol | undefined) => {
    for (const declaration of symbol?.declarations ?? []) used.add(declaration);
  };
  const isMarked = new Set<ts.Type>();
  /** Marks all properties of a text object that is passed on as a whole, or indexed by a name known only at run time. */
  const markAll = (type: ts.Type) => {
    if (isMarked.has(type)) return;
    isMarked.add(type);
    const parts = (type.isUnion() ? type.types : [type]).filter((part) =>
      part.symbol?.declarations?.some((declaration) => isInCatalogue(declaration.getSourceFile())),
    );
    for (const property of parts.flatMap((part) => checker.getPropertiesOfType(part))) {
      mark(property);
      markAll(checker.getTypeOfSymbol(property));
    }
  };
  const markPattern = (pattern: ts.ObjectBindingPattern) => {
    const type = checker.getTypeAtLocation(pattern);
    for (const { propertyName, name, dotDotDotToken } of pattern.elements) {
      const taken = propertyName ?? name;
      if (dotDotDotToken !== undefined || ts.isComputedPropertyName(taken)) markAll(type);
      else mark(checker.getPropertyOfType(type, taken.getText()));
    }
  };
  /** `names` are those that may stand for texts. No other expression is given a type, which saves most of the time. */
  const visit = (node: ts.Node, names: Set<string>) => {
    const bound = isTextImport(node)
      ? node.importClause
      : isDeclaration(node) && mentions(node, names)
        ? node.name
        : undefined;
    for (const name of identifiers(bound)) names.add(name);
    if (isPartOf(node, names)) {
      if (ts.isPropertyAccessExpression(node)) mark(checker.getSymbolAtLocation(node.name));
      if (isWholeValue(node)) markAll(checker.getTypeAtLocation(node));
    }
    if (ts.isObjectBindingPattern(node) && mentions(node, names)) markPattern(node);
    ts.forEachChild(node, (child) => visit(child, names));
  };

  const own = program
    .getSourceFiles()
    .filter(({ fileName }) => relative(root, fileName).startsWith('src/'));
  for (const file of own) {
    // Other files only receive texts that were passed on as a whole, which count as used where they are passed on.
    if (!isInCatalogue(file) && file.statements.some(isTextImport)) visit(file, new Set());
  }
  return own
    .filter((file) => isInCatalogue(file) && !/\/(specification|edition)\.ts$/.test(file.fileName))
    .flatMap(textsOf)
    .filter((text) => !used.has(text))
    .map((text) => {
      const file = text.getSourceFile();
      const { line } = file.getLineAndCharacterOfPosition(text.getStart());
      return `${relative(root, file.fileName)}:${line + 1} ${text.name.getText()}`;
    });
}

/** The modules with the texts, and the one through which pages read them. */
const TEXT_MODULES = /(^|\/|#)messages\/|\/texts\.ts$/;

function isTextImport(node: ts.Node): node is ts.ImportDeclaration {
  return (
    ts.isImportDeclaration(node) &&
    ts.isStringLiteral(node.moduleSpecifier) &&
    TEXT_MODULES.test(node.moduleSpecifier.text)
  );
}

function isDeclaration(node: ts.Node): node is ts.VariableDeclaration | ts.ParameterDeclaration {
  return ts.isVariableDeclaration(node) || ts.isParameter(node);
}

function identifiers(node: ts.Node | undefined): string[] {
  return [...(node?.getText() ?? '').matchAll(/[\w$]+/g)].map(([name]) => name);
}

function mentions(node: ts.Node, names: ReadonlySet<string>): boolean {
  return identifiers(node).some((name) => names.has(name));
}

/** Whether the expression is one of these names, or a property of one, at any depth. */
function isPartOf(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node)) return names.has(node.text);
  const isProperty = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
  return isProperty && isPartOf(node.expression, names);
}

/** Whether this expression passes its value on as a whole, instead of naming one part of it. */
function isWholeValue(node: ts.Node): node is ts.Expression {
  const isName =
    ts.isIdentifier(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node);
  const { parent } = node;
  return (
    isName &&
    !ts.isPropertyAccessExpression(parent) &&
    !ts.isVariableDeclaration(parent) &&
    !ts.isBindingElement(parent) &&
    !ts.isImportSpecifier(parent) &&
    !ts.isExportSpecifier(parent) &&
    !ts.isNamespaceExport(parent) &&
    !ts.isTypeNode(parent)
  );
}

/** The properties of the file's objects that are texts or lists of texts. */
function textsOf(node: ts.Node): ts.PropertyAssignment[] {
  if (ts.isPropertyAssignment(node) && !ts.isObjectLiteralExpression(node.initializer)) {
    return [node];
  }
  const texts: ts.PropertyAssignment[] = [];
  ts.forEachChild(node, (child) => {
    texts.push(...textsOf(child));
  });
  return texts;
}

function isProduct(file: string): boolean {
  return !/\.test\.tsx?$/.test(file);
}
