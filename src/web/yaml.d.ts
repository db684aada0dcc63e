// Content files that are built into the pages; their shapes are checked by the content checker.
declare module '*.yaml' {
  const content: unknown;
  export default content;
}
