import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

const PREFERRED = ['br', 'gzip'];

/** The published types lack the second parameter. */
interface EncodingNegotiator {
  encoding(available: string[], options: { preferred: string[] }): string | undefined;
}

/** The best of the available encodings that the client accepts; `identity` if it accepts none. */
export function chooseEncoding(request: IncomingMessage, available: string[]): string {
  const negotiator: EncodingNegotiator = new Negotiator(request);
  return negotiator.encoding(available, { preferred: PREFERRED }) ?? 'identity';
}
