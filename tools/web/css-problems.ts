// Variables that nothing defines or nothing uses, classes that a component uses but its CSS module lacks, or the other way
// round, and colours that are no token, so have no dark theme.

/** Text of the pages' stylesheets and scripts, by path. */
export type Sources = ReadonlyMap<string, string>;

const COMMENT = /\/\*[\s\S]*?\*\//g;
const CLASS = /\.([A-Za-z_][\w-]*)(?=[^{};]*\{)/g;
const COLOUR =
  /:[^;{}]*?(?<![\w-])(#[\da-f]{3,8}\b|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|(?:white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y)(?![\w-]))/gi;
/** Stylesheets with colours of their own: the tokens, and paper, which is white in both themes. */
const HAS_COLOURS =
  /\/(tokens\/tokens|lesson\/lesson(?:-picture)?\.module|worksheet\/sheet-card\.module)\.css$/;
const MODULE_IMPORT = /import styles from '([^']+\.module\.css)'/;

function namesIn(text: string, pattern: RegExp): Set<string> {
  return new Set(Array.from(text.matchAll(pattern), ([, name]) => name ?? ''));
}

/** One line for each problem. */
export function cssProblems(sources: Sources): string[] {
  const texts = [...sources].map(([path, text]) => [path, text.replace(COMMENT, '')] as const);
  return [
    ...unknownVariables(texts),
    ...unusedVariables(texts),
    ...classProblems(new Map(texts)),
    ...rawColours(texts),
  ];
}

/** A variable is defined in a stylesheet, or set by a script as a quoted name. */
function unknownVariables(texts: readonly (readonly [string, string])[]): string[] {
  const defined = new Set(
    texts.flatMap(([path, text]) => [
      ...namesIn(text, path.endsWith('.css') ? /(--[\w-]+)\s*:/g : /['"`](--[\w-]+)['"`]/g),
    ]),
  );
  return texts.flatMap(([path, text]) =>
    [...namesIn(text, /var\(\s*(--[\w-]*\w)\s*[,)]/g)]
      .filter((name) => !defined.has(name))
      .map((name) => `${path}: nothing defines ${name}`),
  );
}

/** `var(--art-${paint})` uses every variable whose name begins like that and ends like that. */
function unusedVariables(texts: readonly (readonly [string, string])[]): string[] {
  const uses = texts.flatMap(([, text]) => [
    ...namesIn(text, /var\(\s*(--[\w-]+(?:\$\{[^}]*\}[\w-]*)?)/g),
  ]);
  const patterns = [...new Set(uses)].map(
    (use) => new RegExp(`^${use.replace(/\$\{[^}]*\}/, '.+')}$`),
  );
  return texts.flatMap(([path, text]) =>
    [...namesIn(path.endsWith('.css') ? text : '', /(--[\w-]+)\s*:/g)]
      .filter((name) => !patterns.some((pattern) => pattern.test(name)))
      .map((name) => `${path}: nothing uses ${name}`),
  );
}

function rawColours(texts: readonly (readonly [string, string])[]): string[] {
  return texts
    .filter(([path]) => path.endsWith('.css') && !HAS_COLOURS.test(path))
    .flatMap(([path, text]) =>
      [...namesIn(text, COLOUR)].map(
        (colour) => `${path}: the colour ${colour} is no token of src/web/ui/tokens`,
      ),
    );
}

function classProblems(sources: Sources): string[] {
  const problems: string[] = [];
  const users = new Map<string, string>();
  for (const [path, text] of sources) {
    const module = moduleOf(path, text);
    if (module === null) continue;
    users.set(module, (users.get(module) ?? '') + text);
    const classes = classesOf(sources.get(module) ?? '');
    for (const name of namesIn(text, /\bstyles\.(\w+)/g)) {
      if (!classes.has(name)) problems.push(`${path}: ${module} has no class ${name}`);
    }
  }
  for (const [path, text] of sources) {
    if (!path.endsWith('.module.css')) continue;
    const used = users.get(path) ?? '';
    // `styles[tone]` uses a class whose name appears elsewhere in the script.
    const isByName = /\bstyles\[/.test(used);
    for (const name of classesOf(text)) {
      const use = new RegExp(isByName ? `\\b${name}\\b` : `\\bstyles\\.${name}\\b`);
      if (!use.test(used)) problems.push(`${path}: nothing uses the class ${name}`);
    }
  }
  return problems;
}

function classesOf(css: string): Set<string> {
  return namesIn(css.replace(/:global\([^)]*\)/g, ''), CLASS);
}

function moduleOf(path: string, text: string): string | null {
  const [, module] = text.match(MODULE_IMPORT) ?? [];
  if (module === undefined) return null;
  if (module.startsWith('#web/')) return module.replace('#web/', 'src/web/');
  return new URL(module, `file:///${path}`).pathname.slice(1);
}
