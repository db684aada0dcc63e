import { expect, it } from 'vitest';
import { paths } from '#web/paths.ts';
import text from '#web/public/robots.txt?raw';
import { pageRoutes } from './page-routes.ts';

const rules = Array.from(text.matchAll(/^Disallow: (.+)$/gm), ([, rule = '']) => rule);

/** Reads a rule as a crawler does: a prefix in which a star matches anything. */
function isCrawled(address: string): boolean {
  const matches = (rule: string) => {
    const parts = rule.split('*').map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}`).test(address);
  };
  return !rules.some(matches);
}

const found: readonly string[] = [
  paths.home,
  '/?src=school',
  paths.about,
  paths.terms,
  paths.privacy,
  paths.refund,
  paths.quiz,
  paths.quizStandard,
  paths.quizTopics(),
  paths.vocabulary,
  paths.wordOfTheDay,
  paths.games,
  paths.gameDifficulty({ src: 's', game: 'wordcard' }),
  paths.wordCard({ src: 's', difficulty: 'easy' }),
  paths.dropIt({ src: 's', difficulty: 'easy' }),
  paths.worksheets,
  paths.worksheetTopics('intermediate'),
  paths.worksheetTopic('Verbs & Be/Have', 'basic'),
  paths.competition,
  '/competition?srcc=1',
  paths.competitionRegister(),
  paths.competitionPapers,
  '/competition/papers/1',
  paths.competitionPaper(702),
  '/competition-files/rules-7.pdf',
  paths.competitionCertificate,
  paths.member,
  paths.signup(),
  paths.login,
  '/api/topics?populate=*',
  '/assets/index.js',
];

const hidden: readonly string[] = [
  paths.account,
  paths.keptData,
  paths.report,
  paths.loginWithPassword,
  paths.pay,
  paths.paymentReturn,
  paths.makeWorksheet,
  paths.otp,
  paths.whatsapp,
  paths.error,
  paths.competitionParticipate,
  paths.competitionWaiting,
  paths.competitionPlaying,
  paths.competitionCompleted,
  paths.competitionPractice(702, 'yes'),
  paths.competitionResult,
  paths.competitionData,
  paths.quizFirst,
  paths.quizPlaying({ lvlid: 11, topid: 1 }),
  paths.quizScore('eyJ9'),
  paths.quizScores,
  paths.quizReview,
  paths.quizPath,
  paths.quizStart,
  paths.quizWaiting({ code: 'x', lvlid: 11, topid: 1 }),
  '/vocabulary/games/wordcard/score?meta=12',
  '/vocabulary/games/dropit/playing?lvl=1',
  '/?phone=9876543210',
  '/?src=school&phone=9876543210',
  '/api/user/account',
  '/worksheet-files/basic/Pronouns/Concept/Pronouns%20Concept%201.pdf',
  '/dev/outbox',
  '/dev/gallery',
  '/metrics',
];

it.each(found)('%s may be found by a search', (address) => {
  expect(isCrawled(address)).toBe(true);
});

it.each(hidden)('%s is none of a search engine’s business', (address) => {
  expect(isCrawled(address)).toBe(false);
});

it('names existing addresses only', () => {
  const known = pageRoutes.map(({ path = '' }) => path);
  const gone = rules.filter((rule) => /^\/(quiz|vocabulary|account|otp|whatsapp|error)/.test(rule));
  for (const rule of gone) expect(known).toContain(rule);
});

it('has every page in one of the two lists', () => {
  const listed = [...found, ...hidden].map((address) => address.replace(/[?#].*/, ''));
  const pages = pageRoutes.map(({ path = '*' }) => path).filter((path) => path !== '*');
  const isListed = (path: string) => {
    const address = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    return listed.some((one) => address.test(one));
  };
  expect(pages.filter((path) => !isListed(path))).toEqual([]);
});
