import { asc, lt, sql } from 'drizzle-orm';
import type { Worksheet } from '#domain/worksheet/worksheet.ts';
import { deleteSome } from '#server/platform/database/bounded.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { replaceRows } from '#server/platform/database/replace-rows.ts';
import { worksheet, worksheetReader, worksheetReads } from './tables.ts';

export async function findSheets(db: Queryable): Promise<Worksheet[]> {
  const rows = await db.select().from(worksheet).orderBy(asc(worksheet.id));
  return rows.map(({ sheet }) => sheet);
}

export async function countSheets(db: Queryable): Promise<number> {
  return db.$count(worksheet);
}

export async function replaceSheets(tx: Queryable, sheets: readonly Worksheet[]): Promise<void> {
  await replaceRows(
    tx,
    worksheet,
    sheets.map((sheet) => ({ id: sheet.id, sheet })),
  );
}

interface Read {
  readonly worksheetId: number;
  /** `YYYY-MM-DD`, in India. */
  readonly day: string;
  /** A keyed hash. */
  readonly reader: string;
}

/** Counts a read unless this reader has been counted on this day. */
export async function countRead(db: Queryable, { worksheetId, day, reader }: Read): Promise<void> {
  await db.execute(sql`
    with fresh as (
      insert into ${worksheetReader} (day, worksheet_id, reader)
      values (${day}, ${worksheetId}, ${reader})
      on conflict do nothing
      returning worksheet_id
    )
    insert into ${worksheetReads} as counted (worksheet_id, reads)
    select worksheet_id, 1 from fresh
    on conflict (worksheet_id) do update set reads = counted.reads + 1`);
}

export function deleteReadersBefore(tx: Queryable, day: string, limit: number): Promise<number> {
  return deleteSome(tx, worksheetReader, lt(worksheetReader.day, day), limit);
}
