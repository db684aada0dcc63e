// For the `handle` of a route whose page is one of two parts: each a file named …-part.tsx, so that the build can tell the
// server which files a visit needs (app/page-files.ts).

type LoadPart = () => Promise<object>;

export interface PageParts {
  /** The part depends on whether the address has this query parameter. */
  readonly parameter: string;
  readonly loadIfPresent: LoadPart;
  readonly loadIfAbsent: LoadPart;
}
