import type { competitionAction as english } from '../competition-action.ts';
import type { Translated } from '../language.ts';

export const competitionAction: Translated<typeof english> = {
  register: 'अभी पंजीकरण करें',
  registered: 'पंजीकृत',
  closed: 'पंजीकरण बंद',
  participate: 'अभी भाग लें',
  ended: 'प्रतियोगिता समाप्त',
  cancelled: 'प्रतियोगिता रद्द',
  alreadyRegistered: 'आप इस प्रतियोगिता के लिए पहले से पंजीकृत हैं',
  wait: 'कृपया {time} बजे तक प्रतीक्षा करें',
  closedWait: 'पंजीकरण बंद है। जो पंजीकृत हैं, उनके लिए प्रतियोगिता {time} बजे शुरू होगी।',
  hasEnded: 'प्रतियोगिता समाप्त हो चुकी है',
};
