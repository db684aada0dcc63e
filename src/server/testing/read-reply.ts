// What most tests read in a reply. Throws where the reply is not as the contract says.

import { z } from 'zod';
import { sendOtp } from '#contract/auth.ts';
import { type ErrorBody, errorBody } from '#contract/errors.ts';
import type { Reply } from './parent.ts';

type Body = Pick<Reply, 'json'>;

const withMessage = z.looseObject({ message: z.string() });

/** Of the code that was sent. */
export function deliveryOf(reply: Body): string {
  return sendOtp.response.parse(reply.json()).delivery;
}

/** What the person is told, whether it is a refusal or not. */
export function messageOf(reply: Body): string {
  return withMessage.parse(reply.json()).message;
}

export function refusalOf(reply: Body): ErrorBody['error'] {
  return errorBody.parse(reply.json()).error;
}

/** The code of the reason of a refusal; `fine` if it is none. */
export function reasonOf(reply: Body & Pick<Reply, 'statusCode'>): string {
  if (reply.statusCode < 400) return 'fine';
  return z.string().parse(refusalOf(reply).details.reason);
}
