// Values stored by earlier releases still count, and malformed values do not (product §2.10).

import { expect, it } from 'vitest';
import { readProvenPhone } from '#web/features/account/proven-phone.ts';
import { readRecord } from '#web/features/competition/test/answer-record.ts';
import { answersOnDevice } from '#web/features/learning/progress/answers-on-device.ts';
import { readProgress } from '#web/features/learning/progress/stored-progress.ts';
import { unfinishedRuns } from '#web/features/learning/progress/unfinished-runs.ts';
import { readCoupon, readStatusBefore } from '#web/features/membership/started-payment.ts';
import { readCategory } from '#web/features/quiz/topics/category.ts';
import { readReturnPath } from '#web/features/session/return-path.ts';
import { readViewer } from '#web/features/session/viewer.ts';
import { source, visitSource } from '#web/features/session/visit-source.ts';
import { account, logoutPending } from '#web/platform/account.ts';
import { isMuted, readVolume } from '#web/platform/sound.ts';

const run = {
  levelId: 21,
  topicId: 2,
  topic: 'Nouns',
  difficulty: 'easy',
  number: 1,
  length: 10,
  position: 3,
  reached: 3,
  answers: [1, 0, 2, null],
};
const record = {
  CompId: 7,
  id: 'a-child',
  state: 'stuck',
  answers: [1, null, 3],
  timeTaken: 40,
};
const answer = { id: 'u', item: 'quiz/21/1', answer: 1, at: 5, hint: false, tookMs: 900 };
const coupon = { code: 'MANGO', price: 299, paymentUrl: '/sandbox/pay/coupon' };

const DEVICE = {
  id: '"a1"',
  token: '"t1"',
  tokenEndsAt: '1795000000000',
  phone: '"9876543210"',
  username: '"Asha"',
  childsName: '"Ravi"',
  standard: '"a-4th"',
  role: '"member"',
  logoutPending: 'true',
  src: '"school"',
  muted: 'true',
  volume: '0.4',
  quizzes: '{"of":"a1","kept":[{"levelId":11,"score":2,"length":10}],"isSaved":true}',
  games: '{"of":null,"kept":[],"isSaved":false}',
  'answers/a1/0000000000005/u': JSON.stringify(answer),
  quizRuns: JSON.stringify([run]),
  competitionAnswers: JSON.stringify(record),
};
const TAB = {
  visitSource: 'school',
  returnPath: '/quiz/playing?lvlid=21&src=single&topid=2',
  provenPhone: JSON.stringify({ phone: '9876543210', at: Date.now() }),
  coupon: JSON.stringify({ phone: '9876543210', value: coupon }),
  beforePayment: JSON.stringify({ phone: '9876543210', value: { role: 'user' } }),
};

const read = () => ({
  account: Object.values(account).map((value) => value.read()),
  viewer: readViewer(),
  category: readCategory(),
  isLogoutPending: logoutPending.read(),
  sources: [source.read(), visitSource.read()],
  sound: [isMuted(), readVolume()],
  results: [readProgress('quizzes'), readProgress('games')],
  answers: answersOnDevice(),
  runs: unfinishedRuns.read(),
  record: readRecord(),
  returnPath: readReturnPath(),
  provenPhone: readProvenPhone(),
  coupon: readCoupon(),
  before: readStatusBefore(),
});

it('reads values of an earlier release', () => {
  for (const [name, text] of Object.entries(DEVICE)) localStorage.setItem(name, text);
  for (const [name, text] of Object.entries(TAB)) sessionStorage.setItem(name, text);
  expect(read()).toEqual({
    account: ['a1', 't1', 1795000000000, '9876543210', 'Asha', 'Ravi', 'a-4th', 'member'],
    viewer: { kind: 'member' },
    category: 'basic',
    isLogoutPending: true,
    sources: ['school', 'school'],
    sound: [true, 0.4],
    results: [[{ levelId: 11, score: 2, length: 10 }], []],
    answers: [answer],
    runs: [run],
    // An earlier release sent no picks, and did not note the time that was left for each question.
    record: { ...record, sent: [], secondsLeft: [null, null, null] },
    returnPath: TAB.returnPath,
    provenPhone: '9876543210',
    // An earlier release did not note when a coupon was applied: it is asked for again.
    coupon: null,
    before: { role: 'user' },
  });
});

const NOTHING = {
  account: [null, null, null, null, null, null, null, null],
  viewer: { kind: 'visitor' },
  category: null,
  isLogoutPending: false,
  sources: [null, null],
  sound: [false, 1],
  results: [null, null],
  answers: [],
  runs: [],
  record: null,
  returnPath: null,
  provenPhone: null,
  coupon: null,
  before: null,
};

it.each(['{', '{}', '[null]', '[{}]', '-1', '{"phone":null,"value":{}}', '{"of":3,"kept":[1]}'])(
  'where there is %s under every name, it is as if there were nothing',
  (text) => {
    for (const name of Object.keys(DEVICE)) localStorage.setItem(name, text);
    for (const name of Object.keys(TAB)) sessionStorage.setItem(name, text);
    // Any number is a time.
    localStorage.removeItem('tokenEndsAt');
    // Any text may be the source of the visit: an earlier release stored it without JSON.
    sessionStorage.removeItem('visitSource');
    expect(read()).toEqual(NOTHING);
  },
);
