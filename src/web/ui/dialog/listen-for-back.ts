// Steps in the history, before the router hears of them.

type Listener = (event: PopStateEvent) => void;

let listener: Listener | undefined;
const tell: Listener = (event) => listener?.(event);

/**
 * Call it before the router listens, since Chrome calls the window's listeners in the order in which they were added.
 * Calling it again only replaces the listener.
 */
export function listenForBack(to?: Listener): void {
  listener = to;
  window.addEventListener('popstate', tell, true);
}
