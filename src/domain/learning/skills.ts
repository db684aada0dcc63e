// How sure a child is of a skill, from the latest answer to each of its questions (product §7.14).

export const skillStates = ['solid', 'shaky', 'not-begun'] as const;
export type SkillState = (typeof skillStates)[number];
