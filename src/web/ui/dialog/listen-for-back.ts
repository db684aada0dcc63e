// History steps, intercepted before the router sees them.

type Listener = (event: PopStateEvent) => void;

let listener: Listener | undefined;
const tell: Listener = (event) => listener?.(event);

/**
 * Call it before the router listens: Chrome calls the window's listeners in the order in which they were added. Calling
 * it again only replaces the listener.
 */
export function listenForBack(to?: Listener): void {
  listener = to;
  window.addEventListener('popstate', tell, true);
}
