// Sample parameters for every GET call of the contract; bench:api fails if a call has none.

/** One way to make a call. */
export interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  /** After the question mark, not encoded; sent both as it is and percent-encoded. */
  readonly query?: string;
  /** Sent with a member's token. */
  readonly isMember?: boolean;
  /**
   * Absent: the reply changes only with the content. Otherwise it depends on the viewer or the time and is built on
   * every request with at least this many queries, which the yardstick makes too.
   */
  readonly queries?: number;
  /** Each reply holds a new proof of work challenge; the yardstick makes one by the same library. */
  readonly hasChallenge?: boolean;
}

/** What the samples need to know about the site under test. */
export interface SampleIds {
  readonly lockedLevel: string;
  readonly delivery: string;
}

const EASY_CARDS = 'populate=*&filters[difficulty][$eq]=easy&pagination[limit]=100&sort=level';
const cards: Sample[] = [{ query: EASY_CARDS }, { query: EASY_CARDS, isMember: true }];

/** By endpoint path. */
export function apiSamples(ids: SampleIds): Record<string, readonly Sample[]> {
  const { lockedLevel, delivery } = ids;
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
    // A caller without a browser's name is not counted.
    '/api/worksheet/newread/:fileId': [{ params: { fileId: '11' }, queries: 0 }],
    '/api/worksheet/links/:topic': [
      { params: { topic: '2' }, query: 'category=basic', isMember: true },
    ],
    '/api/membership': [{}],
    '/api/membership/status': [{ isMember: true, queries: 1 }],
    '/api/membership/payments': [{ isMember: true, queries: 1 }],
    '/api/membership/checkout': [{ isMember: true, queries: 0 }],
    // A file made from one payment: this member has paid nothing.
    '/api/membership/receipts/:number': [],
    '/api/comp/current': [{}],
    '/api/competition-affiliates': [{}],
    '/api/comp-questions': [
      { query: 'filters[isCompleted][$eq]=true' },
      { query: 'filters[standard][$eq]=a-4th&filters[date][$eq]=20240609' },
    ],
    '/api/comp-questions/:id': [{ params: { id: '704' } }],
    '/api/comp/sealed-paper/:id': [{ params: { id: '704' } }],
    '/api/comp/paper-key/:id': [{ params: { id: '704' } }],
    '/api/comp/winners/:id': [{ params: { id: '7' } }],
    '/api/health': [{ queries: 1 }],
    '/api/user/otp/:id': [{ params: { id: delivery }, queries: 1 }],
    '/api/user/challenge': [{ queries: 1, hasChallenge: true }],
    '/api/user/account': [{ isMember: true, queries: 3 }],
    '/api/user/sessions': [{ isMember: true, queries: 1 }],
    '/api/user/export': [{ isMember: true, queries: 14 }],
    '/api/user/progress': [{ isMember: true, queries: 1 }],
    '/api/user/review': [{ isMember: true, queries: 3 }],
    '/api/user/report': [{ isMember: true, queries: 3 }],
    // A file made from the report.
    '/api/user/report/pdf': [],
    '/api/user/games': [{ isMember: true, queries: 1 }],
  };
}
