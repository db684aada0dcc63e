// The Strapi v4 forms of the content calls (decisions "Content API"): `{data:[{id,attributes}],meta:{pagination}}`,
// `filters[x][$eq]`, `pagination[start|limit|page|pageSize]`, `sort`, `populate`. A query arrives here already parsed
// into nested objects; whatever is unknown in it is refused.

import { z } from 'zod';

export const DEFAULT_PAGE_SIZE = 25;
export const MAX_PAGE_SIZE = 100;

const wholeNumber = z
  .string()
  .regex(/^-?\d{1,9}$/, 'must be a whole number')
  .transform(Number);

const limit = wholeNumber.transform((n) => Math.min(Math.max(n, 1), MAX_PAGE_SIZE));

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
  .optional();

export type Pagination = z.infer<typeof pagination>;

/** A filter that takes one value: `filters[field][$eq]=value`. */
export function equals<T extends z.ZodType>(value: T) {
  return z.strictObject({ $eq: value });
}

/** `populate=*`, `populate=a,b` or `populate[0]=a`: accepted where it names known relations, and without effect. */
function populateOf(relations: readonly string[]) {
  const isKnown = (name: string) => name === '*' || name === 'all' || relations.includes(name);
  return z
    .union([z.string().transform((text) => text.split(',')), z.array(z.string())])
    .refine((names) => names.every(isKnown), 'names an unknown relation')
    .optional();
}

interface ListForm<Filters extends z.ZodRawShape> {
  filters: Filters;
  sortable: readonly [string, ...string[]];
  populate?: readonly string[];
}

/** Query of a list call. `sort` gives `{field, isDescending}`; filters come as `{field: {$eq}}`. */
export function listQuery<Filters extends z.ZodRawShape>(form: ListForm<Filters>) {
  const [first, ...rest] = form.sortable.flatMap((f) => [f, `${f}:asc`, `${f}:desc`]);
  return z.strictObject({
    filters: z.strictObject(form.filters).partial().optional(),
    pagination,
    sort: z
      .enum([first as string, ...rest])
      .transform((text) => ({
        field: text.split(':')[0] as string,
        isDescending: text.endsWith(':desc'),
      }))
      .optional(),
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

/** Cuts one page out of a whole list. */
export function paginate<T>(
  all: readonly T[],
  query: Pagination,
): { page: T[]; meta: PaginationMeta } {
  const total = all.length;
  if (query?.start !== undefined || query?.limit !== undefined) {
    const start = query.start ?? 0;
    const size = query.limit ?? DEFAULT_PAGE_SIZE;
    return { page: all.slice(start, start + size), meta: { start, limit: size, total } };
  }
  const page = query?.page ?? 1;
  const pageSize = query?.pageSize ?? DEFAULT_PAGE_SIZE;
  const start = (page - 1) * pageSize;
  return {
    page: all.slice(start, start + pageSize),
    meta: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
  };
}
