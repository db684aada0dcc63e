// The pages of the site as routes. Counts by page use these alone, so that a browser can't make up another; a test of
// the pages compares the list with the router's.

export const pageRoutes = [
  '/',
  '/AboutUs',
  '/refund',
  '/T&C',
  '/privacy',
  '/quiz',
  '/quiz/first',
  '/quiz/standard',
  '/quiz/topics',
  '/quiz/playing',
  '/quiz/path',
  '/quiz/start',
  '/quiz/review',
  '/quiz/score-single',
  '/quiz/scores',
  '/quiz/waiting',
  '/vocabulary',
  '/vocabulary/word',
  '/vocabulary/games',
  '/vocabulary/games/ehard',
  '/vocabulary/games/wordcard',
  '/vocabulary/games/wordcard/score',
  '/vocabulary/games/dropit',
  '/vocabulary/games/dropit/playing',
  '/worksheets',
  '/worksheets/make',
  '/worksheets/:topic',
  '/competition',
  '/competition/register',
  '/competition/participate',
  '/competition/waiting',
  '/competition/playing',
  '/competition/completed',
  '/competition/papers',
  '/competition/papers/:tag',
  '/competition/papers/:tag/:id',
  '/competition/practice/:id',
  '/competition/result',
  '/competition/my-data',
  '/competition/certificate',
  '/signup',
  '/login',
  '/loginp',
  '/otp',
  '/whatsapp',
  '/account',
  '/account/data',
  '/account/report',
  '/member',
  '/member/pay',
  '/member/return',
  '/dev/gallery',
  '/error',
] as const;

/** An address without a page, or a page that an older build had. */
export const OTHER_ROUTE = 'other';

export type PageRoute = (typeof pageRoutes)[number] | typeof OTHER_ROUTE;

const known: ReadonlySet<string> = new Set(pageRoutes);

export function knownRoute(route: string): PageRoute {
  return known.has(route) ? (route as PageRoute) : OTHER_ROUTE;
}
