import { standardsText } from '#domain/competition/standards-text.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';

/** `Standards 2 to 5`, in the language of the page. */
export function nameOfStandards(numbers: readonly number[]): string {
  const { standards, to, and } = texts.competition.landing;
  return fill(standards, { standards: standardsText(numbers, { to, and }) });
}
