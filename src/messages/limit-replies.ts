// The server's replies to calls that are made too often (product §14.5).

/** Refusals of any call with limits, by `details.reason`. */
export const limitRefusals = {
  'too-often': 'We have done this for you as often as we can for now',
  'still-busy': 'We are still busy with the last one, please try again in a moment',
} as const;
