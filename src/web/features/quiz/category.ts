// Which category of topics this child practises: what they picked (`standard1`), else what their standard says, else
// nothing, and then they are asked (product §7.2).

import { categoryOfStandard, isStandard } from '#domain/account/standard.ts';
import { type Category, categories } from '#domain/quiz/bank.ts';
import { readStoredText, useStoredText, writeStored } from '#web/platform/storage.ts';

export function useCategory(): Category | null {
  return categoryFrom(useStoredText('standard1'), useStoredText('standard'));
}

/** As useCategory, outside a component. */
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
