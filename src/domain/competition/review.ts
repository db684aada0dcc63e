// What the operator looks at before the ranking (product §11.10): entries that are improbable, though not impossible.
// Nothing is decided here. Every doubt has an honest explanation too, such as a slow network or a shared connection.

import type { Standard } from '../account/standard.ts';
import { shownAfterS } from './answers.ts';
import { clockAt, type Schedule } from './clock.ts';
import { type ArrivedPick, type Entry, entryOf, type Played } from './entry.ts';
import { HUMAN_MINIMUM_S, WITNESS_TOLERANCE_S } from './figures.ts';
import { marksOf, rankingSeconds } from './ranking.ts';

export type Doubt =
  /** So many picks were faster than anybody reads. */
  | { readonly kind: 'too-fast'; readonly count: number }
  /** So many answers count with the device's times alone: they arrived later than they claim. */
  | { readonly kind: 'unwitnessed'; readonly count: number }
  /** The picks that have a witness arrived so many seconds after the moment that they claim, on average. */
  | { readonly kind: 'claims-early'; readonly seconds: number }
  /** So many answers came after answers to later questions from the same device, which was online by then. */
  | { readonly kind: 'out-of-order'; readonly count: number }
  /** A hand-in says otherwise than the picks of the same device, at so many questions. */
  | { readonly kind: 'claims-differ'; readonly count: number }
  /** Answers came from so many devices, which differ at so many questions. */
  | { readonly kind: 'devices'; readonly count: number; readonly differing: number }
  /** These children of one phone or network gave the same answers; so many of them are wrong. */
  | { readonly kind: 'same-answers'; readonly with: readonly string[]; readonly wrong: number };

export interface Reviewed {
  readonly participantId: string;
  readonly standard: Standard;
  /** As they would be ranked now. */
  readonly marks: number;
  readonly seconds: number;
  readonly isLate: boolean;
  readonly doubts: readonly Doubt[];
}

export interface PlayedOf extends Played {
  /** Tells only whether two children have the same phone. */
  readonly phone: string;
}

/** Several of them are no chance. */
const FEWEST_FAST = 3;
/** Of its answers, from which share on an entry is listed. */
const SHARE_UNWITNESSED = 0.5;
const CLAIMS_EARLY_S = 1.5;
/** Of the questions: equal answers to fewer are chance. */
const SHARE_ANSWERED = 0.5;

interface Made extends PlayedOf {
  readonly entry: Entry;
}

/** The entries with a doubt, best first. `keys` holds the right option of each question by standard. */
export function reviewEntries(
  played: readonly PlayedOf[],
  keys: Readonly<Partial<Record<Standard, readonly number[]>>>,
  schedule: Schedule,
): Reviewed[] {
  const made = played.flatMap((each): Made[] => {
    const entry = entryOf(each, schedule);
    return entry === null ? [] : [{ ...each, entry }];
  });
  const same = sameAnswers(made, keys, schedule);
  return made
    .map((each) => ({
      participantId: each.participantId,
      standard: each.standard,
      marks: marksOf(each.entry.answers, keys[each.standard] ?? []),
      seconds: rankingSeconds(each.entry.timeTaken, schedule),
      isLate: each.entry.isLate,
      doubts: [...doubtsAbout(each, schedule), ...(same.get(each.participantId) ?? [])],
    }))
    .filter(({ doubts }) => doubts.length > 0)
    .toSorted((a, b) => b.marks - a.marks || a.seconds - b.seconds);
}

/** How long after the moment that it claims a pick arrived, in seconds. */
export function delayS(
  { question, secondsLeft, receivedAt }: ArrivedPick,
  schedule: Schedule,
): number {
  const claimedS = shownAfterS(question, schedule) + schedule.secondsPerQuestion - secondsLeft;
  return -clockAt(schedule, receivedAt) - claimedS;
}

