// The question for grown-ups (product §4.16): the year in which somebody was born. It keeps a child from wandering on;
// it proves nothing, and nothing is stored or sent.

const ADULT_YEARS = 18;
const OLDEST_YEARS = 120;

/** `unclear`: not a year in which anybody living was born, such as a slip. `year` is the present one. */
export function readBirthYear(typed: string, year: number): 'grown-up' | 'child' | 'unclear' {
  if (!/^\d{4}$/.test(typed.trim())) return 'unclear';
  const age = year - Number(typed);
  if (age < 0 || age > OLDEST_YEARS) return 'unclear';
  // Whoever turns 18 this year may still be 17.
  return age > ADULT_YEARS ? 'grown-up' : 'child';
}
