// The category of topics that this child practises: the one they picked (`standard1`), else that of their standard,
// else none, in which case they choose (product §7.2).

import { categoryOfStandard, isStandard } from '#domain/account/standard.ts';
import { type Category, categories } from '#domain/quiz/bank.ts';
import { readStoredText, useStoredText, writeStored } from '#web/platform/storage.ts';

export function useCategory(): Category | null {
  return categoryFrom(useStoredText('standard1'), useStoredText('standard'));
}

/** `useCategory` outside components. */
export function readCategory(): Category | null {
  return categoryFrom(readStoredText('standard1'), readStoredText('standard'));
}

function categoryFrom(picked: string | null, standard: string | null): Category | null {
  const known = categories.find((category) => category === picked);
  if (known !== undefined) return known;
  return isStandard(standard) ? categoryOfStandard(standard) : null;
}

export function rememberCategory(category: Category): void {
  writeStored('standard1', category);
}
