// What the pages store on the device goes through src/web/platform/stored-value.ts, each value by one name that the list of
// product §2.10 has.

const MODULE = 'src/web/platform/stored-value.ts';
const DIRECTLY = /\b(local|session)Storage\b/;
const MADE = /\b(?:storedValue|sessionValue|storedGroup)(?:<[^>]*>)?\(\s*'([^']*)'/g;

/** Source files of the pages by path, and the text of product §2.10. Returns one line for each problem. */
export function storedNameProblems(files: ReadonlyMap<string, string>, listed: string): string[] {
  const known = new Set([...listed.matchAll(/`([^`]*)`/g)].map(([, name]) => name));
  const made = [...files].flatMap(([path, text]) =>
    [...text.matchAll(MADE)].map(([, name = '']) => ({ path, name })),
  );
  return [
    ...[...files]
      .filter(([path, text]) => path !== MODULE && DIRECTLY.test(withoutComments(text)))
      .map(([path]) => `${path}: only ${MODULE} uses the storage of the browser`),
    ...made
      .filter(({ name }, place) => made.findIndex((other) => other.name === name) < place)
      .map(({ path, name }) => `${path}: ${name} is stored elsewhere too`),
    ...made
      // The names of a group begin with its prefix.
      .filter(({ name }) => !known.has(name) && !known.has(`${name}…`))
      .map(({ path, name }) => `${path}: product §2.10 does not list ${name}`),
  ];
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
