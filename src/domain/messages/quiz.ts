// Texts of the quiz (spec §2 Quiz …, §8).

export const quiz = {
  levelLoadFailed: 'Something went wrong, please try again later',
} as const;
