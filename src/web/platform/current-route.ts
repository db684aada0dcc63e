// The route of the page that is open, such as `/worksheets/:topic`: what may be told of an address that names a person.

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

/** Of the page that the visit began with. */
export function firstRoute(): string {
  return first ?? '';
}
