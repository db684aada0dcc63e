// Files that are imported as they are. Content files: the content checker validates their shapes.
declare module '*.yaml' {
  const content: unknown;
  export default content;
}

/** Only these of its keys. */
declare module '*.yaml?pick=name,chatNumber' {
  const content: unknown;
  export default content;
}

declare module '*.txt?raw' {
  const text: string;
  export default text;
}
