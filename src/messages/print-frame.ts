// The texts at the edges of every printed page.

export const printFrame = {
  maker: 'Grammar Gully',
  /** Around the number of the page and the number of pages. */
  page: ['Page ', ' of ', ''],
} as const;
