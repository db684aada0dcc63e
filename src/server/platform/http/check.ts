// Validates part of a request against its schema.

import type { z } from 'zod';
import { validationError } from './errors.ts';

/** Returns the parsed value. Throws a ValidationError that names each problem as `where.field`. */
export function check(schema: z.ZodType, value: unknown, where: string): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw validationError(
    parsed.error.issues.map((issue) => ({
      where: [where, ...issue.path.map(String)].join('.'),
      problem: issue.message,
    })),
  );
}