function doubtsAbout({ entry, picks, handIns }: Made, schedule: Schedule): Doubt[] {
  const doubts: Doubt[] = [];
  const times = entry.secondsLeft.filter((seconds) => seconds !== null);
  const fast = times.filter((left) => left > schedule.secondsPerQuestion - HUMAN_MINIMUM_S).length;
  if (fast >= Math.min(FEWEST_FAST, schedule.questionCount)) {
    doubts.push({ kind: 'too-fast', count: fast });
  }
  const delays = picks.map((pick) => delayS(pick, schedule));
  const witnessed = delays.filter((seconds) => seconds <= WITNESS_TOLERANCE_S);
  const unwitnessed = times.length - witnessed.length;
  if (unwitnessed > SHARE_UNWITNESSED * times.length) {
    doubts.push({ kind: 'unwitnessed', count: unwitnessed });
  }
  const average = witnessed.reduce((sum, seconds) => sum + seconds, 0) / witnessed.length;
  if (average > CLAIMS_EARLY_S) doubts.push({ kind: 'claims-early', seconds: average });
  const outOfOrder = countOutOfOrder(picks, schedule);
  if (outOfOrder > 0) doubts.push({ kind: 'out-of-order', count: outOfOrder });
  const differ = countDifferent(picks, handIns);
  if (differ > 0) doubts.push({ kind: 'claims-differ', count: differ });
  const devices = new Set([...picks, ...handIns].map(({ device }) => device));
  if (devices.size > 1) {
    const differing = countDiffering([
      ...picks,
      ...handIns.flatMap(({ answers }) =>
        answers.flatMap((option, question) => (option === null ? [] : [{ question, option }])),
      ),
    ]);
    doubts.push({ kind: 'devices', count: devices.size, differing });
  }
  return doubts;
}

/** A page sends what it could not send together with the next pick, so an earlier question never comes alone later. */
function countOutOfOrder(picks: readonly ArrivedPick[], schedule: Schedule): number {
  return picks.filter((pick) =>
    picks.some(
      (other) =>
        other.device === pick.device &&
        other.question > pick.question &&
        other.receivedAt < pick.receivedAt &&
        delayS(other, schedule) <= WITNESS_TOLERANCE_S,
    ),
  ).length;
}

function countDifferent(picks: readonly ArrivedPick[], handIns: Played['handIns']): number {
  return picks.filter(({ question, option, secondsLeft, device }) =>
    handIns.some((handIn) => {
      const said = handIn.answers[question] ?? null;
      if (handIn.device !== device || said === null) return false;
      const left = handIn.secondsLeft?.[question] ?? secondsLeft;
      return said !== option || left !== secondsLeft;
    }),
  ).length;
}

/** The questions with more than one answer. */
function countDiffering(given: readonly { question: number; option: number }[]): number {
  const options = new Map<number, Set<number>>();
  for (const { question, option } of given) {
    const all = options.get(question) ?? new Set();
    options.set(question, all.add(option));
  }
  return [...options.values()].filter(({ size }) => size > 1).length;
}

function sameAnswers(
  made: readonly Made[],
  keys: Parameters<typeof reviewEntries>[1],
  schedule: Schedule,
): Map<string, Doubt[]> {
  const patterns = new Map<string, Made[]>();
  for (const each of made) {
    const { answers } = each.entry;
    const given = answers.filter((answer) => answer !== null).length;
    if (given < SHARE_ANSWERED * schedule.questionCount) continue;
    const pattern = `${each.standard} ${answers.join()}`;
    patterns.set(pattern, [...(patterns.get(pattern) ?? []), each]);
  }
  const doubts = new Map<string, Doubt[]>();
  for (const group of patterns.values()) {
    for (const one of group) {
      const others = group.filter((other) => other !== one && areTogether(one, other));
      if (others.length === 0) continue;
      const given = one.entry.answers.filter((answer) => answer !== null).length;
      const wrong = given - marksOf(one.entry.answers, keys[one.standard] ?? []);
      const ids = others.map(({ participantId }) => participantId);
      doubts.set(one.participantId, [{ kind: 'same-answers', with: ids, wrong }]);
    }
  }
  return doubts;
}

function areTogether(a: Made, b: Made): boolean {
  const networks = new Set(a.handIns.map(({ network }) => network));
  const isSameNetwork = b.handIns.some(({ network }) => network !== null && networks.has(network));
  return a.phone === b.phone || isSameNetwork;
}
