// Texts inside what children read.

export const reading = {
  /** Read out for a blank line. */
  blank: 'blank',
} as const;
