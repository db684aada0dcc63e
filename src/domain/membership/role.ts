// The role of an account, which follows from its membership alone (product §6.1).

export const roles = ['user', 'member'] as const;
export type Role = (typeof roles)[number];

/** An account is a member while its paid time lasts (product §6.1). */
export function roleOf(memberUntil: Date | null, now: Date): Role {
  return memberUntil !== null && memberUntil > now ? 'member' : 'user';
}
