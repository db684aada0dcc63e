// The Strapi v4 forms of the content calls (product §14.1): `{data:[{id,attributes}],meta:{pagination}}`,
// `filters[x][$eq]`, `pagination[start|limit|page|pageSize]`, `sort`, `populate`. A query arrives here already parsed
// into nested objects; anything unknown in it is refused.

import { z } from 'zod';

export const DEFAULT_PAGE_SIZE = 25;
export const MAX_PAGE_SIZE = 100;

const wholeNumber = z
  .string()
  .regex(/^-?\d{1,9}$/, 'must be a whole number')
  .transform(Number);

const limit = wholeNumber.transform((n) => Math.min(Math.max(n, 1), MAX_PAGE_SIZE));

/** Either form, with its defaults, so that two queries for the same page are equal. */
export type Pagination = { start: number; limit: number } | { page: number; pageSize: number };

const pagination = z
  .strictObject({
    start: wholeNumber.refine((n) => n >= 0, 'must not be negative').optional(),
    limit: limit.optional(),
    page: wholeNumber.refine((n) => n >= 1, 'pages count from 1').optional(),
    pageSize: limit.optional(),
  })
  .refine(
    (p) =>
      (p.start === undefined && p.limit === undefined) ||
      (p.page === undefined && p.pageSize === undefined),
    'use either start and limit, or page and pageSize',
  )
  .transform(({ start, limit: size, page = 1, pageSize = DEFAULT_PAGE_SIZE }): Pagination => {
    const isByStart = start !== undefined || size !== undefined;
    return isByStart ? { start: start ?? 0, limit: size ?? DEFAULT_PAGE_SIZE } : { page, pageSize };
  })
  .prefault({});

/**
 * A filter by one value: `filters[field][$eq]=value`. `aliases` maps other names of a value to it. Anything else
 * matches nothing and becomes null, so that all such queries are equal.
 */
export function equals<T extends string>(values: readonly T[], aliases: Record<string, T> = {}) {
  return z.strictObject({
    $eq: z
      .string()
      .transform((text): T | null => values.find((v) => v === text) ?? aliases[text] ?? null),
  });
}

const EVERYTHING = ['*', 'all'];

/** A filter by one of many values. A value of another form matches nothing and becomes null. */
export function equalsText(form: RegExp) {
  return z.strictObject({
    $eq: z.string().transform((text): string | null => (form.test(text) ? text : null)),
  });
}

/** `populate=*`, `populate=a,b`, `populate[0]=a` or `populate[a]=true`: relations must be known. */
function relationNames(relations: readonly string[]) {
  const isKnown = (name: string) => EVERYTHING.includes(name) || relations.includes(name);
  return z
    .union([
      z.string().transform((text) => text.split(',')),
      z.array(z.string()),
      z.record(z.string(), z.enum(['true', '*'])).transform(Object.keys),
    ])
    .refine((names) => names.every(isKnown), 'names an unknown relation');
}

/** For a call whose response is the same whatever is populated. */
function populateOf(relations: readonly string[]) {
  return relationNames(relations)
    .transform(() => undefined)
    .optional();
}

/** For a call whose response has a relation only where it is populated: the relations to send. */
export function relationsOf<Name extends string>(relations: readonly Name[]) {
  const isNamed = (names: readonly string[]) => (name: Name) =>
    names.includes(name) || names.some((other) => EVERYTHING.includes(other));
  return relationNames(relations)
    .transform((names) => relations.filter(isNamed(names)))
    .prefault([]);
}

export interface SortKey {
  readonly field: string;
  readonly isDescending: boolean;
}

/** `sort=a`, `sort=a:desc,b` or `sort[0]=a&sort[1]=b:desc`. */
function sortOf(sortable: readonly string[]) {
  const form = new RegExp(`^(${sortable.join('|')})(?::(asc|desc))?$`);
  return z
    .union([z.string().transform((text) => text.split(',')), z.array(z.string())])
    .refine((keys) => keys.every((key) => form.test(key)), 'can be sorted by other fields only')
    .transform((keys) =>
      keys.map((key): SortKey => {
        const [, field = '', direction] = form.exec(key) ?? [];
        return { field, isDescending: direction === 'desc' };
      }),
    )
    .refine(
      (keys) => new Set(keys.map(({ field }) => field)).size === keys.length,
      'names a field twice',
    )
    .optional();
}

interface ListForm<Filters extends z.ZodRawShape> {
  filters: Filters;
  sortable: readonly string[];
  populate?: readonly string[];
}

/** Query of a list call. Equivalent queries are equal once parsed, except for the order of equal sort keys. */
export function listQuery<Filters extends z.ZodRawShape>(form: ListForm<Filters>) {
  return z.strictObject({
    filters: z.strictObject(form.filters).partial().optional(),
    pagination,
    sort: sortOf(form.sortable),
    populate: populateOf(form.populate ?? []),
  });
}

/** Query of a call for one record. */
export function recordQuery(populate: readonly string[] = []) {
  return z.strictObject({ populate: populateOf(populate) });
}

export const recordId = z.strictObject({
  id: z
    .string()
    .regex(/^\d{1,9}$/, 'must be a number')
    .transform(Number),
});

export function record<A extends z.ZodType>(attributes: A) {
  return z.object({ id: z.int(), attributes });
}

export function recordResponse<A extends z.ZodType>(attributes: A) {
  return z.object({ data: record(attributes), meta: z.object({}) });
}

const paginationMeta = z.union([
  z.object({ start: z.int(), limit: z.int(), total: z.int() }),
  z.object({ page: z.int(), pageSize: z.int(), pageCount: z.int(), total: z.int() }),
]);

export type PaginationMeta = z.infer<typeof paginationMeta>;

export function listResponse<A extends z.ZodType>(attributes: A) {
  return z.object({
    data: z.array(record(attributes)),
    meta: z.object({ pagination: paginationMeta }),
  });
}

/** Returns one page of a complete list. */
export function paginate<T>(
  all: readonly T[],
  query: Pagination,
): { page: T[]; meta: PaginationMeta } {
  const total = all.length;
  if ('start' in query) {
    const { start, limit: size } = query;
    return { page: all.slice(start, start + size), meta: { start, limit: size, total } };
  }
  const { page, pageSize } = query;
  const start = (page - 1) * pageSize;
  return {
    page: all.slice(start, start + pageSize),
    meta: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
  };
}

interface Sortable {
  readonly id: number;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Sorts by the first key, ties by the next; without a key the list keeps its order. */
export function sortRecords<R extends Sortable>(
  records: readonly R[],
  keys: readonly SortKey[] = [],
): R[] {
  const fieldOf = ({ id, attributes }: R, field: string) =>
    field === 'id' ? id : attributes[field];
  return records.toSorted((a, b) => {
    for (const { field, isDescending } of keys) {
      const order = compare(fieldOf(a, field), fieldOf(b, field));
      if (order !== 0) return isDescending ? -order : order;
    }
    return 0;
  });
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'en-GB');
}
