// Content for tests: well-formed samples, with the changes a test needs.

import type { WordCardLevel } from '#domain/card-game/word-cards-file.ts';
import type { Competition } from '#domain/competition/competition-file.ts';
import type { PaperFile, PaperQuestion } from '#domain/competition/paper-file.ts';
import type { LessonFile, LessonOfFile } from '#domain/lesson/lesson-file.ts';
import type { LearnerError } from '#domain/quiz/learner-error.ts';
import type { Question } from '#domain/quiz/question.ts';
import type { LevelOfFile, TopicFile } from '#domain/quiz/topic-file.ts';
import type { WordOfTheDay } from '#domain/vocabulary/word-file.ts';
import type { PairLevel } from '#domain/word-game/pair-level.ts';
import type { PairReading } from '#domain/word-game/pair-reading-file.ts';
import type { Bank } from '../bank/bank.ts';
import type { ContentFile } from '../read/parse-file.ts';
import type { Finding, Rule } from '../rules/rule.ts';

export const emptyBank: Bank = {
  topics: [],
  lessons: [],
  learnerErrors: undefined,
  competitions: [],
  papers: [],
  words: undefined,
  wordCards: undefined,
  dropIt: undefined,
  pairReadings: undefined,
  conceptSheets: [],
  practiceSheets: [],
};

type Choice = Extract<Question, { kind: 'choice' }>;
type Spot = Extract<Question, { kind: 'spot' }>;
type Drag = Extract<Question, { kind: 'drag' }>;
type Order = Extract<Question, { kind: 'order' }>;
type Sort = Extract<Question, { kind: 'sort' }>;
type Match = Extract<Question, { kind: 'match' }>;
type Type = Extract<Question, { kind: 'type' }>;
type Rewrite = Extract<Question, { kind: 'rewrite' }>;
type Listen = Extract<Question, { kind: 'listen' }>;
type Edit = Extract<Question, { kind: 'edit' }>;
type Passage = Extract<Question, { kind: 'passage' }>;

export function choice(changes: Partial<Choice> = {}): Choice {
  return {
    id: 'basic-nouns-e1-01',
    kind: 'choice',
    skill: 'naming words for animals',
    title: 'Choose the naming word.',
    text: 'The ____ is asleep under the mango tree.',
    options: ['puppy', 'happily', 'small', 'sleeps'],
    answer: 0,
    why: 'A noun can name an animal. “Puppy” names one.',
    whyNot: ['It tells how.', 'It describes.', 'It is an action word.'],
    errors: [
      'manner-word-for-naming-word',
      'describing-word-for-naming-word',
      'action-word-for-naming-word',
    ],
    ...changes,
  };
}

export function spot(changes: Partial<Spot> = {}): Spot {
  return {
    id: 'basic-nouns-e1-02',
    kind: 'spot',
    skill: 'one and many',
    title: 'Which part has the mistake?',
    text: 'Meena put two book on the shelf.',
    options: ['Meena put', 'two book', 'on the shelf'],
    answer: 1,
    correction: 'Meena put two books on the shelf.',
    why: '“Two” means more than one, so the noun takes -s.',
    whyNot: ['This part is right.', 'There is one shelf.'],
    errors: ['missing-plural-s'],
    ...changes,
  };
}

export function drag(changes: Partial<Drag> = {}): Drag {
  return {
    id: 'basic-nouns-e1-03',
    kind: 'drag',
    skill: 'naming words for people',
    title: 'Drag the word that names a person.',
    text: 'Our farmer waters green fields.',
    answer: 1,
    why: '“Farmer” names a person.',
    whyNot: ['It shows whose.', 'It is an action.', 'It describes.', 'It names a place.'],
    errors: [
      'small-word-for-naming-word',
      'action-word-for-naming-word',
      'describing-word-for-naming-word',
      'wrong-kind-of-noun',
    ],
    ...changes,
  };
}

