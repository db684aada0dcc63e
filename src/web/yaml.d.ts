// Content files bundled with the pages; the content checker validates their shapes.
declare module '*.yaml' {
  const content: unknown;
  export default content;
}
