// Texts about a changed plan and about the state of a competition (product §11.3, §11.15).

import { translatable } from './language.ts';

export const competitionChange = translatable('competitionChange', {
  open: 'Registration is open until {closes}.',
  closed:
    'Registration closed on {closes}. Children who are registered take part on {date} at {time}.',
  room: 'The waiting room is open. The test begins at {time}.',
  running: 'The test is running. Children who are registered can join until {ends}.',
  ended: 'This competition is over. Every family that took part gets the result on WhatsApp.',
  announced: 'This competition is over, and the results are out.',
  moved: 'It was moved: it now begins on {date} at {time}.',
  nowBegins: 'The start has changed: the test now begins at {time}.',
  cancelled: 'The competition was cancelled',
  cancelledText: 'Nothing that was answered counts. Whoever is registered gets a message.',
  why: 'Why: {reason}',
  unready: 'Its questions are still being made. If they are late, it moves, and we say so here.',
  cannotBegin: 'The competition can’t begin yet',
  cannotBeginText:
    'Its questions are not ready. We are sorry. The new start will stand here, and whoever is registered gets a message.',
  rehearsal:
    'This is a rehearsal: its questions have been published before, and nothing can be won.',
  toCompetition: 'To the competition',
});