export function order(changes: Partial<Order> = {}): Order {
  return {
    id: 'basic-nouns-e1-11',
    kind: 'order',
    skill: 'where a question begins',
    title: 'Make a question.',
    text: 'where | does | your aunt | sell | her mangoes?',
    or: [],
    wrong: [
      {
        answer: 'where | your aunt | does | sell | her mangoes?',
        why: 'In a question “does” comes before the subject.',
      },
    ],
    why: 'A question word comes first, then “does”, then the subject.',
    errors: ['missing-plural-s'],
    ...changes,
  };
}

export function sort(changes: Partial<Sort> = {}): Sort {
  return {
    id: 'basic-nouns-e1-12',
    kind: 'sort',
    skill: 'a or an',
    title: 'Which words take “a”, and which take “an”?',
    text: '',
    boxes: [
      {
        name: 'a',
        words: ['university', 'mango tree', 'one-rupee coin'],
        why: 'They begin with a consonant sound.',
      },
      { name: 'an', words: ['hour', 'umbrella'], why: 'They begin with a vowel sound.' },
    ],
    why: 'The first sound decides, not the first letter.',
    errors: ['missing-plural-s'],
    ...changes,
  };
}

export function match(changes: Partial<Match> = {}): Match {
  return {
    id: 'basic-nouns-e1-13',
    kind: 'match',
    skill: 'groups',
    title: 'Join each group to what is in it.',
    pairs: [
      { left: 'a swarm of', right: 'bees', why: 'Bees fly in a swarm.' },
      { left: 'a bunch of', right: 'keys', why: 'Keys hang in a bunch.' },
      { left: 'a pack of', right: 'wolves', why: 'Wolves hunt in a pack.' },
      { left: 'a fleet of', right: 'ships', why: 'Ships sail in a fleet.' },
      { left: 'a choir of', right: 'singers', why: 'Singers form a choir.' },
    ],
    why: 'A collective noun names a group.',
    errors: ['wrong-kind-of-noun'],
    ...changes,
  };
}

export function type(changes: Partial<Type> = {}): Type {
  return {
    id: 'basic-nouns-e1-14',
    kind: 'type',
    skill: 'irregular plurals',
    title: 'Write the right form of the word in brackets.',
    text: 'Two ____ (child) wave from the ferry.',
    accept: ['children'],
    isExact: false,
    wrong: [
      { answer: 'childs', why: '“Child” does not take -s.' },
      { answer: 'childrens', why: '“Children” already means more than one.' },
    ],
    why: 'More than one child: “children”.',
    errors: ['missing-plural-s'],
    ...changes,
  };
}

export function rewrite(changes: Partial<Rewrite> = {}): Rewrite {
  return {
    id: 'basic-nouns-h1-20',
    kind: 'rewrite',
    skill: 'irregular plurals',
    title: 'Write about two children.',
    text: 'A child is waving from the ferry.',
    accept: ['Two children are waving from the ferry.'],
    isExact: false,
    build: 'two | children | are | waving | from the ferry.',
    extra: ['childs', 'is'],
    wrong: [
      { answer: 'Two childs are waving from the ferry.', why: '“Child” does not take -s.' },
      { answer: 'Two children is waving from the ferry.', why: 'Two need “are”.' },
    ],
    why: 'More than one child: “children”.',
    errors: ['missing-plural-s'],
    ...changes,
  };
}

export function listen(changes: Partial<Listen> = {}): Listen {
  return {
    id: 'basic-nouns-e1-30',
    kind: 'listen',
    skill: 'irregular plurals',
    title: 'Listen, and write the sentence.',
    text: 'Two children wave from the ferry.',
    accept: [],
    wrong: [
      { answer: 'Two childs wave from the ferry.', why: '“Child” does not take -s.' },
      { answer: 'Two children waves from the ferry.', why: 'Two children “wave”.' },
    ],
    why: 'More than one child: “children”.',
    errors: ['missing-plural-s'],
    ...changes,
  };
}

