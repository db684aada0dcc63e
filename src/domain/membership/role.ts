// The role of an account, which follows from its membership alone (decisions "Membership").

export const roles = ['user', 'member'] as const;
export type Role = (typeof roles)[number];

/** A person is a member while the paid time lies ahead (decisions "Membership"). */
export function roleOf(memberUntil: Date | null, now: Date): Role {
  return memberUntil !== null && memberUntil > now ? 'member' : 'user';
}
