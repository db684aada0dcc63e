// The category in an address (product §10.1).

import type { Category } from '#domain/quiz/bank.ts';

export function categoryIn(query: URLSearchParams): Category {
  return query.get('category') === 'intermediate' ? 'intermediate' : 'basic';
}
