// Marks in braces.
//   gap      {answer} or {answer | another right answer}: the child writes it
//   options  {brush / *brushes}: the child picks one; the star is on the right one
//   mistake  {childs => children} or {what => that | which}: the child reads the left side and finds the right one, or one
//            of several; either side may be empty

export interface Gap {
  readonly answers: readonly string[];
}

export interface Options {
  readonly options: readonly string[];
  readonly answer: number;
}

export interface Mistake {
  readonly wrong: string;
  readonly right: string;
  /** Other right answers. */
  readonly others: readonly string[];
}

export function gapOf(mark: string): Gap {
  return { answers: mark.split('|').map((answer) => answer.trim()) };
}

export function isOptions(mark: string): boolean {
  return mark.includes(' / ');
}

export function optionsOf(mark: string): Options {
  const options = mark.split(' / ').map((option) => option.trim());
  return {
    options: options.map((option) => option.replace(/^\*/, '')),
    answer: options.findIndex((option) => option.startsWith('*')),
  };
}

export function mistakeOf(mark: string): Mistake {
  const [wrong = '', mended = ''] = mark.split('=>').map((side) => side.trim());
  const [right = '', ...others] = mended.split('|').map((text) => text.trim());
  return { wrong, right, others };
}

export function faultOfGap(mark: string): string | undefined {
  if (mark.includes('=>')) return `{${mark}} is a mistake, and this kind of task has none`;
  if (isOptions(mark)) return `{${mark}} has options, and here the child writes the answer`;
  if (gapOf(mark).answers.includes('')) return `{${mark}} has an empty answer`;
  return undefined;
}

export function faultOfOptions(mark: string): string | undefined {
  const { options } = optionsOf(mark);
  const stars = mark.split(' / ').filter((option) => option.trim().startsWith('*')).length;
  if (!isOptions(mark))
    return `{${mark}} needs options: {brush / *brushes}, with a space on each side of /`;
  if (stars !== 1) return `{${mark}} needs one star, on the right option`;
  if (options.includes('') || new Set(options).size !== options.length) {
    return `{${mark}} has an option that is empty or occurs twice`;
  }
  return undefined;
}

export function faultOfGapOrOptions(mark: string): string | undefined {
  return isOptions(mark) ? faultOfOptions(mark) : faultOfGap(mark);
}

export function faultOfMistake(mark: string): string | undefined {
  if (mark.split('=>').length !== 2) return `{${mark}} is written {wrong => right}`;
  const { wrong, right, others } = mistakeOf(mark);
  if ([right, ...others].includes(wrong)) return `{${mark}} has the same on both sides`;
  return undefined;
}

export function faultOfWord(mark: string): string | undefined {
  return /=>|\||\s\/\s/.test(mark) ? `{${mark}} should hold only words of the sentence` : undefined;
}
