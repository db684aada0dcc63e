// Limits of a request for a made sheet (product §10.6), in a file of their own so that a page loads no more than this.

export const MIN_MADE_TASKS = 4;
export const MAX_MADE_TASKS = 15;
/** A class. */
export const MAX_COPIES = 30;
export const MAX_NAME_LENGTH = 60;
/** What the fonts of the sheets can print. */
export const SHEET_NAME = /^[\p{Script=Latin}\p{Nd} .,:;!?'’“”()&/+–-]*$/u;
/** A seed stands in the code on the page. */
export const SEED = /^[A-Za-z0-9]{1,12}$/;
