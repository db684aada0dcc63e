// The child's category of topics: the one they picked (`standard1`), else that of their standard, else none, in which
// case they choose (product §7.2).

import { categoryOfStandard, isStandard } from '#domain/account/standard.ts';
import { type Category, categories } from '#domain/quiz/bank.ts';
import { account } from '#web/platform/account.ts';
import { storedValue } from '#web/platform/stored-value.ts';

const pickedCategory = storedValue(
  'standard1',
  (stored) => categories.find((category) => category === stored) ?? null,
);

export function useCategory(): Category | null {
  return categoryFrom(pickedCategory.use(), account.standard.use());
}

/** `useCategory` outside components. */
export function readCategory(): Category | null {
  return categoryFrom(pickedCategory.read(), account.standard.read());
}

function categoryFrom(picked: Category | null, standard: string | null): Category | null {
  if (picked !== null) return picked;
  return isStandard(standard) ? categoryOfStandard(standard) : null;
}

export const rememberCategory = pickedCategory.write;
