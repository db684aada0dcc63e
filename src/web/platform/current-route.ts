// The route of the current page, such as `/worksheets/:topic`: the reportable part of an address that names a person.

let find: () => string | undefined = () => undefined;
let first: string | undefined;

/** Set by the app's router. */
export function setRouteFinder(finder: () => string | undefined): void {
  find = finder;
  first ??= finder();
}

/** Empty while there is no page. */
export function currentRoute(): string {
  return find() ?? '';
}

/** The route of the page that the visit began with. */
export function firstRoute(): string {
  return first ?? '';
}
