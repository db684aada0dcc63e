// The question that is due, and the next one, which is fetched at a random moment shortly before it is.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shownAfterS } from '#domain/competition/answers.ts';
import { keyLeadS } from '#domain/competition/figures.ts';
import type { CurrentCompetition } from '../get-current.ts';
import { readClock } from '../use-clock.ts';
import { questionQuery } from './get-questions.ts';

type Test = Pick<CurrentCompetition, 'startsAt' | 'questionCount' | 'secondsPerQuestion'>;

/** Seconds until a question is due. */
function dueInS(test: Test, index: number): number {
  return readClock(test) + shownAfterS(index, test);
}

function queryOf(paper: number, index: number, test: Test) {
  return questionQuery(paper, index, () => dueInS(test, index + 1) <= 0);
}

/** The question is undefined until it has been fetched; `isStuck`: two tries for it have failed. */
export function useQuestion(paper: number, index: number, test: Test) {
  const { data, failureCount } = useQuery(queryOf(paper, index, test));
  return { question: data, isStuck: data === undefined && failureCount > 1 };
}

/** Of the time in which the key is given out early, the share by which a page's own clock may be wrong. */
const MARGIN = 0.25;

/** Fetches a question before it is due. Pages choose their own moments, so that ten thousand calls don't coincide. */
export function useEarlyQuestion(paper: number, index: number, test: Test): void {
  const client = useQueryClient();
  const startMs = test.startsAt.getTime();
  const { questionCount, secondsPerQuestion } = test;
  useEffect(() => {
    if (index >= questionCount) return;
    const ofTest = { startsAt: new Date(startMs), questionCount, secondsPerQuestion };
    const leadS = keyLeadS(ofTest) * (1 - MARGIN) * Math.random();
    const inMs = 1_000 * (dueInS(ofTest, index) - leadS);
    const timer = setTimeout(() => {
      // What fails now is told once the question is due.
      client.query(queryOf(paper, index, ofTest)).catch(() => undefined);
    }, inMs);
    return () => clearTimeout(timer);
  }, [client, paper, index, startMs, questionCount, secondsPerQuestion]);
}
