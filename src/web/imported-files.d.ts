// Files imported as data. The content checker validates the shapes of content files.
declare module '*.yaml' {
  const content: unknown;
  export default content;
}

/** Only the keys in the query. */
declare module '*.yaml?pick=name,chatNumber' {
  const content: unknown;
  export default content;
}

declare module '*.txt?raw' {
  const text: string;
  export default text;
}
