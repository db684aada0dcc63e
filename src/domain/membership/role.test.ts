import { describe, expect, it } from 'vitest';
import { roleOf } from './role.ts';

describe('role', () => {
  const end = new Date('2027-11-21T00:00:00Z');
  it('is member while paid time is left', () => {
    expect(roleOf(end, new Date(end.getTime() - 1))).toBe('member');
    expect(roleOf(end, end)).toBe('user');
    expect(roleOf(null, end)).toBe('user');
  });
});
