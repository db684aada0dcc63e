// How the question bank is divided (product §7.4; content guide §7).

export const difficulties = ['easy', 'hard'] as const;
export const categories = ['basic', 'intermediate'] as const;

export type Difficulty = (typeof difficulties)[number];
export type Category = (typeof categories)[number];

export const LEVELS_PER_DIFFICULTY = 3;
export const QUESTIONS_PER_LEVEL = 10;
