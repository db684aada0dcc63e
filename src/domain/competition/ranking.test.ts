import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Correction, rulingsOf } from './corrections.ts';
import { isWinner, rankSubmissions, resultLines, type Submission } from './ranking.ts';

const length = {
  questionCount: 3,
  secondsPerQuestion: 40,
  groups: { basic: [2, 3, 4, 5], intermediate: [6, 7, 8] },
};
const keys = { 'a-2nd': [0, 1, 2], 'a-3rd': [3, 3, 3], 'a-8th': [0, 0, 0] } as const;

function submission(
  participantId: string,
  answers: Submission['answers'],
  timeTaken: number,
): Submission {
  return {
    participantId,
    standard: 'a-2nd',
    answers,
    timeTaken,
    isLate: false,
  };
}
const ranked = (submissions: Submission[]) => rankSubmissions(submissions, keys, length);
const ranksOf = (submissions: Submission[]) =>
  ranked(submissions).map(({ participantId, rank, groupRank }) => [participantId, rank, groupRank]);

it('most correct first, then least time', () => {
  const submissions = [
    submission('slow', [0, 1, 2], 30),
    submission('fast', [0, 1, 2], 90),
    submission('two-right', [0, 1, null], 80),
  ];
  expect(ranksOf(submissions)).toEqual([
    ['fast', 1, 1],
    ['slow', 2, 2],
    ['two-right', 3, 3],
  ]);
});

it('an unanswered question counts with all its seconds', () => {
  const [result] = ranked([submission('a', [0, null, 2], 70)]);
  expect(result).toMatchObject({ marks: 2, seconds: 50 });
});

it('equals share a rank, and the next one is counted on', () => {
  const equal = [submission('a', [0, 1, 2], 60), submission('b', [0, 1, 2], 60)];
  expect(ranksOf([...equal, submission('c', [0, 1, 2], 59)]).map(([, rank]) => rank)).toEqual([
    1, 1, 3,
  ]);
});

it('ranks go by standard, prizes by grade group', () => {
  const third: Submission = { ...submission('third', [3, 3, 3], 100), standard: 'a-3rd' };
  const eighth: Submission = { ...submission('eighth', [0, 1, 1], 1), standard: 'a-8th' };
  expect(ranksOf([submission('second', [0, 1, 2], 50), third, eighth])).toEqual([
    ['eighth', 1, 1],
    ['second', 1, 2],
    ['third', 1, 1],
  ]);
});

it('a late submission is marked and has no rank', () => {
  const late = { ...submission('late', [0, 1, 2], 119), isLate: true };
  const [inTime, tooLate] = ranked([late, submission('in-time', [0, null, null], 1)]);
  expect(inTime).toMatchObject({ rank: 1, groupRank: 1 });
  expect(tooLate).toMatchObject({ marks: 3, rank: null, groupRank: null });
  expect([inTime, tooLate].map((result) => result !== undefined && isWinner(result, 0))).toEqual([
    true,
    false,
  ]);
});

it('nobody wins without a right answer', () => {
  expect(isWinner({ groupRank: 1, marks: 0 }, 0)).toBe(false);
});

describe('corrections', () => {
  const corrected = (submissions: Submission[], corrections: Correction[]) =>
    rankSubmissions(submissions, keys, length, rulingsOf(corrections));
  const voided = { kind: 'question-voided', standard: 'a-2nd', question: 1 } as const;
  const right = submission('right', [0, 1, 2], 30);
  const other = submission('other', [0, 3, 2], 60);
  const empty = submission('empty', [null, null, null], 0);
  const marksOf = (corrections: Correction[]) =>
    corrected([right, other, empty], corrections).map(({ participantId, marks, rank }) => [
      participantId,
      marks,
      rank,
    ]);

  it('a voided question is right for everybody, also unanswered; nobody loses a mark', () => {
    expect(marksOf([voided])).toEqual([
      ['empty', 1, 3],
      ['other', 3, 1],
      ['right', 3, 2],
    ]);
  });

  it('nobody wins by a voided question alone', () => {
    const [result] = corrected([empty], [voided]);
    expect(result).toMatchObject({ marks: 1, groupRank: 1 });
    expect(result !== undefined && isWinner(result, 1)).toBe(false);
  });

  it('the later word about a question holds', () => {
    const restored = { ...voided, kind: 'question-restored' } as const;
    expect(marksOf([voided, restored])).toEqual(marksOf([]));
    expect(marksOf([voided, restored, voided])).toEqual(marksOf([voided]));
  });

  it('an entry that is set aside keeps its marks, and those behind it move up', () => {
    const aside = { kind: 'entry-set-aside', participantId: 'right' } as const;
    expect(marksOf([aside])).toEqual([
      ['empty', 0, 2],
      ['other', 2, 1],
      ['right', 3, null],
    ]);
    expect(marksOf([aside, { ...aside, kind: 'entry-counted' }])).toEqual(marksOf([]));
  });

  it('a child of another standard is marked by the paper that was played, without a rank', () => {
    const results = corrected(
      [right, other],
      [{ kind: 'standard-corrected', participantId: 'right', standard: 'a-3rd' }],
    );
    expect(results).toMatchObject([
      { participantId: 'other', rank: 1, groupRank: 1 },
      { participantId: 'right', standard: 'a-3rd', marks: 3, rank: null, groupRank: null },
    ]);
  });
});

it('the result does not depend on the order of the submissions', () => {
  const anyEntry = fc.record({
    participantId: fc.uuid(),
    standard: fc.constantFrom('a-2nd' as const, 'a-3rd' as const, 'a-8th' as const),
    answers: fc.array(fc.option(fc.nat(3)), { minLength: 3, maxLength: 3 }),
    timeTaken: fc.nat(120),
    isLate: fc.boolean(),
  });
  const anySubmissions = fc.uniqueArray(anyEntry, {
    selector: (e) => e.participantId,
    maxLength: 30,
  });
  fc.assert(
    fc.property(anySubmissions, (submissions) => {
      const lines = resultLines(ranked(submissions));
      expect(resultLines(ranked(submissions.toReversed()))).toBe(lines);
      for (const { participantId, rank, standard, marks, seconds } of ranked(submissions)) {
        if (rank === null) continue;
        const better = ranked(submissions).filter(
          (other) =>
            other.standard === standard &&
            other.rank !== null &&
            (other.marks > marks || (other.marks === marks && other.seconds < seconds)),
        );
        expect([participantId, rank]).toEqual([participantId, better.length + 1]);
      }
    }),
  );
});
