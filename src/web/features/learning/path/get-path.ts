import type { getPath, Path, pathOfAnswers } from '#contract/path.ts';
import { call, callPublic } from '#web/platform/api.ts';
import { practiceQuery } from '../review/practice-query.ts';

/** What comes next. */
export const pathQuery = (owner: string | null) =>
  practiceQuery<Path>('path', owner, {
    ofAccount: (signal) => call<typeof getPath>('GET', '/api/user/path', { signal }),
    ofVisitor: (body, signal) =>
      callPublic<typeof pathOfAnswers>('POST', '/api/path', { body, signal, isRetried: true }),
    nothing: { place: null, next: null, questions: [], topics: [] },
  });
