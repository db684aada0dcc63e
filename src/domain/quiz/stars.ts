// Stars and confetti for a quiz result (product §7.8): one from 30 %, two from 60 %, three only on a perfect score.

const FIRST_STAR_PERCENT = 30;
const SECOND_STAR_PERCENT = 60;
const CONFETTI_PERCENT = 80;

/** From these on a child goes on to the next level. */
export const STARS_TO_GO_ON = 2;

export type Stars = 0 | 1 | 2 | 3;

/** `score` right answers out of `total`; a total of 0 earns nothing. Integer arithmetic, so that 30 % is exact. */
export function starsFor(score: number, total: number): Stars {
  if (total <= 0) return 0;
  if (score >= total) return 3;
  if (score * 100 >= SECOND_STAR_PERCENT * total) return 2;
  if (score * 100 >= FIRST_STAR_PERCENT * total) return 1;
  return 0;
}

export function earnsConfetti(score: number, total: number): boolean {
  return total > 0 && score * 100 >= CONFETTI_PERCENT * total;
}

/** How many more right answers the next star takes; 0 with all three. */
export function missingToNextStar(score: number, total: number): number {
  const stars = starsFor(score, total);
  if (stars === 3) return 0;
  const percents = [FIRST_STAR_PERCENT, SECOND_STAR_PERCENT, 100] as const;
  return Math.ceil((percents[stars] * total) / 100) - score;
}
