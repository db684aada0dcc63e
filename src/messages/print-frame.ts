// The texts at the edges of every printed page.

export const printFrame = {
  /** Around the page number and the number of pages. */
  page: ['Page ', ' of ', ''],
} as const;
