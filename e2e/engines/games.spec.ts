// The word games.

import {
  CARD_GAME,
  DROP_OPPOSITE,
  pairPlaces,
  readCards,
  readDropPairs,
} from '../support/word-games.ts';
import { closeAlert } from './family.ts';
import { button, heading, link, type Person, PHONE, role, text, within } from './person.ts';
import { test } from './test.ts';

const CARDS = 12;
/** The name begins with its number, whichever side is up. */
const card = (place: number, rest = '') => button(new RegExp(`^Card ${place + 1}\\b${rest}`));
const FACE_DOWN = ', face down$';
const MATCHED = ': .*, matched$';

test('the card game is won', async ({ person, request, capture }) => {
  const cards = await readCards(request, 1);
  await person.open(`${CARD_GAME}&level=1&seed=7`);
  await person.sees(card(0));
  await capture(person, 'cards');
  const laid: string[] = [];
  for (let place = 0; place < CARDS; place += 2) {
    for (const at of [place, place + 1]) {
      await person.press(card(at));
      laid.push(
        await wordAt(
          person,
          at,
          cards.map(({ word }) => word),
        ),
      );
    }
    // Matching cards stay up, and nobody knows yet which ones match.
    const isPair = pairPlaces(laid, cards).some((two) => two.join() === `${place},${place + 1}`);
    await person.sees(card(place, isPair ? MATCHED : FACE_DOWN));
  }
  for (const places of pairPlaces(laid, cards)) {
    if (await person.isThere(card(places[0] ?? 0, MATCHED))) continue;
    for (const place of places) await person.press(card(place));
    await person.until(
      async () =>
        (await person.isThere(heading('You Won'))) ||
        (await person.isThere(card(places[0] ?? 0, MATCHED))) ||
        undefined,
      () => `cards ${places} do not match`,
    );
  }
  await person.sees(heading('You Won'));
  await capture(person, 'card game won');
});

/** The word on a card that has just been turned. */
async function wordAt(person: Person, place: number, words: string[]): Promise<string> {
  return person.until(
    async () => {
      const turned = await Promise.all(
        words.map(async (word) =>
          (await person.isThere(card(place, `: ${word}(, matched)?$`))) ? word : '',
        ),
      );
      return turned.find((word) => word !== '');
    },
    () => `card ${place + 1} shows no word`,
  );
}

for (const hand of ['mouse', 'finger'] as const) {
  test(`drop-it is filled by ${hand}`, async ({ person, capture }) => {
    const pairs = await readDropPairs({ pairs: 'opposite', difficulty: 'hard', level: 3 });
    if (hand === 'finger') {
      await person.resize(PHONE);
      person.touch();
    }
    await person.open(DROP_OPPOSITE);
    await person.press(link('Level 3'));
    for (const [at, [slot, word]] of pairs.entries()) {
      const tile = within(role('list', 'Words to drop'), button(word));
      const box = within(role('list', 'Boxes'), text(slot));
      const over = text(new RegExp(`^“${word}” is over the box for “${slot}”`));
      await person.drag(tile, box, () => person.isThere(over));
      await person.sees(text(`${at + 1} of 5 placed`));
    }
    await capture(person, `drop-it by ${hand}`);
    await person.press(button('Submit'));
    await closeAlert(person, 'You scored 5 out of 5');
    await person.isAt(DROP_OPPOSITE);
  });
}
