import { describe, expect, it } from 'vitest';
import type { LearnerError } from '../quiz/learner-error.ts';
import { dayInIndia } from '../time/india.ts';
import { skillsAskedIn, type Topic } from './curriculum.ts';
import { groupBy } from './group-by.ts';
import { makeReport, type ReportInput } from './report.ts';

const DAY = 24 * 3_600_000;
/** A Sunday evening in India. */
const NOW = new Date('2026-11-22T18:00:00+05:30');

const nouns: Topic = topic(1, 'Nouns', true, [
  ['n1', 'plurals'],
  ['n2', 'plurals'],
  ['n3', 'plurals'],
  ['n4', 'owners'],
]);
const verbs: Topic = topic(2, 'Verbs', false, [
  ['v1', 'agreement'],
  ['v2', 'agreement'],
]);

function topic(
  topicId: number,
  name: string,
  isFree: boolean,
  questions: readonly (readonly [string, string])[],
): Topic {
  const level = { levelId: topicId * 10 + 1, difficulty: 'easy', number: 1, after: [] } as const;
  const asked = questions.map(([id, skill]) => {
    return { id, skill, kind: 'choice', step: 0, guess: 0.25 } as const;
  });
  const levels = [{ ...level, questions: asked }];
  return {
    topicId,
    topic: name,
    category: 'basic',
    isFree,
    levels,
    skills: skillsAskedIn(levels),
  };
}

const plural: LearnerError = {
  id: 'missing-plural-s',
  area: 'nouns',
  name: 'missing -s',
  wrong: 'two book',
  right: 'two books',
};

let answers = 0;

function answer(item: string, daysAgo: number, isRight: boolean, error: string | null = null) {
  answers += 1;
  const at = new Date(NOW.getTime() - daysAgo * DAY);
  return { id: `${answers}`, item, at, isRight, hasHint: false, due: null, error, tookMs: 30_000 };
}

type RecentAnswer = ReturnType<typeof answer>;

function daysOf(recent: readonly RecentAnswer[]) {
  return [...groupBy(recent, ({ at }) => dayInIndia(at))].map(([day, ofDay]) => ({
    day,
    items: ofDay.length,
    right: ofDay.filter(({ isRight }) => isRight).length,
    tookMs: ofDay.reduce((sum, { tookMs }) => sum + tookMs, 0),
  }));
}

function errorsMadeIn(recent: readonly RecentAnswer[]) {
  const wrong = recent.filter(({ error }) => error !== null);
  return [...groupBy(wrong, ({ error }) => error ?? '')].map(([error, made]) => ({
    error,
    count: made.length,
    days: daysOf(made).length,
  }));
}

function reportOf(recent: readonly RecentAnswer[], changes: Partial<ReportInput> = {}) {
  const inOrder = recent.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return makeReport({
    now: NOW,
    topics: [nouns, verbs],
    isOpen: ({ isFree }) => isFree,
    topicIdOf: (item) =>
      [nouns, verbs].find((each) =>
        each.skills.some(({ questions }) => questions.some(({ id }) => id === item)),
      )?.topicId ?? null,
    latest: new Map(inOrder.map((each) => [each.item, each])),
    days: daysOf(recent),
    madeErrors: errorsMadeIn(recent),
    latestToItems: recent,
    errorsOf: (item) => (item.startsWith('n') ? [plural.id] : []),
    learnerErrors: new Map([[plural.id, plural]]),
    lessonOf: ({ topicId, levelId }) => ({ topicId, levelId, title: 'Title', rule: 'Rule.' }),
    ...changes,
  });
}

describe('a skill', () => {
  it.each([
    ['of which nothing is answered is not begun', [], 'not-begun'],
    ['with one right answer of three is not yet solid', [answer('n1', 1, true)], 'learning'],
    ['with two right answers is solid', [answer('n1', 1, true), answer('n2', 1, true)], 'solid'],
    [
      'counts the latest answer to each question',
      [answer('n1', 3, false), answer('n1', 1, true), answer('n2', 1, true)],
      'solid',
    ],
    [
      'with two of three right is being learnt',
      [answer('n1', 1, true), answer('n2', 1, true), answer('n3', 1, false)],
      'learning',
    ],
  ] as const)('%s', (_what, recent, state) => {
    const { topics } = reportOf([...recent, answer('n4', 1, true)]);
    expect(topics[0]?.skills.find(({ skill }) => skill === 'plurals')?.state).toBe(state);
  });

  it('of a single question is solid once that is right', () => {
    const { topics } = reportOf([answer('n4', 1, true)]);
    expect(topics).toMatchObject([
      { topicId: 1, solid: 1, lookAgain: 0, learning: 0, notBegun: 1 },
      { topicId: 2, solid: 0, lookAgain: 0, learning: 0, notBegun: 1, skills: [] },
    ]);
  });

  it('is among the shakiest only with something wrong in it, the shakiest first', () => {
    const recent = [
      answer('n1', 1, true),
      answer('n2', 1, false),
      answer('n4', 1, false),
      answer('v1', 1, true),
    ];
    expect(reportOf(recent).shakiest.map(({ skill }) => skill)).toEqual(['owners', 'plurals']);
  });
});

