// Texts of the parent's report (product §7.14). The three sentences at its head are in report.ts: a message and the
// printed page use them too.

import { translatable } from './language.ts';

export const reportPage = translatable('reportPage', {
  title: 'Report',
  lead: '{child}, on {date}',
  failed: 'The report could not be loaded. Please check your connection.',
  tryAgain: 'Try again',
  back: 'Back to your account',
  print: 'Print',
  download: 'One page (PDF)',
  fileName: 'grammar-gully-report.pdf',

  short: { title: 'In short', toLesson: 'Go to this level' },

  weeks: {
    title: 'Week by week',
    week: 'Week from',
    items: 'Done',
    right: 'Right',
    minutes: 'Min.',
  },

  topics: {
    title: 'Topic by topic',
    lead: 'A skill is solid when nearly all of the latest answers were right. What is solid needs a look again after a while.',
    counts:
      '{solid} solid, {lookAgain} to look at again, {learning} being learnt, {notBegun} not begun',
    notBegun: 'Not begun yet: {topics}.',
    category: { basic: 'Basic', intermediate: 'Intermediate' },
    states: {
      solid: 'Solid',
      'look-again': 'Needs a look again',
      learning: 'Being learnt',
      'not-begun': 'Not begun',
    },
    skills: 'Skills of {topic}',
  },

  mistakes: {
    title: 'Mistakes that return',
    none: 'None so far. A mistake is listed here when it is made on two different days.',
    wrong: 'Not:',
    right: 'But:',
    times: '{count} times in 60 days',
    mended: 'Mended: right three times in a row',
  },

  summary: {
    title: 'Every week by WhatsApp',
    label: 'Send me these three sentences every Sunday evening',
    hint: 'Only after a week with practice. You can switch it off here at any time.',
    on: 'You will get the summary on Sundays.',
    off: 'You will get no summary.',
  },
});
