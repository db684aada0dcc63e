import type { LoaderFunctionArgs } from 'react-router';

/** Asks early for what the page of this address will ask. */
interface WarmUpModule {
  readonly warmUp: (address: URL) => void;
}

/**
 * The loader of a route whose data is asked for while the page's code is on the way. What asks comes in a file of its
 * own, which no other page waits for; where that does not arrive, the page asks for itself.
 */
export function warmUpBy(load: () => Promise<WarmUpModule>) {
  return ({ request }: LoaderFunctionArgs): null => {
    load().then(
      ({ warmUp }) => warmUp(new URL(request.url)),
      () => undefined,
    );
    return null;
  };
}
