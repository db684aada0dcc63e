// The report of the child's practice (product §7.14): its three sentences, for the page, the PDF and the weekly summary
// (report-sentences.ts).

import { translatable } from './language.ts';

export const report = translatable('report', {
  practised: {
    thisWeek: 'This week your child practised {days}, {minutes}, and got {right} of {items} right.',
    days: { none: '', one: 'on one day', many: 'on {count} days' },
    minutes: { none: '', one: 'for about a minute', many: 'for about {count} minutes' },
    items: { none: '', one: 'one question', many: '{count} questions' },
    notThisWeek:
      'There was no practice this week. Whenever your child begins again, nothing is lost.',
    never: 'Your child has not practised here yet. The first level takes about ten minutes.',
  },
  better: {
    mended: 'A mistake has stopped coming back: {mistake} (“{wrong}” instead of “{right}”).',
    solid: {
      none: '',
      one: 'One skill is solid: {skill} ({topic}).',
      many: '{count} skills are solid; the latest of them is “{skill}” ({topic}).',
    },
    nothingYet: 'A skill becomes solid when nearly all of its latest answers are right.',
  },
  together: {
    shaky: '“{skill}” ({topic}) is not solid yet. Read the lesson “{title}” together: {rule}',
    shakyWithoutLesson:
      '“{skill}” ({topic}) is not solid yet. Play it together, and read the reasons aloud.',
    goOn: 'Nothing needs another look at the moment. Read the next lesson together, “{title}”: {rule}',
    goOnWithoutLesson: 'Nothing needs another look at the moment. What comes next is {topic}.',
    nothingLeft:
      'Nothing needs another look, and every level that is open to you has been played. Find the word of the day together.',
  },
});
