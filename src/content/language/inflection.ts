// The forms an English word can take in a sentence. It may produce forms that do not exist (bigs): it serves to find a
// word in a text, not to teach its forms.

const IRREGULAR = `be am is are was were been being, begin began begun, bear bore borne, bend bent, bind bound,
  bite bit bitten, bleed bled, blow blew blown, break broke broken, breed bred, bring brought, build built,
  burn burnt, buy bought, catch caught, choose chose chosen, cling clung, come came, creep crept, cut, deal dealt,
  dig dug, do does did done, draw drew drawn, dream dreamt, drink drank drunk, drive drove driven, dwell dwelt,
  eat ate eaten, fall fell fallen, feed fed, feel felt, fight fought, find found, flee fled, fling flung,
  fly flew flown, forbid forbade forbidden, foresee foresaw foreseen, forget forgot forgotten,
  forgive forgave forgiven, freeze froze frozen, get got, give gave given, go goes went gone, grind ground,
  grow grew grown, hang hung, have has had, hear heard, hide hid hidden, hold held, keep kept, kneel knelt,
  know knew known, lay laid, lead led, lean leant, leap leapt, learn learnt, leave left, lend lent,
  lie lay lain, light lit, lose lost, make made, mean meant, meet met, mistake mistook mistaken,
  overcome overcame, pay paid, ride rode ridden, ring rang rung, rise rose risen, run ran, say said,
  see saw seen, seek sought, sell sold, send sent, sew sewn, shake shook shaken, shine shone, shoot shot,
  show shown, shrink shrank shrunk, sing sang sung, sink sank sunk, sit sat, sleep slept, slide slid,
  sling slung, smell smelt, sow sown, speak spoke spoken, spell spelt, spend spent, spill spilt, spin spun,
  spoil spoilt, spring sprang sprung, stand stood, steal stole stolen, stick stuck, sting stung, strike struck,
  string strung, strive strove striven, swear swore sworn, sweep swept, swell swollen, swim swam swum,
  swing swung, take took taken, teach taught, tear tore torn, tell told, think thought, throw threw thrown,
  tread trod trodden, understand understood, undertake undertook undertaken, wake woke woken, wear wore worn,
  weave wove woven, weep wept, win won, wind wound, withdraw withdrew withdrawn, withstand withstood,
  write wrote written, child children, man men, woman women, foot feet, tooth teeth, goose geese, mouse mice,
  person people, ox oxen, good better best, bad worse worst, far farther farthest further furthest,
  little less least, many more most`;

const formsOf = new Map(
  IRREGULAR.split(',').map((entry) => {
    const [word = '', ...forms] = entry.trim().split(/\s+/);
    return [word, forms] as const;
  }),
);

/** Irregular words and their forms: drink, drank, drunk. */
export const irregularForms: ReadonlySet<string> = new Set(
  [...formsOf].flatMap(([word, forms]) => [word, ...forms]),
);

/** The word and its forms, in lower case. Only the first word of a phrase is inflected: give up, gave up. */
export function inflectionsOf(word: string): Set<string> {
  const [first = '', ...rest] = word.toLowerCase().split(' ');
  const forms = [first, ...(formsOf.get(first) ?? []), ...regularForms(first)];
  return new Set(forms.map((form) => [form, ...rest].join(' ')));
}

function regularForms(word: string): string[] {
  const stems = [word];
  if (word.endsWith('e')) stems.push(word.slice(0, -1));
  if (/[^aeiou]y$/.test(word)) stems.push(`${word.slice(0, -1)}i`);
  if (/[aeiou][bdgklmnprtvz]$/.test(word)) stems.push(word + word.slice(-1));
  if (/(f|fe)$/.test(word)) stems.push(word.replace(/fe?$/, 'v'));
  const endings = ['s', 'es', 'ed', 'd', 'ing', 'er', 'est', "'s"];
  return stems.flatMap((stem) => endings.map((ending) => stem + ending));
}

/** Whether the text contains any form of the word. */
export function mentions(text: string, word: string): boolean {
  const words = ` ${text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}'-]+/gu, ' ')} `;
  return [...inflectionsOf(word)].some((form) => words.includes(` ${form} `));
}

const GAP = '____';

/** The text with a gap for every form of the word, also within hyphenated words. */
export function withGap(text: string, word: string): string {
  const longestFirst = [...inflectionsOf(word)].sort((a, b) => b.length - a.length);
  const patterns = longestFirst.map((form) =>
    form
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll("'", "['’]")
      .replaceAll(' ', '\\s+'),
  );
  return text.replace(new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'giu'), GAP);
}
