// A produced question of each kind, as the server sends it.

import type {
  EditQuestion,
  ListenQuestion,
  MatchQuestion,
  OrderQuestion,
  PassageQuestion,
  RewriteQuestion,
  SortQuestion,
  TypeQuestion,
} from '../question.ts';

const idOf = (number: number) => `basic-nouns-e1-${number}`;

export const orderSample: OrderQuestion = {
  skill: 'one and many',
  kind: 'order',
  id: idOf(91),
  title: 'Ask where Meena lives.',
  text: 'where | does | Meena | live?',
  or: [],
  wrong: [
    {
      answer: 'where | Meena | does | live?',
      why: 'In a question the helping verb comes before the subject.',
    },
  ],
  why: 'A question begins with the question word and the helping verb.',
};

export const sortSample: SortQuestion = {
  skill: 'one and many',
  kind: 'sort',
  id: idOf(92),
  title: 'Which words take “a” and which take “an”?',
  text: '',
  boxes: [
    {
      name: 'a',
      words: ['university', 'one-rupee coin', 'mango'],
      why: 'These begin with the sound of a consonant.',
    },
    { name: 'an', words: ['hour', 'umbrella'], why: 'These begin with the sound of a vowel.' },
  ],
  why: 'The sound decides, and not the letter.',
};

export const matchSample: MatchQuestion = {
  skill: 'one and many',
  kind: 'match',
  id: idOf(93),
  title: 'Join each animal to its young.',
  pairs: [
    { left: 'the hen', right: 'a chick', why: 'The young of a hen is a chick.' },
    { left: 'the cow', right: 'a calf', why: 'The young of a cow is a calf.' },
    { left: 'the dog', right: 'a puppy', why: 'The young of a dog is a puppy.' },
    { left: 'the sheep', right: 'a lamb', why: 'The young of a sheep is a lamb.' },
    { left: 'the lion', right: 'a cub', why: 'The young of a lion is a cub.' },
  ],
  why: 'The young of many animals have a name of their own.',
};

export const typeSample: TypeQuestion = {
  skill: 'one and many',
  kind: 'type',
  id: idOf(94),
  title: 'Write the right form of the word in brackets.',
  text: 'Yesterday Farhan ____ (forget) his umbrella.',
  accept: ['forgot'],
  isExact: false,
  wrong: [
    { answer: 'forgetted', why: 'Forget does not take -ed: its past is forgot.' },
    { answer: 'forget', why: 'Yesterday tells that it is past.' },
  ],
  why: 'The past of forget is forgot.',
};

export const rewriteSample: RewriteQuestion = {
  skill: 'one and many',
  kind: 'rewrite',
  id: idOf(96),
  title: 'Say it in the passive.',
  text: 'Anu waters the roses every evening.',
  accept: ['The roses are watered [by Anu] every evening.', 'Every evening the roses are watered.'],
  isExact: false,
  build: 'the roses | are | watered | by Anu | every evening.',
  extra: ['is', 'watering'],
  wrong: [
    { answer: 'The roses are watering by Anu every evening.', why: 'The roses do not water.' },
    { answer: 'The roses is watered by Anu every evening.', why: 'Roses are many.' },
  ],
  why: 'The passive is a form of be with the past participle.',
};

export const listenSample: ListenQuestion = {
  skill: 'one and many',
  kind: 'listen',
  id: idOf(97),
  title: 'Listen, and write the sentence.',
  text: 'Two mice ran under the wooden bed.',
  accept: [],
  wrong: [
    { answer: 'Two mouses ran under the wooden bed.', why: 'Mouse changes inside: mice.' },
    { answer: 'Two mice run under the wooden bed.', why: 'You heard ran.' },
  ],
  why: 'The plural of mouse is mice.',
};

export const editSample: EditQuestion = {
  skill: 'one and many',
  kind: 'edit',
  id: idOf(98),
  title: 'This note has three mistakes. Tap each wrong word and write it right.',
  text: 'Dear Anu,\nTwo {childs => children} saw three {gooses => geese} at the lake. They {sended => sent} you a card.',
  mistakes: [
    { why: 'The plural of child is children.' },
    { why: 'The plural of goose is geese.' },
    { why: 'The past of send is sent.' },
  ],
  why: 'Some words change inside.',
};

export const passageSample: PassageQuestion = {
  skill: 'one and many',
  kind: 'passage',
  id: idOf(95),
  title: 'Read the letter. Choose what is right in each place.',
  text: [
    'Dear Asha,',
    'We reached Mysuru on ____ Monday. My aunt met us at the station and took us home. In the evening she bought [two breads] and ____ umbrella, because the clouds were dark.',
    'On Tuesday we saw [the palace]. My brother drew its big gate in his notebook.',
    'Your friend, Leela',
  ].join('\n'),
  places: [
    { options: ['the', 'a', 'no article'], answer: 2, why: 'Days of the week take no article.' },
    {
      options: ['two loaves of bread', 'two bread', 'No mistake'],
      answer: 0,
      why: 'Bread is counted in loaves.',
    },
    { options: ['a', 'an'], answer: 1, why: 'Umbrella begins with the sound of a vowel.' },
    {
      options: ['a palace', 'palaces', 'No mistake'],
      answer: 2,
      why: 'Everybody knows which palace is meant.',
    },
  ],
  why: 'An article depends on the noun and on what is known of it.',
};
