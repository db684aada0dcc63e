// Every page has an entry in `paths` (src/web/paths.ts), so that nobody writes its address by hand.

type Addresses = Readonly<Record<string, string | ((...given: never[]) => string)>>;

/** `routes` as the router has them: `/worksheets/:topic`. Returns those that no entry builds. */
export function routesWithoutAddress(routes: readonly string[], addresses: Addresses): string[] {
  const built = Object.values(addresses).map((address) => pathOf(address));
  return routes.filter((route) => {
    const pattern = new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`);
    return !built.some((path) => pattern.test(path));
  });
}

/** Without the query. A function is called with a stand-in whose every property reads as `1`. */
function pathOf(address: Addresses[string]): string {
  const any = new Proxy(
    { toString: () => '1' },
    {
      get: (to, name) => Reflect.get(to, name) ?? (typeof name === 'symbol' ? undefined : '1'),
    },
  );
  const built = typeof address === 'string' ? address : address(...([any, any] as never[]));
  return built.split(/[?#]/)[0] ?? '';
}
