// Sample parameters for every GET call of the contract except the signed ones; bench:api fails if a call has none.

/** One way to make a call. */
export interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  /** Without the question mark and unencoded; sent both as it is and percent-encoded. */
  readonly query?: string;
  /** Sent with a member's token. */
  readonly isMember?: boolean;
  /** Whether the reply is built on every request although it needs no query. */
  readonly isBuilt?: boolean;
  /** Whether each reply contains a new proof of work challenge; the yardstick creates one with the same library. */
  readonly hasChallenge?: boolean;
}

/** The ids that the samples need from the site under test. */
export interface SampleIds {
  readonly lockedLevel: string;
  readonly delivery: string;
  /** The number of the member's receipt. */
  readonly receipt: string;
}

/** Not empty. */
type Samples = readonly [Sample, ...Sample[]];

const EASY_CARDS = 'populate=*&filters[difficulty][$eq]=easy&pagination[limit]=100&sort=level';
const cards: Samples = [{ query: EASY_CARDS }, { query: EASY_CARDS, isMember: true }];

/** By endpoint path. */
export function apiSamples(ids: SampleIds): Record<string, Samples> {
  const { lockedLevel, delivery, receipt } = ids;
  return {
    '/api/maintenance': [{}],
    '/api/about': [{ query: 'populate=*' }],
    '/api/topics': [
      {},
      { query: 'filters[category][$eq]=intermediate&pagination[limit]=100&sort=order' },
    ],
    '/api/topics/:id': [{ params: { id: '1' } }],
    '/api/levels/:id': [{ params: { id: '11' } }, { params: { id: lockedLevel }, isMember: true }],
    '/api/lessons/:id': [{ params: { id: '11' } }, { params: { id: lockedLevel }, isMember: true }],
    '/api/words': [
      { query: 'pagination[start]=0&pagination[limit]=7' },
      { query: 'pagination[limit]=100&sort=date:desc' },
    ],
    '/api/word-cards': cards,
    '/api/word-cards1': cards,
    '/api/worksheets': [
      { query: 'filters[hasBasic][$eq]=true&pagination[limit]=100' },
      { query: 'filters[topic][$eq]=Nouns&populate=Worksheet' },
    ],
    // A caller without a browser's user agent is not counted.
    '/api/worksheet/newread/:fileId': [{ params: { fileId: '11' }, isBuilt: true }],
    '/api/worksheet/links/:topic': [
      { params: { topic: '2' }, query: 'category=basic', isMember: true },
    ],
    '/api/membership': [{}],
    '/api/membership/status': [{ isMember: true }],
    '/api/membership/payments': [{ isMember: true }],
    '/api/membership/checkout': [{ isMember: true, isBuilt: true }],
    '/api/membership/receipts/:number': [{ params: { number: receipt }, isMember: true }],
    '/api/comp/current': [{}],
    '/api/competition-affiliates': [{}],
    '/api/comp-questions': [
      { query: 'filters[isCompleted][$eq]=true' },
      { query: 'filters[standard][$eq]=a-4th&filters[date][$eq]=20240609' },
    ],
    '/api/comp-questions/:id': [{ params: { id: '704' } }],
    '/api/comp/sealed-paper/:id': [{ params: { id: '704' } }],
    '/api/comp/paper-key/:id/:question': [{ params: { id: '704', question: '0' } }],
    '/api/comp/plan': [{ query: 'CompId=7&at=waiting&paper=true', isBuilt: true }],
    '/api/comp/winners/:id': [{ params: { id: '7' } }],
    '/api/health': [{}],
    '/api/live': [{}],
    '/api/user/otp/:id': [{ params: { id: delivery } }],
    '/api/user/challenge': [{ hasChallenge: true }],
    '/api/user/account': [{ isMember: true }],
    '/api/user/sessions': [{ isMember: true }],
    '/api/user/export': [{ isMember: true }],
    '/api/user/progress': [{ isMember: true }],
    '/api/user/path': [{ isMember: true }],
    '/api/user/review': [{ isMember: true }],
    '/api/user/report': [{ isMember: true }],
    '/api/user/report/pdf': [{ isMember: true }],
    '/api/user/games': [{ isMember: true }],
  };
}
