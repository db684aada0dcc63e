/** Replaced by its value when the pages are built. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** The setting CONSENT_BOX (product §4.4). */
export const isBoxInitiallyTicked = process.env.CONSENT_BOX === 'ticked';