const DIARY = `Today our class went to the lake by bus. Two {childs => children} saw a heron first, and then everybody became very quiet.
In the reeds there were three {gooses => geese} and a family of ducks. Our teacher lent us her binoculars, and we counted the {leafs => leaves} of the lotus until it was time to go home.`;

export function edit(changes: Partial<Edit> = {}): Edit {
  return {
    id: 'basic-nouns-h3-30',
    kind: 'edit',
    skill: 'irregular plurals',
    title: 'This page of a diary has three mistakes. Tap each wrong word and write it right.',
    text: DIARY,
    mistakes: [
      { why: 'The plural of “child” is “children”.' },
      { why: 'The plural of “goose” is “geese”.' },
      { why: 'The plural of “leaf” is “leaves”.' },
    ],
    why: 'Some nouns change inside, or at their end, when there are two.',
    errors: ['missing-plural-s'],
    ...changes,
  };
}

const NOTICE = `Dear parents,
On ____ Friday our school holds its science fair. Children of all classes show what they have built: a [solar cooker] from a carton, a torch without a battery, a robot that waters plants.
There are also [three moon] made of clay, and you may touch them. Please bring ____ umbrella, since the hall is across the field. We hope to see you all.`;

export function passage(changes: Partial<Passage> = {}): Passage {
  return {
    id: 'basic-nouns-h1-11',
    kind: 'passage',
    skill: 'articles and plurals',
    title: 'Read the notice. Choose what is right in each place.',
    text: NOTICE,
    places: [
      {
        options: ['the', 'a', 'no article'],
        answer: 2,
        why: 'Days of the week take no article.',
      },
      { options: ['solar cookers', 'No mistake'], answer: 1, why: 'There is one cooker.' },
      { options: ['three moons', 'No mistake'], answer: 0, why: '“Three” takes a plural.' },
      { options: ['a', 'an'], answer: 1, why: '“Umbrella” begins with a vowel sound.' },
    ],
    why: 'An article depends on the noun, and so does -s.',
    errors: ['missing-plural-s'],
    ...changes,
  };
}

export function level(questions: Question[], changes: Partial<LevelOfFile> = {}): LevelOfFile {
  return {
    id: 11,
    difficulty: 'easy',
    number: 1,
    after: [],
    plan: { skills: ['naming words for animals', 'one and many'], errors: ['childs'] },
    questions,
    ...changes,
  };
}

export function topic(
  levels: LevelOfFile[],
  changes: Partial<TopicFile> = {},
  file = 'quiz/basic/01-nouns.yaml',
): ContentFile<TopicFile> {
  const head = { id: 1, topic: 'Nouns', category: 'basic', order: 1, isFree: true } as const;
  return { file, value: { ...head, levels, ...changes }, isWhole: true };
}

export function lesson(changes: Partial<LessonOfFile> = {}): LessonOfFile {
  return {
    level: 11,
    title: 'Naming words',
    rule: 'A noun is a naming word for a person, a place or a thing.',
    examples: ['My *aunt* lives here.', 'A *crow* sat on the *gate*.', 'We love *Kochi*.'],
    unlike: { text: 'We *walk* to the bus.', why: '“Walk” tells what we do.' },
    mistake: 'Three {mango => mangoes} fell.',
    error: 'missing-plural-s',
    try: {
      text: 'The ____ is loud.',
      options: ['drum', 'sing'],
      answer: 0,
      why: '“Drum” names a thing.',
    },
    skills: [
      {
        skill: 'naming words for animals',
        hint: 'Ask: who or what is it?',
        example: 'The *doctor* smiles.',
        steps: ['Ask: who smiles?', 'The doctor. “Doctor” is the naming word.'],
      },
      {
        skill: 'one and many',
        hint: 'Count: is it one, or more than one?',
        example: 'Six *ducks* swim.',
        steps: ['Count: six is more than one.', 'Add -s: “ducks”.'],
        hindi: 'हिंदी में “छह फूल” कहते हैं; अंग्रेज़ी में संख्या के बाद -s भी लगता है।',
      },
    ],
    ...changes,
  };
}

