import { describe, expect, it } from 'vitest';
import { nextSkills, placeByAnswers, roundOf } from './path.ts';
import { placeAfter, placeOfStandard, stepOfPlace } from './place.ts';
import type { LatestAnswer } from './skills.ts';
import { answered, NOW, topicWith } from './testing/topics.ts';

const NOUNS = topicWith(1, [
  { people: ['n1', 'n2', 'n3'], plurals: ['n4', 'n5'] },
  { capitals: ['n6', 'n7'] },
  { owners: ['n8', 'n9'] },
]);
const VERBS = topicWith(2, [{ actions: ['v1', 'v2'] }, { endings: ['v3', 'v4'] }], {
  after: { 21: [11] },
});

interface Given {
  readonly answers?: Readonly<Record<string, LatestAnswer>>;
  /** Where the child stands. */
  readonly step?: number;
  readonly topics?: Parameters<typeof nextSkills>[0]['topics'];
}

function next({ answers = {}, step = 0, topics = [NOUNS, VERBS] }: Given = {}) {
  const place = Array.from({ length: 12 }, (_, at) => Number(at === step));
  return nextSkills({ topics, latest: new Map(Object.entries(answers)), place, now: NOW });
}

const names = (given?: Given) => next(given).map(({ skill }) => skill);
const right = answered(true);
const wrong = answered(false, 1, { due: new Date(NOW.getTime() + 86_400_000) });

describe('the path', () => {
  it('begins with the first level, and with nothing that comes after it', () => {
    expect(names()).toEqual(['people', 'plurals']);
  });

  it('goes on to the next level and to other topics once a level is mostly solid', () => {
    const answers = { n1: right, n2: right, n4: right, n5: right };
    expect(names({ answers })).toEqual(['actions', 'capitals']);
  });

  it('begins where the child stands; what lies below comes last', () => {
    expect(names({ step: 2 })).toEqual([
      'owners',
      'capitals',
      'endings',
      'people',
      'plurals',
      'actions',
    ]);
  });

  it('finishes what is begun before something new', () => {
    const answers = { n1: answered(true, 3), n4: answered(true, 2) };
    expect(names({ answers, step: 1 })[0]).toBe('people');
  });

  it('does not offer the skill again that was practised last, while there is another', () => {
    expect(names({ answers: { n1: wrong } })).toEqual(['plurals', 'people']);
  });

  it('does not begin with what a placement asked far above the child', () => {
    const high = topicWith(5, [
      { a: ['a1'] },
      { b: ['b1'] },
      { c: ['c1'] },
      { d: ['d1', 'd2', 'd3'] },
    ]);
    const answers = { d1: wrong, d2: wrong };
    expect(names({ answers, topics: [NOUNS, high] })).toEqual(['people', 'plurals', 'a']);
  });

  it('goes back to what comes before where a child stumbles', () => {
    const answers = { n6: wrong, n7: wrong };
    expect(names({ answers, step: 1 })).toEqual(['people', 'plurals', 'endings', 'actions']);
    expect(names({ step: 1 })[0]).toBe('capitals');
  });

  it('asks what has no answer, then what is due, and nothing that was right today', () => {
    const due = answered(false, 2, { due: NOW });
    const [skill] = next({ answers: { n1: due, n2: answered(true, 0) }, topics: [NOUNS] });
    expect(skill).toMatchObject({ skill: 'plurals' });
    const people = next({ answers: { n1: due, n2: answered(true, 0) } }).find(
      (one) => one.skill === 'people',
    );
    expect(people?.questions).toEqual(['n3', 'n1']);
  });

  it('asks again what was right with a hint, on another day', () => {
    const withHint = { hasHint: true };
    const one = topicWith(1, [{ people: ['n1', 'n2'] }]);
    const of = (daysAgo: number) =>
      next({
        answers: { n1: answered(true, daysAgo, withHint), n2: answered(true, daysAgo, withHint) },
        topics: [one],
      });
    expect(of(0)).toEqual([]);
    expect(of(1)[0]?.questions).toEqual(['n1', 'n2']);
  });

  it('is empty when all is solid', () => {
    const all = ['n1', 'n2', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9', 'v1', 'v2', 'v3', 'v4'];
    expect(next({ answers: Object.fromEntries(all.map((id) => [id, right])) })).toEqual([]);
  });
});

describe('a round', () => {
  it('has at most eight questions, four of a skill', () => {
    const long = topicWith(1, [
      {
        one: ['1', '2', '3', '4', '5', '6'],
        two: ['7', '8', '9', '10', '11'],
        three: ['12', '13'],
      },
    ]);
    const round = roundOf(next({ topics: [long] }));
    expect(round).toEqual(['1', '2', '3', '4', '7', '8', '9', '10']);
  });

  it('looks at two skills again beside what is new', () => {
    const old = (id: string) => [id, answered(true, 60)] as const;
    const again = topicWith(3, [{ a: ['a1', 'a2'], b: ['b1', 'b2'], c: ['c1', 'c2'] }]);
    const long = topicWith(4, [
      { fresh: ['f1', 'f2', 'f3', 'f4'], more: ['m1', 'm2', 'm3', 'm4'] },
    ]);
    const answers = Object.fromEntries(['a1', 'a2', 'b1', 'b2', 'c1', 'c2'].map(old));
    const round = roundOf(next({ answers, topics: [again, long] }));
    expect(round).toHaveLength(8);
    expect(round.filter((id) => /^[abc]/.test(id))).toHaveLength(2);
  });
});

describe('the place by answers', () => {
  it('takes a right answer to a question that was wrong before for a wrong one', () => {
    const before = placeOfStandard(null);
    const stepWith = (answer: LatestAnswer) =>
      stepOfPlace(
        placeByAnswers(
          before,
          [NOUNS],
          new Map(['n1', 'n2', 'n6', 'n8'].map((id) => [id, answer])),
        ),
      );
    const comesBack = answered(true, 1, { due: new Date(NOW.getTime() + 5 * 86_400_000) });
    expect(stepWith(comesBack)).toBe(stepWith(wrong));
    expect(stepWith(right)).toBeGreaterThan(stepWith(wrong));
  });

  it('is that of the standard without any', () => {
    const before = placeOfStandard('a-6th');
    expect(placeByAnswers(before, [NOUNS], new Map())).toEqual(placeAfter(before, []));
  });
});
