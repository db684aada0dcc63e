// The questions of the test (product §11.7, §11.12). The sealed paper is fetched during the waiting time, and the key of
// each question shortly before it is due.

import { queryOptions } from '@tanstack/react-query';
import type { PaperQuestion } from '#contract/competition.ts';
import type { getPaperKey, getSealedPaper, SealedPaper } from '#contract/competition-play.ts';
import { callPublic } from '#web/platform/api.ts';

const FIRST_RETRY_MS = 400;
const LAST_RETRY_MS = 4_000;
/** A key is a few bytes, and the clock of the test runs while a call for it hangs. */
const KEY_LIMIT_MS = 4_000;

const forTheWholeTest = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

export const sealedPaperQuery = (id: number) =>
  queryOptions({
    queryKey: ['sealed-paper', id],
    queryFn: ({ signal }) =>
      callPublic<typeof getSealedPaper>('GET', '/api/comp/sealed-paper/:id', {
        params: { id },
        signal,
        isRetried: false,
      }),
    ...forTheWholeTest,
    retryOnMount: true,
  });

/**
 * One question of a paper, from 0. Retries until it succeeds or `isOver` says that nobody needs it any more: the clock
 * of the test is running.
 */
export const questionQuery = (id: number, index: number, isOver: () => boolean) =>
  queryOptions({
    queryKey: ['test-question', id, index],
    queryFn: async ({ client, signal }): Promise<PaperQuestion> => {
      const params = { id, question: index };
      const options = { params, signal, isRetried: false, limitMs: KEY_LIMIT_MS };
      const [sealed, { key }] = await Promise.all([
        client.query({ ...sealedPaperQuery(id), staleTime: 'static' }),
        callPublic<typeof getPaperKey>('GET', '/api/comp/paper-key/:id/:question', options),
      ]);
      try {
        return await open(sealed.questions[index], key);
      } catch (error) {
        // The paper was changed after this page had fetched it.
        client.removeQueries({ queryKey: sealedPaperQuery(id).queryKey });
        throw error;
      }
    },
    ...forTheWholeTest,
    retry: () => !isOver(),
    retryDelay: (failures) =>
      Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures) * (0.5 + Math.random()),
  });

/** AES-256-GCM; the plain text is the JSON of a question. Rejects if the key does not match. */
async function open(
  sealed: SealedPaper['questions'][number] | undefined,
  key: string,
): Promise<PaperQuestion> {
  if (sealed === undefined) throw new Error('the sealed paper lacks this question');
  const secret = await crypto.subtle.importKey('raw', bytes(key), 'AES-GCM', false, ['decrypt']);
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes(sealed.iv) },
    secret,
    bytes(sealed.ciphertext),
  );
  return JSON.parse(new TextDecoder().decode(plain));
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}
