// The role of an account, which follows from its membership alone (product §6.1).

export const roles = ['user', 'member'] as const;
export type Role = (typeof roles)[number];

/** A person is a member while the paid time lies ahead (product §6.1). */
export function roleOf(memberUntil: Date | null, now: Date): Role {
  return memberUntil !== null && memberUntil > now ? 'member' : 'user';
}
