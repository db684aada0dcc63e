/** What a membership promises at least, wherever it is described (product §1.3); the content has to keep it. */
export const PROMISED = { worksheets: 200, questions: 1000, games: 80 } as const;

/** What it costs, in rupees for a year, as the pages say it before they know the offer (content/membership.yaml). */
export const PRICE = 399;