describe('a mistake', () => {
  const twice = [
    answer('n1', 9, false, plural.id),
    answer('n2', 8, false, plural.id),
    answer('n3', 8, false, plural.id),
  ];

  it('returns when it was made on two days', () => {
    expect(reportOf(twice).mistakes).toEqual([
      {
        error: plural.id,
        name: plural.name,
        wrong: plural.wrong,
        right: plural.right,
        count: 3,
        isMended: false,
      },
    ]);
    expect(reportOf(twice.slice(1)).mistakes).toEqual([]);
  });

  it('is mended once the last three items about it were right', () => {
    const right = [answer('n1', 3, true), answer('n2', 2, true), answer('n3', 1, true)];
    expect(reportOf([...twice, ...right.slice(1)]).mistakes).toMatchObject([{ isMended: false }]);
    const { mistakes, better } = reportOf([...twice, ...right]);
    expect(mistakes).toMatchObject([{ isMended: true }]);
    expect(better).toEqual({
      kind: 'mended',
      mistake: plural.name,
      wrong: plural.wrong,
      right: plural.right,
    });
  });

  it('that the catalogue no longer has is left out', () => {
    expect(reportOf(twice, { learnerErrors: new Map() }).mistakes).toEqual([]);
  });
});

describe('the weeks', () => {
  it('are eight, from Monday to Sunday in India', () => {
    const sundayNight = new Date('2026-11-15T23:59:59+05:30');
    const { weeks } = reportOf([
      { ...answer('n1', 0, true), at: sundayNight },
      { ...answer('n2', 0, false), at: new Date(sundayNight.getTime() + 1_000) },
      answer('n3', 0, true),
    ]);
    expect(weeks).toHaveLength(8);
    expect(weeks.slice(-2)).toEqual([
      { from: '2026-11-09', items: 1, right: 1, minutes: 1, days: 1 },
      { from: '2026-11-16', items: 2, right: 1, minutes: 1, days: 2 },
    ]);
  });
});

describe('the three sentences', () => {
  it('of a child who has not begun point to the first level', () => {
    const { practised, better, together } = reportOf([]);
    expect([practised, better]).toEqual([{ kind: 'never' }, { kind: 'nothing-yet' }]);
    expect(together).toMatchObject({ kind: 'go-on', topic: 'Nouns', lesson: { levelId: 11 } });
  });

  it('name the shakiest skill that is open to the family, and its lesson', () => {
    const recent = [answer('v1', 1, false), answer('n1', 1, false), answer('n2', 1, true)];
    const shaky = { kind: 'shaky', skill: 'plurals', topic: 'Nouns', lesson: { levelId: 11 } };
    expect(reportOf(recent).together).toMatchObject(shaky);
    expect(reportOf(recent, { isOpen: () => true }).together).toMatchObject({ skill: 'agreement' });
  });

  it('say when the week went by without practice', () => {
    expect(reportOf([answer('n1', 20, true)]).practised).toEqual({ kind: 'not-this-week' });
  });

  it('say when nothing is left to do', () => {
    const all = ['n1', 'n2', 'n3', 'n4', 'v1', 'v2'].map((id) => answer(id, 1, true));
    const { better, together } = reportOf(all, { isOpen: () => true });
    expect(better).toMatchObject({ kind: 'solid', skills: 3 });
    expect(together).toEqual({ kind: 'nothing-left' });
  });

  it('lead on from the topic that was practised last', () => {
    const recent = [answer('n4', 5, true), answer('v1', 1, true)];
    expect(reportOf(recent, { isOpen: () => true }).together).toMatchObject({ topic: 'Verbs' });
  });
});
