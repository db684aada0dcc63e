// Opens the quiz in a test.

import { cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import nounsFile from '#content-files/quiz/basic/01-nouns.yaml';
import { getLesson, type LessonAttributes } from '#contract/lesson.ts';
import { getMembership } from '#contract/membership.ts';
import { type ChoiceOnWire, getLevel, getTopic, type LevelAttributes } from '#contract/quiz.ts';
import { hasChoices } from '#domain/quiz/choices.ts';
import { tilesOf } from '#domain/quiz/tiles.ts';
import type { TopicFile } from '#domain/quiz/topic-file.ts';
import { learningRoutes } from '#web/features/learning/routes.tsx';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { one } from '#web/testing/records.ts';
import { noNetwork, refusal, reply } from '#web/testing/server.ts';
import { quizRoutes } from '../routes.tsx';

const nouns = nounsFile as TopicFile;

const QUESTIONS = 10;

/**
 * A level of ten real questions with choices, in the API's shape: those of the level, filled up from later levels.
 * Produced questions have their own samples.
 */
export function realLevel(
  id: number,
): Omit<LevelAttributes, 'questions'> & { questions: ChoiceOnWire[] } {
  const levels = nouns.levels.slice(nouns.levels.findIndex((one) => one.id === id));
  const [level] = levels;
  if (level === undefined) throw new Error(`there is no level ${id}`);
  const questions = levels.flatMap((one) => one.questions.filter(hasChoices)).slice(0, QUESTIONS);
  return {
    topic: nouns.topic,
    difficulty: level.difficulty,
    number: level.number,
    questions: questions.map((question) => ({
      id: question.id,
      skill: question.skill,
      title: question.title,
      type: question.kind === 'drag',
      questions: question.text,
      options: question.kind === 'drag' ? [] : question.options,
      answer: question.answer,
      why: question.why,
      whyNot: question.whyNot,
      ...(question.kind === 'spot' && question.correction !== undefined
        ? { correction: [{ text: question.correction, change: 'added' as const }] }
        : {}),
    })),
  };
}

const plain = (text: string) => ({ text, isMarked: false });
const marked = (text: string) => ({ text, isMarked: true });
/** In the API's shape. */
export const sampleLesson: LessonAttributes = {
  title: 'Naming words',
  rule: 'A naming word names something.',
  examples: [
    [plain('My '), marked('aunt'), plain(' sings.')],
    [marked('Delhi'), plain(' is big.')],
  ],
  unlike: { text: [plain('We '), marked('walk'), plain('.')], why: '“Walk” tells what we do.' },
  wrong: [plain('Two '), marked('kite'), plain(' flew.')],
  right: [plain('Two '), marked('kites'), plain(' flew.')],
  try: { text: 'The ____ rings.', options: ['bell', 'loud'], answer: 0, why: '“Bell” is a thing.' },
  picture: {
    kind: 'things',
    things: [{ drawing: '<svg xmlns="http://www.w3.org/2000/svg"/>', label: 'one hat' }],
  },
  skills: [],
};

/** The sample lesson with a hint for the skill of a question. */
export function lessonFor({ skill }: Pick<ChoiceOnWire, 'skill'>): LessonAttributes {
  const steps = ['Ask: who sings?', '“Aunt” is the naming word.'];
  const example = [plain('My '), marked('aunt'), plain(' sings.')];
  const hindi = 'हिंदी में इसे संज्ञा कहते हैं।';
  const asked = { skill, hint: 'Who or what is it?', example, steps, hindi };
  const other = { ...asked, skill: 'another skill', hint: 'The hint of another skill.' };
  return { ...sampleLesson, skills: [other, asked] };
}

/** The choices as displayed. */
export function wordsOf({ questions: text, options, type }: ChoiceOnWire): readonly string[] {
  return type ? tilesOf(text) : options;
}

export const sampleTopic = {
  topic: 'Nouns',
  levels: [11],
  easy: 1,
  hard: 0,
  order: 1,
  category: 'basic' as const,
  isFree: true,
};

/** Adds this level to the server. */
export function serveLevel(id: number, level: LevelAttributes): void {
  reply(getLevel, ({ params }) => {
    if (params.id !== id) throw refusal('NotFoundError');
    return one(id, level);
  });
}

/** Call once per test file: resets the device before each test. Everything that loads beside a level is unreachable. */
export function onCleanDevice(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    for (const endpoint of [getLesson, getTopic, getMembership]) noNetwork(endpoint);
    // jsdom has no layout and cannot scroll.
    Element.prototype.scrollIntoView = () => undefined;
    // Nor a canvas; reduced motion disables the confetti.
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

export function remember(values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    localStorage.setItem(name, JSON.stringify(value));
  }
}

type Router = ReturnType<typeof openQuiz>['router'];

/** Resolves once the router knows that the child stays. */
export const staysOnPage = (router: Router) =>
  waitFor(() => {
    const states = [...router.state.blockers.values()].map(({ state }) => state);
    expect(states).toEqual(['unblocked']);
  });

export function openQuiz(address: string) {
  const elsewhere = ['/login', '/member', '/'].map((path) => ({ path, element: <h1>{path}</h1> }));
  return {
    ...openRoutes([...quizRoutes, ...learningRoutes, ...elsewhere], address),
    user: userEvent.setup(),
  };
}
