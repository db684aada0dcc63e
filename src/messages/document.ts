// What the document itself says before any script runs; no script carries these texts.

export const documentTexts = {
  /** For search engines. */
  description:
    'English grammar and vocabulary practice for children in standards 2 to 8: quizzes, worksheets, word games and a competition.',
  noScript: '{name} needs JavaScript to run. Please turn it on in your browser.',

  loading: 'Opening the gully…',
  loadingLate: 'This is taking longer than it should.',
  loadAgain: 'Load the page again',
} as const;
