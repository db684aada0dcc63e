// Builds every address of the site (product §2.1).

import { PAYMENT_RETURN_PATH } from '#domain/membership/payment.ts';
import type { Category, Difficulty } from '#domain/quiz/bank.ts';
import type { GameName, PairSource } from '#domain/word-game/game-choice.ts';

interface CardGameAddress {
  src: PairSource;
  difficulty: Difficulty;
  level?: number | undefined;
  /** Makes the shuffle repeatable. */
  seed?: number | undefined;
}

const query = (values: Record<string, string | number | undefined>): string => {
  const given = Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
};

/** The basic category has no parameter (product §10.1). */
const categoryQuery = (category: Category) =>
  category === 'intermediate' ? query({ category }) : '';

export const paths = {
  home: '/',
  member: '/member',
  /** Redirects to the payment page. */
  pay: '/member/pay',
  paymentReturn: PAYMENT_RETURN_PATH,
  worksheets: '/worksheets',
  makeWorksheet: '/worksheets/make',
  worksheetTopics: (category: Category) => `/worksheets${categoryQuery(category)}`,
  worksheetTopic: (topic: string, category: Category) =>
    `/worksheets/${encodeURIComponent(topic)}${categoryQuery(category)}`,
  vocabulary: '/vocabulary',
  wordOfTheDay: '/vocabulary/word',
  games: '/vocabulary/games',
  gameDifficulty: (game: { src: PairSource; game: GameName }) =>
    `/vocabulary/games/ehard${query({ src: game.src, game: game.game })}`,
  /** With a level the game starts; without one the child chooses it. */
  wordCard: (game: CardGameAddress) =>
    `/vocabulary/games/wordcard${query({ src: game.src, difficulty: game.difficulty, level: game.level, seed: game.seed })}`,
  wordCardScore: (result: CardGameAddress & { t1: string; t2: string; meta: number }) =>
    `/vocabulary/games/wordcard/score${query({ src: result.src, difficulty: result.difficulty, level: result.level, t1: result.t1, t2: result.t2, meta: result.meta })}`,
  dropIt: (game: { src: PairSource; difficulty: Difficulty }) =>
    `/vocabulary/games/dropit${query({ src: game.src, difficulty: game.difficulty })}`,
  dropItPlaying: (game: { src: PairSource; difficulty: Difficulty; level: number }) =>
    `/vocabulary/games/dropit/playing${query({ src: game.src, lvl: game.level, difficulty: game.difficulty })}`,
  quiz: '/quiz',
  /** Redirects to the first free level. */
  quizFirst: '/quiz/first',
  quizStandard: '/quiz/standard',
  quizTopics: (from: { code?: string } = {}) =>
    `/quiz/topics${query(from.code === undefined ? { src: 'single' } : { code: from.code })}`,
  quizPlaying: (level: { lvlid: number; topid: number }) =>
    `/quiz/playing${query({ lvlid: level.lvlid, src: 'single', topid: level.topid })}`,
  quizWaiting: (room: { code: string; lvlid: number; topid: number }) =>
    `/quiz/waiting${query({ code: room.code, lvlid: room.lvlid, topid: room.topid })}`,
  quizScore: (tag: string) => `/quiz/score-single${query({ tag })}`,
  quizScores: '/quiz/scores',
  /** What the child got wrong, ten at a time. */
  quizReview: '/quiz/review',
  /** The skills that come next for the child. */
  quizPath: '/quiz/path',
  /** A few questions that find the step to start with. */
  quizStart: '/quiz/start',
  competition: '/competition',
  competitionOtherChild: '/competition/register?another=yes',
  competitionRegister: (srcc?: string) => `/competition/register${query({ srcc })}`,
  competitionParticipate: '/competition/participate',
  competitionWaiting: '/competition/waiting',
  competitionPlaying: '/competition/playing',
  competitionCompleted: '/competition/completed',
  competitionPapers: '/competition/papers',
  competitionPaper: (id: number) => `/competition/papers/1/${id}`,
  competitionPractice: (id: number, timed?: 'yes') =>
    `/competition/practice/${id}${query({ timed })}`,
  /** The token follows the `#`. */
  competitionResult: '/competition/result',
  competitionData: '/competition/my-data',
  competitionCertificate: '/competition/certificate',
  about: '/AboutUs',
  terms: '/T&C',
  privacy: '/privacy',
  refund: '/refund',
  signup: (from: { src?: string } = {}) => `/signup${query(from)}`,
  login: '/login',
  loginWithPassword: '/loginp',
  account: '/account',
  /** The data stored about the family, to read and print. */
  keptData: '/account/data',
  /** What is solid and what needs more practice, for the parent. */
  report: '/account/report',
  otp: '/otp',
  verified: '/#verified',
  whatsapp: '/whatsapp',
  error: '/error',
} as const;
