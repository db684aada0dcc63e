import { createHash } from 'node:crypto';

const DIGEST_LENGTH = 22;

/** The strong ETag of these bytes. */
export function etagOf(bytes: Buffer): string {
  const digest = createHash('sha256').update(bytes).digest('base64url');
  return `"${digest.slice(0, DIGEST_LENGTH)}"`;
}

/** Whether `If-None-Match` names this ETag. It may list several, or be `*`; a weak one means the same content. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const listed = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return ifNoneMatch === '*' || listed.includes(etag);
}
