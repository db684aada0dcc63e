import { ResilientClient } from './resilient-client.ts';

/** Of the process; the statements that a site needs are fewer. */
const MAX_STATEMENTS = 300;
/** Longer ones write many rows and are rarely repeated. */
const MAX_TEXT_LENGTH = 2_000;

const names = new Map<string, string>();

/**
 * A client that prepares Drizzle's statements: PostgreSQL parses and plans each of them once per connection. Only those
 * with parameters, since several commands in one text can't be prepared.
 */
export class PreparingClient extends ResilientClient {
  // The overloads of the base class: whatever goes in is passed on.
  override query(...args: never[]): never {
    const [statement, parameters] = args as unknown[];
    if (isUnnamed(statement) && Array.isArray(parameters) && parameters.length > 0) {
      statement.name = nameOf(statement.text);
    }
    return super.query(...(args as [never])) as never;
  }
}

function isUnnamed(statement: unknown): statement is { text: string; name?: string | undefined } {
  if (typeof statement !== 'object' || statement === null) return false;
  const { text, name } = statement as { text?: unknown; name?: unknown };
  return typeof text === 'string' && name === undefined;
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_STATEMENTS || text.length > MAX_TEXT_LENGTH) {
    return known;
  }
  const name = `statement_${names.size}`;
  names.set(text, name);
  return name;
}
