// What is no opposite, or no task (content guide §8.2): gender is none, and of the hard opposites at most a quarter, and
// two in a level, share so much of their letters that they are matched by sight.

import type { Bank } from '../bank/bank.ts';
import { gamesOf, nameOf } from '../bank/games.ts';
import { shareStem } from '../language/word-families.ts';
import type { Finding, Rule } from './rule.ts';

const MAX_SHARE = 0.25;
const MAX_IN_LEVEL = 2;

const GENDERS = `boy girl, man woman, male female, masculine feminine, gentleman lady, lad lass, father mother, dad mum,
  papa mama, son daughter, brother sister, grandfather grandmother, uncle aunt, nephew niece, husband wife,
  bridegroom bride, groom bride, widower widow, king queen, prince princess, emperor empress, duke duchess, lord lady,
  god goddess, hero heroine, actor actress, waiter waitress, host hostess, sir madam, monk nun, wizard witch, bull cow,
  ox cow, cock hen, drake duck, gander goose, stallion mare, lion lioness, tiger tigress, ram ewe, dog bitch, he she`;
const genders = new Set(GENDERS.split(',').map((pair) => keyOf(pair.trim().split(' '))));

type Opposite = { file: string; id: string; isHard: boolean; words: readonly [string, string] };

export const opposites: Rule = {
  name: 'opposites',
  severity: 'error',
  *check(bank) {
    const all = oppositesOf(bank);
    for (const { file, id, words } of all) {
      if (!genders.has(keyOf(words))) continue;
      yield { file, id, message: `${words.join(' – ')} differ in gender; that is no opposite.` };
    }
    yield* bySight(all.filter(({ isHard }) => isHard));
  },
};

function oppositesOf(bank: Bank): Opposite[] {
  return gamesOf(bank).flatMap(({ content: { file, value } }) =>
    value
      .filter(({ pairs }) => pairs === 'opposite')
      .flatMap((level) =>
        level.words.map((words) => ({
          file,
          id: nameOf(level),
          isHard: level.difficulty === 'hard',
          words,
        })),
      ),
  );
}

function* bySight(hard: Opposite[]): Iterable<Finding> {
  const alike = hard.filter(({ words: [one, other] }) => shareStem(one, other));
  const [first] = alike;
  if (first !== undefined && alike.length > MAX_SHARE * hard.length) {
    const message = `${alike.length} of ${hard.length} hard opposites share their stem; it should be a quarter at most.`;
    yield { file: first.file, id: 'file', message };
  }
  const levels = new Set(alike.map(({ file, id }) => `${file}\n${id}`));
  for (const level of levels) {
    const own = alike.filter(({ file, id }) => `${file}\n${id}` === level);
    const [{ file, id } = { file: '', id: '' }] = own;
    if (own.length <= MAX_IN_LEVEL) continue;
    const names = own.map(({ words }) => words.join(' – ')).join(', ');
    const message = `${own.length} opposites of the level share their stem, at most ${MAX_IN_LEVEL} should: ${names}.`;
    yield { file, id, message };
  }
}

function keyOf(words: readonly string[]): string {
  return words
    .map((word) => word.toLowerCase())
    .toSorted()
    .join(' ');
}
