// What the `handle` of a route says about the files that a visit needs beside its page, so that the build can tell the server
// (app/page-files.ts): one of two parts, each a file named …-part.tsx, or the page that a redirect leads to.

type LoadPart = () => Promise<object>;

export interface PageParts {
  /** The part depends on whether the address has this query parameter. */
  readonly parameter: string;
  readonly loadIfPresent: LoadPart;
  readonly loadIfAbsent: LoadPart;
}

export interface PageRedirect {
  /** The path of the page that most cold visits, a visitor's, lead on to: they load both at once. */
  readonly redirectsTo: string;
}
