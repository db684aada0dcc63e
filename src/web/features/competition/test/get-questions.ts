// The questions of the test (product §11.7). The sealed paper is fetched during the waiting time, its key at the start.
// Where that is impossible (an insecure page has no WebCrypto) the plain questions are fetched at the start.

import { queryOptions } from '@tanstack/react-query';
import type {
  getPaper,
  getPaperKey,
  getSealedPaper,
  PaperQuestion,
} from '#contract/competition.ts';
import { callPublic } from '#web/platform/api.ts';
import { isRetryable } from './is-retryable.ts';

type Sealed = (typeof getSealedPaper)['response']['_output'];

const MAX_RETRY_MS = 4_000;
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

/** Retries until it succeeds: the clock of the test is running. */
export const questionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['test-questions', id],
    queryFn: async ({ client, signal }): Promise<readonly PaperQuestion[]> => {
      try {
        const options = { params: { id }, signal, isRetried: false, limitMs: KEY_LIMIT_MS };
        const [sealed, { key }] = await Promise.all([
          client.query({ ...sealedPaperQuery(id), staleTime: 'static' }),
          callPublic<typeof getPaperKey>('GET', '/api/comp/paper-key/:id', options),
        ]);
        return await open(sealed, key);
      } catch (error) {
        if (isRetryable(error)) throw error;
      }
      const params = { id };
      const { data } = await callPublic<typeof getPaper>('GET', '/api/comp-questions/:id', {
        params,
        signal,
        isRetried: false,
      });
      return data.attributes.questions ?? [];
    },
    ...forTheWholeTest,
    retry: true,
    retryDelay: (failures) => Math.min(MAX_RETRY_MS, 400 * 2 ** failures) * (0.5 + Math.random()),
  });

/** AES-256-GCM; the plain text is a JSON list of questions. Rejects if the key does not match the paper. */
async function open({ iv, ciphertext }: Sealed, key: string): Promise<readonly PaperQuestion[]> {
  const secret = await crypto.subtle.importKey('raw', bytes(key), 'AES-GCM', false, ['decrypt']);
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes(iv) },
    secret,
    bytes(ciphertext),
  );
  return JSON.parse(new TextDecoder().decode(plain));
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}
