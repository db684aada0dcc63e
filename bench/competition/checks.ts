// What must be true afterwards, checked independently of the tested code: from the children's data, the papers as
// files, and SQL.

import { createDecipheriv } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { parse } from 'yaml';
import { standardNumber, standards } from '#domain/account/standard.ts';
import type { Outcome } from './child.ts';
import type { Length } from './plan.ts';

const PATTERN = join(import.meta.dirname, '../../content/competition/7');
const TAG_BYTES = 16;

export interface Checked {
  readonly text: string;
  readonly isTrue: boolean;
}

interface PaperFile {
  readonly questions: { question: string; options: string[]; answer: number }[];
}

export async function checkOutcomes(
  database: pg.Client,
  competitionId: number,
  outcomes: readonly Outcome[],
  length: Length,
): Promise<Checked[]> {
  const papers = await readPapers(length.questionCount);
  await database.query(`
    create temp table known (id uuid primary key, phone text, standard text, answers smallint[], time_taken int);
    create temp table paper (standard text, place int, answer int)`);
  await insertRows(
    database,
    'known (id, phone, standard, answers, time_taken)',
    outcomes.map(({ participantId, child }) => [
      participantId,
      child.phone,
      child.standard,
      child.answers,
      child.timeTaken,
    ]),
  );
  const keyed = [...papers].flatMap(([standard, { questions }]) =>
    questions.map(({ answer }, index) => [standard, index + 1, answer]),
  );
  await insertRows(database, 'paper (standard, place, answer)', keyed);
  const count = async (query: string) => {
    const { rows } = await database.query<{ count: number }>(query, [competitionId]);
    return rows[0]?.count ?? Number.NaN;
  };
  const registered = await count(`
    select count(*)::int from competition_participant p join known k using (id, phone, standard)
    where p.competition_id = $1`);
  const participants = await count(
    'select count(*)::int from competition_participant where competition_id = $1',
  );
  const lost = await count(
    `select count(*)::int from known k
     where not exists (select from competition_entry e where e.participant_id = k.id and e.competition_id = $1)`,
  );
  const changed = await count(
    `select count(*)::int from known k join competition_entry e on e.participant_id = k.id
     where e.competition_id = $1 and (e.answers, e.time_taken) is distinct from (k.answers, k.time_taken)`,
  );
  const late = await count(
    'select count(*)::int from competition_entry where competition_id = $1 and is_late',
  );
  const entries = await count(
    'select count(*)::int from competition_entry where competition_id = $1',
  );
  const wrongRanks = await count(wrongRanksQuery(length));
  const results = await count(
    'select count(*)::int from competition_result where competition_id = $1',
  );
  const unread = outcomes.filter((outcome) => !isReadable(outcome, papers)).length;
  const all = outcomes.length;
  return [
    is(registered === all && participants === all, `${registered} of ${all} children registered`),
    is(lost === 0, `${lost} answers lost`),
    is(entries === all, `${Math.max(0, entries - all)} answers doubled`),
    is(changed === 0, `${changed} answers other than the first that were submitted`),
    is(late === 0, `${late} counted as late`),
    is(
      wrongRanks === 0 && results === all,
      `${wrongRanks} of ${results} results other than an independent computation gives`,
    ),
    is(
      unread === 0,
      `${unread} sealed papers with a question that its key did not open, or with an answer in it`,
    ),
  ];
}

export function is(isTrue: boolean, text: string): Checked {
  return { isTrue, text };
}

/** Marks, times and both ranks from the children's data, compared with the frozen result. */
function wrongRanksQuery({ questionCount, secondsPerQuestion }: Length): string {
  const basic = "standard in ('a-2nd', 'a-3rd', 'a-4th', 'a-5th')";
  return `
    with marked as (
      select k.id, k.standard, ${questionCount * secondsPerQuestion} - k.time_taken as seconds,
        (select count(*) from unnest(k.answers) with ordinality as given (answer, place)
         join paper using (place, answer) where paper.standard = k.standard)::int as marks
      from known k
    ), ranked as (
      select *,
        rank() over (partition by standard order by marks desc, seconds)::int as rank,
        rank() over (partition by ${basic} order by marks desc, seconds)::int as group_rank
      from marked
    )
    select count(*)::int from ranked
    full join (select * from competition_result where competition_id = $1) result
      on result.participant_id = ranked.id
    where (result.standard, result.marks, result.seconds, result.rank, result.group_rank)
      is distinct from (ranked.standard, ranked.marks, ranked.seconds, ranked.rank, ranked.group_rank)`;
}

async function readPapers(questionCount: number): Promise<Map<string, PaperFile>> {
  const papers = new Map<string, PaperFile>();
  for (const standard of standards) {
    const file = join(PATTERN, `standard-${standardNumber(standard)}.yaml`);
    const { questions } = parse(await readFile(file, 'utf8')) as PaperFile;
    papers.set(standard, { questions: questions.slice(0, questionCount) });
  }
  return papers;
}

/** Whether each key opened its question, and that is the question without its answer. */
function isReadable({ child, sealed, keys }: Outcome, papers: Map<string, PaperFile>): boolean {
  const { questions } = JSON.parse(sealed) as {
    questions: { iv: string; ciphertext: string }[];
  };
  return keys.every((key, index) => {
    const { iv = '', ciphertext = '' } = questions[index] ?? {};
    const bytes = Buffer.from(ciphertext, 'base64');
    const secret = Buffer.from(key, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', secret, Buffer.from(iv, 'base64'));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const plain = [decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()];
      const { question, options } = papers.get(child.standard)?.questions[index] ?? {};
      return Buffer.concat(plain).toString('utf8') === JSON.stringify({ question, options });
    } catch {
      return false;
    }
  });
}

const BATCH = 500;

async function insertRows(database: pg.Client, into: string, rows: unknown[][]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    const values = batch
      .map((row, line) => `(${row.map((_, column) => `$${line * row.length + column + 1}`)})`)
      .join(', ');
    await database.query(`insert into ${into} values ${values}`, batch.flat());
  }
}
