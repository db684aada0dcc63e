// American forms are errors, even those that a British dictionary allows: schools in India write -ise and -yse. Words
// whose -ize is not a suffix (size, prize) are listed. See prose.ts for the texts that are checked.

import { proseOf, spellableWords } from '../bank/prose.ts';
import type { Rule } from './rule.ts';

const NO_ENDING =
  /^(siz|resiz|downsiz|upsiz|outsiz|oversiz|undersiz|midsiz|lifesiz|priz|seiz|capsiz|maiz|baiz|assiz|gizm|citiz|deniz|horiz)/;
const ENDING = /^(\p{L}{2,}[iy])z(e|es|ed|ing|er|ers|able|ation|ations|ational|ement)$/u;

/** American words or beginnings → British; an entry that ends in * covers all words that begin so. */
const AMERICAN = new Map(
  `color* colour, favor* favour, flavor* flavour, honor* honour, humor humour, labor labour, neighbor* neighbour,
  behavior* behaviour, harbor* harbour, rumor* rumour, odor odour, vapor vapour, savior saviour, parlor parlour,
  splendor splendour, armor* armour, endeavor* endeavour, savor* savour, center* centre, theater* theatre,
  liter litre, liters litres, fiber* fibre, kilometer* kilometre, centimeter* centimetre, millimeter* millimetre,
  somber sombre, specter spectre, luster lustre, gray* grey, traveled travelled, traveling travelling,
  traveler* traveller, canceled cancelled, canceling cancelling, labeled labelled, modeled modelled,
  quarreled quarrelled, quarreling quarrelling, signaled signalled, jewelry jewellery, jeweler* jeweller,
  marvelous marvellous, woolen* woollen, counselor* counsellor, skillful* skilful, fulfill fulfil,
  enroll enrol, enrollment enrolment, defense defence, offense offence, pretense pretence, catalog catalogue,
  dialog dialogue, pajamas pyjamas, mom mum, moms mums, mommy mummy, math maths, airplane* aeroplane,
  aluminum aluminium, plow* plough, skeptic* sceptic, cozy cosy, mustache* moustache, mold* mould,
  molt* moult, smolder* smoulder, ax axe, gotten got, sulfur sulphur, pediatric* paediatric, esthetic* aesthetic,
  archeolog* archaeolog, maneuver* manoeuvre, encyclopedia* encyclopaedia, practicing practising, licorice liquorice`
    .split(',')
    .map((entry) => entry.trim().split(' ') as [string, string]),
);

/** The British form of an American word; undefined if the word is not American. */
export function britishFor(word: string): string | undefined {
  const plain = word.toLowerCase().replace(/'s$/, '');
  const ending = NO_ENDING.test(plain) ? null : ENDING.exec(plain);
  if (ending !== null) return `${ending[1]}s${ending[2]}`;
  const exact = AMERICAN.get(plain);
  if (exact !== undefined) return exact;
  for (const [american, british] of AMERICAN) {
    const beginning = american.endsWith('*') ? american.slice(0, -1) : undefined;
    if (beginning !== undefined && plain.startsWith(beginning)) {
      return british + plain.slice(beginning.length);
    }
  }
  return undefined;
}

export const britishSpelling: Rule = {
  name: 'british-spelling',
  severity: 'error',
  *check(bank) {
    for (const { file, id, text } of proseOf(bank)) {
      for (const word of new Set(spellableWords(text))) {
        const british = britishFor(word);
        if (british === undefined) continue;
        yield { file, id, message: `“${word}” is American: write “${british}”.` };
      }
    }
  },
};
