// One made-up child in a rehearsal, as the pages play: wait, fetch the sealed paper, the key of each question, send each
// pick, hand in.

import { setTimeout as delay } from 'node:timers/promises';
import type {
  getPaperKey,
  getSealedPaper,
  sendPicks,
  setAnswer,
} from '#contract/competition-play.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { standardNumber } from '#domain/account/standard.ts';
import { testSeconds } from '#domain/competition/clock.ts';
import type { Competition } from '#domain/competition/competition-file.ts';
import { keyLeadS, paperId, SUBMIT_SPREAD_MS } from '#domain/competition/figures.ts';
import type { MadeUpChild } from '#server/features/competition/desk/rehearsal-store.ts';
import { openQuestion } from '#server/features/competition/play/sealed-paper.ts';
import { type CalledSite, fetchPlan } from './site-calls.ts';

const OPTIONS = 4;

/** What a child has picked and handed in. */
export interface Played {
  readonly id: string;
  readonly answers: readonly number[];
  readonly timeTaken: number;
}

/** Throws where a call fails, or something is not as it should be. */
export async function play(
  { id, standard }: MadeUpChild,
  competition: Competition,
  site: CalledSite,
): Promise<Played> {
  const { questionCount, secondsPerQuestion } = competition;
  const CompId = competition.id;
  const startsAt = competition.startsAt.toISOString();
  const paper = paperId(CompId, standardNumber(standard));
  const until = async (afterStartS: number) => {
    const ms = competition.startsAt.getTime() + afterStartS * 1_000 - (Date.now() + site.aheadMs());
    if (ms > 0) await delay(ms);
  };
  const within = (seconds: number) => Math.random() * seconds;

  await until(-competition.registrationClosesS * (0.3 + within(0.7)));
  const plan = await fetchPlan(site, CompId, 'waiting');
  if (plan.startsAt !== startsAt) throw new Error('the plan has another start');
  const sealed = await site.call<typeof getSealedPaper>(
    'the sealed paper',
    `/api/comp/sealed-paper/${paper}`,
  );

  const answers: number[] = [];
  let timeTaken = 0;
  for (let question = 0; question < questionCount; question += 1) {
    const dueS = question * secondsPerQuestion;
    await until(dueS - keyLeadS(competition) * within(0.75));
    const { key } = await site.call<typeof getPaperKey>(
      'a key',
      `/api/comp/paper-key/${paper}/${question}`,
    );
    const { options } = JSON.parse(openQuestion(lineOf(sealed, question), key));
    if (!Array.isArray(options)) throw new Error('a question has no options');
    const option = Math.floor(Math.random() * OPTIONS) % options.length;
    const secondsLeft = Math.floor(within(secondsPerQuestion - 1));
    // In the middle of the second that it claims.
    await until(dueS + secondsPerQuestion - secondsLeft - 0.5);
    const picks = [{ question, option, secondsLeft }];
    const body = { id, CompId, startsAt, picks };
    const { others } = await site.call<typeof sendPicks>('a pick', '/api/comp/picks', body);
    if (others.length > 0) throw new Error('another pick stands');
    answers.push(option);
    timeTaken += secondsLeft;
  }

  await until(testSeconds(competition) + within(SUBMIT_SPREAD_MS / 1_000));
  const body = { id, CompId, startsAt, answers, timeTaken };
  const { isLate } = await site.call<typeof setAnswer>('handing in', '/api/comp/set-answer', body);
  if (isLate) throw new Error('answers in time count as late');
  return { id, answers, timeTaken };
}

function lineOf({ questions }: ResponseOf<typeof getSealedPaper>, index: number) {
  const line = questions[index];
  if (line === undefined) throw new Error('the sealed paper lacks a question');
  return line;
}
