// Every address of the site is built here (spec §2 Route table).

const query = (values: Record<string, string | number | undefined>): string => {
  const given = Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
};

export const paths = {
  home: '/',
  member: '/member',
  worksheets: '/worksheets',
  vocabulary: '/vocabulary',
  wordOfTheDay: '/vocabulary/word',
  games: '/vocabulary/games',
  quiz: '/quiz',
  quizStandard: '/quiz/standard',
  quizTopics: (from: { code?: string } = {}) =>
    `/quiz/topics${query(from.code === undefined ? { src: 'single' } : { code: from.code })}`,
  quizPlaying: (level: { lvlid: number; topid: number }) =>
    `/quiz/playing${query({ lvlid: level.lvlid, src: 'single', topid: level.topid })}`,
  quizWaiting: (room: { code: string; lvlid: number; topid: number }) =>
    `/quiz/waiting${query({ code: room.code, lvlid: room.lvlid, topid: room.topid })}`,
  quizScore: (tag: string) => `/quiz/score-single${query({ tag })}`,
  quizScores: '/quiz/scores',
  competition: '/competition',
  about: '/AboutUs',
  terms: '/T&C',
  privacy: '/privacy',
  refund: '/refund',
  signup: (from: { src?: string } = {}) => `/signup${query(from)}`,
  login: '/login',
  loginWithPassword: '/loginp',
  account: '/account',
  otp: '/otp',
  verified: '/#verified',
  whatsapp: '/whatsapp',
  error: '/error',
} as const;
