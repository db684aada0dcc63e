// The modules that a first visit to each path of the route table loads: the page, then the part its loader waits for,
// or the page that visitors are redirected to. The build derives the server's preloads from it
// (tools/vite/first-visit.ts). The first matching path counts; `?name` matches addresses with that parameter.

import { paths } from './paths.ts';

const login = 'features/account/login-page.tsx';
const about = 'features/site/about-page.tsx';
const papers = 'features/competition/papers/papers-page.tsx';
const cardGame = 'features/card-game/card-game-page.tsx';
const notFound = 'app/not-found-page.tsx';

/** By path. Modules are relative to this folder. */
export const pageFiles: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: ['app/home-page.tsx'],
  [paths.about]: [about],
  [paths.refund]: [about],
  [paths.terms]: ['features/site/legal/terms-page.tsx'],
  [paths.privacy]: ['features/site/legal/privacy-page.tsx'],
  '/quiz': ['features/quiz/quiz-page.tsx'],
  '/quiz/first': ['features/quiz/play/first-level-page.tsx', 'features/quiz/play/playing-page.tsx'],
  '/quiz/standard': ['features/quiz/topics/standard-page.tsx'],
  '/quiz/topics': ['features/quiz/topics/topics-page.tsx'],
  '/quiz/playing': ['features/quiz/play/playing-page.tsx'],
  '/quiz/path': ['features/learning/path/path-page.tsx'],
  '/quiz/start': ['features/learning/path/placement-page.tsx'],
  '/quiz/review': ['features/learning/review/review-page.tsx'],
  '/quiz/score-single': ['features/quiz/result/score-single-page.tsx'],
  '/quiz/scores': ['features/quiz/scores-page.tsx'],
  '/quiz/waiting': ['features/quiz/waiting-page.tsx'],
  '/vocabulary': ['features/vocabulary/vocabulary-page.tsx'],
  '/vocabulary/word': ['features/vocabulary/word-page.tsx'],
  '/vocabulary/games': ['features/vocabulary/games-page.tsx'],
  '/vocabulary/games/ehard': ['features/vocabulary/difficulty-page.tsx'],
  '/vocabulary/games/wordcard?level': [cardGame, 'features/card-game/play-cards.tsx'],
  '/vocabulary/games/wordcard': [cardGame, 'features/card-game/choose-level.tsx'],
  '/vocabulary/games/wordcard/score': ['features/card-game/score-page.tsx'],
  '/vocabulary/games/dropit': ['features/drop-game/drop-levels-page.tsx'],
  '/vocabulary/games/dropit/playing': ['features/drop-game/drop-playing-page.tsx'],
  '/worksheets': ['features/worksheet/topics-page.tsx'],
  [paths.makeWorksheet]: ['features/worksheet/make-page.tsx', login],
  '/worksheets/:topic': ['features/worksheet/topic-page.tsx'],
  [paths.competition]: ['features/competition/landing/competition-page.tsx'],
  '/competition/register': ['features/competition/entry/register-page.tsx'],
  [paths.competitionParticipate]: ['features/competition/entry/participate-page.tsx'],
  [paths.competitionWaiting]: ['features/competition/entry/waiting-page.tsx'],
  [paths.competitionPlaying]: ['features/competition/test/playing-page.tsx'],
  [paths.competitionCompleted]: ['features/competition/test/completed-page.tsx'],
  [paths.competitionPapers]: [papers],
  '/competition/papers/:tag': [papers],
  '/competition/papers/:tag/:id': ['features/competition/papers/paper-page.tsx'],
  '/competition/practice/:id': ['features/competition/test/practice-page.tsx'],
  [paths.competitionResult]: ['features/competition/results/result-page.tsx'],
  [paths.competitionData]: ['features/competition/results/my-data-page.tsx'],
  [paths.competitionCertificate]: ['features/competition/results/certificate-page.tsx'],
  '/signup': ['features/account/sign-up-page.tsx'],
  [paths.login]: [login],
  [paths.loginWithPassword]: ['features/account/login-with-password-page.tsx'],
  [paths.otp]: ['features/account/otp-page.tsx'],
  [paths.whatsapp]: ['features/account/whatsapp-page.tsx'],
  [paths.account]: ['features/account/page/account-page.tsx', login],
  [paths.keptData]: ['features/account/page/kept-data-page.tsx', login],
  [paths.report]: ['features/learning/report/report-page.tsx', login],
  [paths.member]: ['features/membership/member-page.tsx'],
  [paths.pay]: ['features/membership/pay-page.tsx', login],
  [paths.paymentReturn]: ['features/membership/return-page.tsx', login],
  '/dev/gallery': ['app/gallery-page.tsx'],
  [paths.error]: [notFound],
  '*': [notFound],
};
