// Texts inside what children read.

export const reading = {
  /** Read out in place of a blank line. */
  blank: 'blank',
} as const;
