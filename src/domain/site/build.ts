// A build of the pages is known by its id: pages carry the id of their own, and every response that of the newest.

/**
 * The response header with the id of the build that the server serves. Only our server sets it, so a response without it
 * comes from something else: a proxy, a captive portal.
 */
export const BUILD_HEADER = 'gully-build';

/** The id where no pages are built. */
export const NO_BUILD = 'none';
