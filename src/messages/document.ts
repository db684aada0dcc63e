// The document's texts before any script runs; no script contains them.

export const documentTexts = {
  /** For search engines. */
  description:
    'English grammar and vocabulary practice for children in standards 2 to 8: quizzes, worksheets, word games and a competition.',
  noScript: '{name} needs JavaScript to run. Please turn it on in your browser.',

  loading: 'Opening the gully…',
  loadingLate: 'This is taking longer than it should.',
  loadAgain: 'Load the page again',
} as const;

/** Replaces the app if it fails to start (product §2.1), in both languages; the Hindi is in hindi/document.ts. */
export const cannotStart = {
  old: {
    title: 'This browser is too old for {name}',
    text: 'Please update the browser, or open this page in another one, such as a new Chrome or Firefox.',
  },
  failed: {
    title: '{name} could not start',
    text: 'Please load the page again. If that does not help, update the browser, or open this page in another one.',
  },
  missing: {
    title: 'A part of {name} did not arrive',
    text: 'Please check the connection, then load the page again.',
  },
  loadAgain: 'Load the page again',
  help: 'We are glad to help on WhatsApp:',
};
