import { ApiError } from '#contract/errors.ts';

/** Null for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Throws ValidationError if the body is not JSON. */
export function jsonOf(rawBody: Buffer): unknown {
  const text = rawBody.toString('utf8');
  const parsed = parseJson(text);
  if (parsed === null && text.trim() !== 'null') {
    throw new ApiError('ValidationError', 'This is not JSON');
  }
  return parsed;
}
