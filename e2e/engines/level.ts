// A level in any engine: answered by mouse or finger, with drags where the kind requires them, or by keyboard.

import type { APIRequestContext } from '@playwright/test';
import type { LevelAttributes, ProducedOnWire, QuizQuestion, TopicRecord } from '#contract/quiz.ts';
import { isProduced, type Step, stepsOf } from '../support/produced-question.ts';
import type { Target } from './finder.ts';
import { button, heading, label, nth, type Person, role, text, within } from './person.ts';

export interface Level {
  readonly topic: string;
  readonly path: string;
  readonly questions: readonly QuizQuestion[];
}

/** The levels of the free topic of standards 2 to 5. */
export async function readLevels(request: APIRequestContext): Promise<Level[]> {
  const topics = (await (await request.get('/api/topics')).json()) as { data: TopicRecord[] };
  const free = topics.data.find((topic) => topic.attributes.isFree);
  if (free === undefined) throw new Error('there is no free topic');
  return Promise.all(
    free.attributes.levels.map(async (id) => {
      const level = (await (await request.get(`/api/levels/${id}`)).json()) as {
        data: { attributes: LevelAttributes };
      };
      const path = `/quiz/playing?lvlid=${id}&src=single&topid=${free.id}`;
      return { ...level.data.attributes, path };
    }),
  );
}

/** One of them; `place` counts from 0. */
export async function readLevel(request: APIRequestContext, place: number): Promise<Level> {
  const level = (await readLevels(request))[place];
  if (level === undefined) throw new Error(`there is no free level ${place}`);
  return level;
}

type Kind = ProducedOnWire['kind'] | 'choice' | 'drag';

const KINDS: Record<Kind, true> = {
  choice: true,
  drag: true,
  order: true,
  sort: true,
  match: true,
  type: true,
  rewrite: true,
  listen: true,
  edit: true,
  passage: true,
};

/** A few levels that together have every kind of question. */
export async function readEveryKind(request: APIRequestContext): Promise<Level[]> {
  const levels = await readLevels(request);
  const missing = new Set<string>(Object.keys(KINDS));
  const newIn = ({ questions }: Level) =>
    new Set(questions.map(kindOf).filter((kind) => missing.has(kind))).size;
  const taken: Level[] = [];
  while (missing.size > 0) {
    const [most] = levels.toSorted((a, b) => newIn(b) - newIn(a));
    if (most === undefined || newIn(most) === 0) {
      throw new Error(`no free level has these kinds: ${[...missing].join(', ')}`);
    }
    taken.push(most);
    for (const question of most.questions) missing.delete(kindOf(question));
  }
  return taken;
}

function kindOf(question: QuizQuestion): Kind {
  if (isProduced(question)) return question.kind;
  return question.type ? 'drag' : 'choice';
}

type How = 'taps' | 'keys';

/** Plays from the first question, which is open, to the result. */
export async function playLevel(
  person: Person,
  { questions }: Level,
  { how = 'taps', isRight = true }: { how?: How; isRight?: boolean } = {},
): Promise<void> {
  for (const [at, question] of questions.entries()) {
    await person.sees(heading(question.title));
    await answer(person, question, isRight, how);
    const mark = isRight ? 'right' : 'not right';
    await person.sees(within(role('list', 'Questions'), text(`Question ${at + 1}, ${mark}`)));
    const next = button(at === questions.length - 1 ? 'Submit' : 'Next Question');
    // By mouse: a tap this soon after Check would count as the second one of a double tap, which does not continue.
    if (how === 'taps') await person.press(next, 'mouse');
    else await use(person, next, how);
  }
}

/** Presses it, or tabs to it and presses Enter. */
async function use(person: Person, target: Target, how: How): Promise<void> {
  if (how === 'taps') return person.press(target);
  await person.tabTo(target);
  await person.key('Enter');
}

async function answer(person: Person, question: QuizQuestion, isRight: boolean, how: How) {
  if (isProduced(question)) {
    for (const step of stepsOf(question, isRight)) await produce(person, step, how);
    return use(person, button('Check'), how);
  }
  const choice = isRight ? question.answer : Number(question.answer === 0);
  if (question.type) return dragWord(person, choice, how);
  const letter = 'abcdefgh'[choice] ?? '';
  const option = button(`${letter} ${question.options[choice]}`);
  await use(person, within(role('region', question.title), option), how);
}

const BOX = role('region', 'The answer box');

async function dragWord(person: Person, choice: number, how: How) {
  const words = within(role('list', 'The words of the sentence'), role('button'));
  const tile = nth(choice, words);
  if (how === 'keys') {
    await use(person, tile, how);
    return use(person, within(BOX, button(/^Put “/)), how);
  }
  // The hint is hidden while a word is over the box.
  const hint = within(BOX, text(/^Drag a word here/));
  await person.drag(tile, BOX, async () => !(await person.isThere(hint)));
}

async function produce(person: Person, step: Step, how: How): Promise<void> {
  const inList = (name: string, word: string) => nth(0, within(role('list', name), button(word)));
  switch (step.kind) {
    case 'tile':
      return use(person, inList('The words', step.word), how);
    case 'put':
      if (how === 'keys') {
        await person.tabTo(inList('The words to sort', step.word));
        return person.key(String(step.number + 1) as '1' | '2' | '3' | '4');
      }
      await person.press(inList('The words to sort', step.word));
      return person.press(button(`Put “${step.word}” in “${step.box}”`));
    case 'pair':
      await use(person, inList('The left side', step.left), how);
      return use(person, inList('The right side', step.right), how);
    case 'write':
      if (how === 'taps') return person.write(label('Your answer'), step.text);
      await person.tabTo(label('Your answer'));
      return person.tab.type(step.text);
    case 'sentence': {
      const write = button('Write it yourself');
      if (await person.isThere(write)) await use(person, write, how);
      if (how === 'taps') return person.write(label('Your whole sentence'), step.text);
      await person.tabTo(label('Your whole sentence'));
      return person.tab.type(step.text);
    }
    case 'heard': {
      const hide = button('Hide it and write');
      if (await person.isThere(hide)) await use(person, hide, how);
      if (how === 'taps') return person.write(label('What you heard'), step.text);
      await person.tabTo(label('What you heard'));
      return person.tab.type(step.text);
    }
    case 'edit': {
      const word = nth(step.place, button(step.word));
      if (how === 'taps') await person.press(word);
      else {
        await person.focus(word);
        await person.key('Enter');
      }
      // The field has the focus, and the word in it is selected.
      await person.sees(label(`In place of “${step.word}”`));
      await person.tab.type(step.better);
      return person.key('Enter');
    }
    case 'choose': {
      const panel = role('region', `Place ${step.place + 1}`);
      return use(person, nth(step.option, within(panel, role('button'))), how);
    }
  }
}
