// competition rehearse: made-up children play through the real site, and what comes out says whether it is ready
// (product §11.19).

import { setTimeout as delay } from 'node:timers/promises';
import { submittingEndsAt } from '#domain/competition/clock.ts';
import { isToCome } from '#domain/competition/plan.ts';
import type { CompetitionDesk } from '#server/features/competition/desk/desk.ts';
import type { Rehearsal } from '#server/features/competition/desk/rehearsal-desk.ts';
import type { StoredCompetition } from '#server/features/competition/store.ts';
import { createClock } from '#server/platform/clock.ts';
import { type Command, OperatorError } from '../../command.ts';
import { type Call, insist, numberOf, operation, originOf, withDesk } from '../desk-call.ts';
import { instantText } from '../times.ts';
import { callTable, problemsOfCalls, problemsOfPlan, problemsOfRanking } from './findings.ts';
import { type Played, play } from './made-up-child.ts';
import { type CalledSite, callSite, fetchPlan } from './site-calls.ts';

const CHILDREN = 50;
const MAX_CHILDREN = 1_000;
const LENGTH = { questionCount: 5, secondsPerQuestion: 5 };
/** Two fifths of it are left for the sealed papers. */
const LEAD_MS = 20_000;

export const rehearseCommand: Command = {
  summary:
    'let made-up children play through the real site for a minute, and say whether a competition is ready',
  options: {},
  optional: {
    id: 'the id of the competition; otherwise the next one to come',
    address: 'where the site is called, such as https://example.org; otherwise its public address',
    children: `how many; otherwise ${CHILDREN}`,
  },
  needs: 'site',
  run: (call) => withDesk(call, (desk) => rehearse(call, desk)),
};

async function rehearse(call: Call, desk: CompetitionDesk): Promise<void> {
  const clock = createClock(call.config.startsAt);
  const children = childrenFrom(call);
  const competition = chosen(await desk.list(), call, clock.now());
  const site = callSite(addressOf(call));
  const problems = problemsOfPlan(competition, await startSaid(competition, site));
  const shiftMs = clock.now().getTime() - Date.now();
  const startsAt = new Date(clock.now().getTime() + LEAD_MS);
  const plan = { ...LENGTH, startsAt, children };
  const rehearsal = insist(await desk.prepareRehearsal(competition.id, plan));
  console.log(
    `${children} made-up children rehearse competition ${competition.id}, which begins on ${instantText(competition.startsAt)}. ` +
      'No page shows them. This takes a minute.',
  );
  let outcome = 'broken off';
  try {
    problems.push(...(await playAll(desk, rehearsal, site, call)));
    problems.push(...problemsOfCalls(site.calls, site.aheadMs() - shiftMs));
    outcome = problems.length === 0 ? 'ready' : `not ready: ${problems.join('; ')}`;
  } finally {
    await desk.endRehearsal(competition.id, rehearsal.competition.id, outcome, operation(call));
  }
  for (const line of callTable(site.calls)) console.log(`  ${line}`);
  if (problems.length > 0) {
    throw new OperatorError(
      `NOT READY:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
  console.log(
    'READY. Whether messages, backups and the machine are in order, `doctor` tells; `competition watch` shows the day itself.',
  );
}

/** Plays to the end, ranks, and compares. Returns what went wrong. */
async function playAll(
  desk: CompetitionDesk,
  { competition, children }: Rehearsal,
  site: CalledSite,
  call: Call,
): Promise<string[]> {
  const outcomes = await Promise.allSettled(
    children.map((child) => play(child, competition, site)),
  );
  const played = outcomes.flatMap((outcome): Played[] =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  );
  const broken = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as Error).message] : [],
  );
  const overInMs = submittingEndsAt(competition).getTime() - (Date.now() + site.aheadMs());
  await delay(Math.max(0, overInMs) + 1_000);
  const { id } = competition;
  insist(await desk.close(id, operation(call)));
  insist(await desk.rank(id, operation(call), { isForced: true }));
  insist(await desk.verify(id));
  const { submissions } = insist(await desk.exportRaw(id));
  return [
    ...(broken.length === 0
      ? []
      : [`children who could not play to the end: ${broken.length}, the first: ${broken[0]}`]),
    ...problemsOfRanking(played, submissions),
  ];
}

/** The start of a competition, as the site says. */
async function startSaid({ id }: StoredCompetition, site: CalledSite): Promise<string> {
  try {
    return (await fetchPlan(site, id, 'landing')).startsAt;
  } catch (error) {
    throw new OperatorError(`The site does not answer: ${(error as Error).message}`);
  }
}

function chosen(all: readonly StoredCompetition[], call: Call, now: Date): StoredCompetition {
  const wanted = call.options.id === undefined ? undefined : numberOf(call.options, 'id');
  const toCome = all
    .filter((competition) => isToCome(competition, now))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const found = wanted === undefined ? toCome[0] : toCome.find(({ id }) => id === wanted);
  if (found !== undefined) return found;
  throw new OperatorError(
    wanted === undefined
      ? 'No competition is planned: `competition create` makes one'
      : `There is no competition ${wanted} to come`,
  );
}

function childrenFrom({ options }: Call): number {
  const children = options.children === undefined ? CHILDREN : numberOf(options, 'children');
  if (children < 1 || children > MAX_CHILDREN) {
    throw new OperatorError(`--children must be from 1 to ${MAX_CHILDREN}`);
  }
  return children;
}

function addressOf({ options, config }: Call): string {
  const address = options.address ?? originOf(config);
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new OperatorError('--address must be one such as https://example.org');
  }
  return new URL(address).origin;
}
