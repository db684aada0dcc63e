// Texts about the stored data of a competition (product §11.14).

import { translatable } from './language.ts';

export const competitionData = translatable('competitionData', {
  title: 'What we keep about your child',
  lead: 'For the parent who registered: see, download or delete everything about the competition.',
  see: 'See everything',
  delete: 'Delete everything',
  text: 'A code shows that the number is yours. Each code works once: for both you need two. Deleting withdraws your consent: the child is out of the competition, and no result comes.',
  found: 'This is everything that we keep:',
  none: 'We keep nothing about this number.',
  download: 'Download',
  fileName: 'grammar-gully-competition.json',
  confirm:
    'Delete the registration, the answers and the result of this number? Nobody can bring them back.',
  confirmAnswers: { yes: 'Delete', no: 'Keep' },
  deleted: 'Everything about the competition is deleted',
});