export function lessonsIn(
  lessons: LessonOfFile[],
  file = 'lessons/basic/01-nouns.yaml',
): ContentFile<LessonFile> {
  return { file, value: { topic: 1, lessons }, isWhole: true };
}

export function paperQuestion(changes: Partial<PaperQuestion> = {}): PaperQuestion {
  return {
    id: 'c7-s2-01',
    tier: 'easy',
    skill: 'naming words',
    question: 'My ____ has a red bell.',
    options: ['bicycle', 'loudly', 'ride', 'shiny'],
    answer: 0,
    why: '“Bicycle” names a thing.',
    whyNot: ['It tells how.', 'It is an action.', 'It describes.'],
    errors: [
      'manner-word-for-naming-word',
      'action-word-for-naming-word',
      'describing-word-for-naming-word',
    ],
    ...changes,
  };
}

export function paper(questions: PaperQuestion[]): ContentFile<PaperFile> {
  const value = { competition: 7, standard: 2, id: 702, questions };
  return { file: 'competition/7/standard-2.yaml', value, isWhole: true };
}

export function word(changes: Partial<WordOfTheDay> = {}): WordOfTheDay {
  return {
    word: 'generous',
    type: 'adjective',
    meaning: 'happy to give and share',
    sentence: 'Our generous neighbour gave every child a mango.',
    ...changes,
  };
}

export function pairLevel(changes: Partial<PairLevel> = {}): PairLevel {
  return {
    pairs: 'similar',
    difficulty: 'easy',
    level: 1,
    words: [
      ['big', 'large'],
      ['begin', 'start'],
      ['quick', 'fast'],
      ['shut', 'close'],
      ['happy', 'glad'],
    ],
    ...changes,
  };
}

/** The level as one of word cards. */
export function withMeanings({ words, ...level }: PairLevel): WordCardLevel {
  const meanings =
    level.pairs === 'similar' ? ['what both mean'] : ['what one means', 'what the other means'];
  return { ...level, words: words.map((pair) => ({ pair, meanings })) };
}

export function bankOf(parts: {
  topics?: ContentFile<TopicFile>[];
  questions?: Question[];
  lessons?: LessonOfFile[];
  learnerErrors?: LearnerError[];
  competitions?: ContentFile<Competition>[];
  papers?: ContentFile<PaperFile>[];
  words?: WordOfTheDay[];
  wordCards?: PairLevel[];
  dropIt?: PairLevel[];
  pairReadings?: PairReading[];
}): Bank {
  const { competitions = [] } = parts;
  const { questions, topics = [], papers = [], words, wordCards, dropIt, pairReadings } = parts;
  const { learnerErrors, lessons } = parts;
  const file = <T>(name: string, value: T | undefined) =>
    value === undefined ? undefined : { file: name, value, isWhole: true };
  return {
    ...emptyBank,
    topics: questions === undefined ? topics : [...topics, topic([level(questions)])],
    lessons: lessons === undefined ? [] : [lessonsIn(lessons)],
    learnerErrors: file('learner-errors.yaml', learnerErrors),
    competitions,
    papers,
    words: file('vocabulary/words.yaml', words),
    wordCards: file('games/word-cards.yaml', wordCards?.map(withMeanings)),
    dropIt: file('games/drop-it.yaml', dropIt),
    pairReadings: file('games/pair-readings.yaml', pairReadings),
  };
}

/** What a rule finds in a bank: `id: message`. */
export async function findings(rule: Rule, bank: Bank): Promise<string[]> {
  const found: Finding[] = [...(await rule.check(bank))];
  return found.map(({ id, message }) => `${id}: ${message}`);
}

/** What a rule finds in the questions of one level. */
export function findingsIn(rule: Rule, ...questions: Question[]): Promise<string[]> {
  return findings(rule, bankOf({ questions }));
}
