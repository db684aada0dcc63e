// The settings of the questions: how many items mention each, by keywords. A hint, not a measure.

import { type Bank, type Item, isChoiceItem, itemsOf } from '#content/bank/bank.ts';
import { solvedTextsOf } from '#content/bank/produced.ts';
import { wordsOf } from '#content/language/words.ts';

const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  phones: ['phone', 'phones', 'mobile', 'call', 'message', 'messages', 'selfie'],
  'trains and metro': ['train', 'trains', 'metro', 'platform', 'station', 'railway'],
  screens: [
    'computer',
    'computers',
    'laptop',
    'tablet',
    'screen',
    'video',
    'videos',
    'app',
    'robot',
    'online',
    'website',
    'camera',
  ],
  sport: [
    'match',
    'cricket',
    'football',
    'hockey',
    'kabaddi',
    'badminton',
    'team',
    'coach',
    'race',
    'goal',
    'chess',
    'kho-kho',
  ],
  science: [
    'science',
    'scientist',
    'scientists',
    'rocket',
    'planet',
    'planets',
    'moon',
    'telescope',
    'experiment',
    'satellite',
    'magnet',
    'laboratory',
    'solar',
  ],
  city: [
    'city',
    'traffic',
    'mall',
    'flat',
    'lift',
    'auto',
    'bus',
    'airport',
    'flyover',
    'cinema',
    'apartment',
    'street',
  ],
  village: [
    'village',
    'farmer',
    'farmers',
    'field',
    'fields',
    'well',
    'bullock',
    'tractor',
    'farm',
  ],
  kites: ['kite', 'kites'],
  boats: ['boat', 'boats', 'ferry'],
  goats: ['goat', 'goats'],
  parrots: ['parrot', 'parrots'],
};

export function settings(bank: Bank): string[][] {
  const texts = itemsOf(bank).map((item) => new Set(wordsOf(textsOf(item).join(' '))));
  return [
    ['', 'items'],
    ...Object.entries(SETTINGS).map(([name, keywords]) => [
      name,
      String(texts.filter((words) => keywords.some((keyword) => words.has(keyword))).length),
    ]),
  ];
}

function textsOf(item: Item): string[] {
  return isChoiceItem(item) ? [item.text, ...item.choices] : solvedTextsOf(item.question);
}
