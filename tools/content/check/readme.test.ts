import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { allCollections } from '#content/collections.ts';

const readme = readFileSync(join(import.meta.dirname, '../../../content/README.md'), 'utf8');

/** The names of all fields in a schema. */
function fieldsOf(schema: unknown): string[] {
  return Object.entries(schema ?? {}).flatMap(([name, part]) =>
    typeof part !== 'object'
      ? []
      : [...(name === 'properties' ? Object.keys(part) : []), ...fieldsOf(part)],
  );
}

/** Pages explain themselves, and what readers say of pairs is recorded by a program. */
const LEFT_OUT = ['site', 'about', 'terms', 'privacy', 'pair-readings'];
const collections = allCollections.filter(({ name }) => !LEFT_OUT.includes(name));

it.each(collections.map(({ files, schema }) => [files, schema] as const))(
  'the fields of %s are explained to authors',
  (_files, schema) => {
    const fields = fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
    const unknown = fields.filter((name) => !new RegExp(`\\b${name}\\b`).test(readme));
    expect(new Set(unknown)).toEqual(new Set());
  },
);
