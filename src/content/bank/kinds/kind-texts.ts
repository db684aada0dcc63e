// What the rules see of a question whose answer the child produces; each kind states its own.

export interface KindTexts<Question> {
  /** What the child reads first, apart from the title. */
  stem(question: Question): string;
  /** Its parts, or known mistakes, each with the reason that the child may read. */
  partsWithReasons(question: Question): readonly { readonly why: string }[];
  /**
   * What must be good English: the texts with the right answers in place. Wrong answers and marked mistakes are left out.
   */
  goodTexts(question: Question): string[];
  /** The sentences with the right answers in place; of a sort or a match all of its words together, too. */
  solvedTexts(question: Question): string[];
}
