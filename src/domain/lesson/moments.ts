/** The columns of a timeline, from left to right. Apart from the schema, since pages must not load zod. */
export const moments = ['earlier', 'past', 'now', 'future'] as const;
