import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSheet } from '#messages/make-sheet.ts';
import { worksheetPages as texts } from '#messages/worksheet-pages.ts';
import { readReturnPath } from '#web/features/session/return-path.ts';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { worksheetRoutes } from './routes.tsx';

const file = (id: number, type: string, title: string) => ({
  id,
  file_name: `Verbs ${id}`,
  type,
  title,
  code: `B05-${id}`,
  standards: type === 'concept' ? [2, 5] : [2, 3],
  url: `/worksheet-files/basic/Verbs/${id}.pdf`,
  answers: type === 'concept' ? null : `/worksheet-files/basic/Verbs/${id}%20answers.pdf`,
  preview: `/worksheet-previews/${id}.png`,
});
const topic = (id: number, name: string, isFree: boolean, more: object = {}) => ({
  id,
  attributes: {
    topic: name,
    Description: `The rule of ${name}.`,
    AdvancedDescription: `The harder rule of ${name}.`,
    hasBasic: true,
    hasAdvanced: true,
    isFree,
    order: id,
    advancedOrder: id,
    ...more,
  },
});
const Worksheet = [
  file(51, 'concept', 'Doing words'),
  file(53, 'practice easy', 'At the market'),
  file(56, 'practice hard', 'A letter'),
];
const verbs = topic(5, 'Verbs & Be/Have', false, { Worksheet });
const nouns = topic(1, 'Nouns', true, { Worksheet });
const signed = (url: string) => `${url}?expires=9&signature=s`;
const links = {
  expiresIn: 600,
  files: Worksheet.map(({ id, url, answers }) => ({
    id,
    url: signed(url),
    answers: answers && signed(answers),
  })),
  all: '/worksheet-files/basic/Verbs.zip?expires=9&signature=s',
};
const VERBS = '/worksheets/Verbs%20%26%20Be%2FHave';

type Reply = () => Response | Promise<Response>;
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
let requested: string[];

/** Any other path is unreachable. */
function open(address: string, replies: Record<string, Reply>) {
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    const reply = replies[url.split('?')[0] ?? ''];
    if (reply === undefined) throw new TypeError('not reachable');
    return reply();
  });
  const elsewhere = ['/login', '/member'].map((path) => ({ path, element: <h1>{path}</h1> }));
  return { ...openRoutes([...worksheetRoutes, ...elsewhere], address), user: userEvent.setup() };
}

const list = (...data: unknown[]) => ({ '/api/worksheets': json({ data, meta: {} }) });
const asMember = {
  ...list(verbs),
  '/api/worksheet/links/5': json(links),
  '/api/worksheet/newread/53': json({ message: '' }),
};
const remember = (childsName: string, role: string) => {
  localStorage.setItem('childsName', JSON.stringify(childsName));
  localStorage.setItem('role', JSON.stringify(role));
};

beforeEach(() => {
  requested = [];
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the topics', () => {
  it('are cards with their rule; the free one says so', async () => {
    open('/worksheets', list(nouns, verbs));
    const link = await screen.findByRole('link', { name: 'Verbs & Be/Have' });
    expect(link.getAttribute('href')).toBe(VERBS);
    expect(screen.getByText('The rule of Nouns.')).toBeDefined();
    expect(screen.getAllByText('Free')).toHaveLength(1);
    expect(requested[0]).toContain('filters[hasBasic][$eq]=true');
    expect(screen.getByText('ages 7-8')).toBeDefined();
  });

  it('of the other category are a link away', async () => {
    const { user } = open('/worksheets', list(nouns));
    await user.click(await screen.findByRole('link', { name: 'Intermediate' }));
    expect(await screen.findByText('The harder rule of Nouns.')).toBeDefined();
    expect(requested.at(-1)).toContain('filters[hasAdvanced][$eq]=true');
    expect(screen.getByText('age 11')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Nouns' }).getAttribute('href')).toBe(
      '/worksheets/Nouns?category=intermediate',
    );
    const chosen = screen.getByRole('link', { name: 'Intermediate' });
    expect(chosen.getAttribute('aria-current')).toBe('page');
  });

  it('that can not be loaded are tried again', async () => {
    const replies: Record<string, Reply> = {};
    const { user } = open('/worksheets', replies);
    await screen.findByText(texts.topics.failed);
    Object.assign(replies, list(nouns));
    await user.click(screen.getByRole('button', { name: texts.topics.tryAgain }));
    expect(await screen.findByRole('link', { name: 'Nouns' })).toBeDefined();
  });
});

describe('a topic', () => {
  it('shows its sheets in two groups, each with its first page, and keys for practice sheets only', async () => {
    open('/worksheets/Nouns', list(nouns));
    const concept = within(await screen.findByRole('region', { name: 'Concept Sheets' }));
    const practice = within(screen.getByRole('region', { name: 'Practice Worksheets' }));
    expect(concept.getAllByRole('listitem')).toHaveLength(1);
    expect(practice.getAllByRole('listitem')).toHaveLength(2);
    const picture = concept.getByRole('img', { name: 'The first page of “Doing words”' });
    expect(picture.getAttribute('loading')).toBe('lazy');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['400', '566']);
    expect(concept.queryByText('Answer key')).toBeNull();
    expect(practice.getAllByText('Answer key')).toHaveLength(2);
    expect(practice.getByText(texts.legend.key)).toBeDefined();
  });

  it('that is free opens for a visitor, and counts the read', async () => {
    const { user } = open('/worksheets/Nouns', {
      ...list(nouns),
      '/api/worksheet/newread/53': json({ message: '' }),
    });
    const sheet = await screen.findByRole('link', { name: 'Open: At the market' });
    expect(sheet.getAttribute('href')).toBe('/worksheet-files/basic/Verbs/53.pdf');
    expect(sheet.getAttribute('target')).toBe('_blank');
    const save = screen.getByRole('link', { name: 'Download: At the market' });
    expect(save.getAttribute('href')).toBe('/worksheet-files/basic/Verbs/53.pdf?download');
    const key = screen.getByRole('link', { name: 'Open the answer key: At the market' });
    expect(key.getAttribute('href')).toBe('/worksheet-files/basic/Verbs/53%20answers.pdf');
    sheet.addEventListener('click', (event) => event.preventDefault());
    await user.click(sheet);
    expect(requested.at(-1)).toBe('/api/worksheet/newread/53?topic=1');
  });

  it.each([
    ['visitor', undefined, '/login', 'Log in'],
    ['signed-in non-member', 'user', '/member', 'See the membership'],
  ])(
    'that is locked leads a %s on, and remembers the page',
    async (_name, role, target, answer) => {
      if (role !== undefined) remember('Asha', role);
      const { user } = open(VERBS, list(verbs));
      const lock = await screen.findByRole('link', { name: 'For members: At the market' });
      expect(lock.getAttribute('href')).toBe(target);
      expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull();
      expect(screen.getByRole('link', { name: texts.topic.all.locked })).toBeDefined();
      await user.click(screen.getByRole('link', { name: 'Answer key for members: A letter' }));
      await user.click(await screen.findByRole('button', { name: answer }));
      await screen.findByRole('heading', { name: target });
      expect(readReturnPath()).toBe(VERBS);
    },
  );

  it('opens for a member by signed links', async () => {
    remember('Asha', 'member');
    open(VERBS, asMember);
    const sheet = await screen.findByRole('link', { name: 'Open: At the market' });
    await waitFor(() =>
      expect(sheet.getAttribute('href')).toBe(
        '/worksheet-files/basic/Verbs/53.pdf?expires=9&signature=s',
      ),
    );
    const save = screen.getByRole('link', { name: 'Download the answer key: A letter' });
    expect(save.getAttribute('href')).toMatch(/56%20answers\.pdf\?expires=9&signature=s&download$/);
  });

  it('is locked again for a member whose membership has ended', async () => {
    remember('Asha', 'member');
    open(VERBS, {
      ...list(verbs),
      '/api/worksheet/links/5': json({ data: null, message: '', error: {} }, 403),
    });
    const lock = await screen.findByRole('link', { name: 'For members: At the market' });
    expect(lock.getAttribute('href')).toBe('/member');
  });

  it('says why a link did not open', async () => {
    open(`${VERBS}?locked=1`, list(verbs));
    expect(await screen.findByText(texts.topic.lockedNotice.login)).toBeDefined();
  });

  it('that does not exist says so', async () => {
    open('/worksheets/Cooking', list());
    expect(await screen.findByText(texts.topic.unknown)).toBeDefined();
    expect(screen.getByRole('link', { name: texts.topic.back }).getAttribute('href')).toBe(
      '/worksheets',
    );
  });
});

describe('printing', () => {
  /** The address that a frame prints; null if the link is followed to a tab instead. */
  async function printIn(isShowingPdfs: boolean): Promise<string | null> {
    // jsdom has no such property.
    const viewer = { configurable: true, value: isShowingPdfs };
    Object.defineProperty(navigator, 'pdfViewerEnabled', viewer);
    const { user } = open('/worksheets/Nouns', list(nouns));
    let isFollowed = false;
    const follow = (event: MouseEvent) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', follow, { once: true });
    await user.click(await screen.findByRole('link', { name: 'Print: At the market' }));
    const frame = document.querySelector('iframe');
    const src = frame?.getAttribute('src') ?? null;
    frame?.remove();
    Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
    expect(isFollowed).toBe(src === null);
    return src;
  }

  it('uses a frame where the browser shows PDFs, and a tab elsewhere', async () => {
    expect(await printIn(true)).toBe('/worksheet-files/basic/Verbs/53.pdf');
    cleanup();
    expect(await printIn(false)).toBeNull();
  });
});

describe('making a sheet', () => {
  const quizTopics = {
    data: [
      { id: 1, attributes: { topic: 'Nouns' } },
      { id: 2, attributes: { topic: 'Pronouns' } },
    ],
  };

  it.each([
    ['visitor', undefined, '/login'],
    ['signed-in non-member', 'user', '/member'],
  ])('is not for a %s, who is led on', async (_name, role, target) => {
    if (role !== undefined) remember('Asha', role);
    open('/worksheets/make', {});
    await screen.findByRole('heading', { name: target });
    expect(readReturnPath()).toBe('/worksheets/make');
  });

  it('sends what was chosen, and saves the sheet and its key by the same seed', async () => {
    remember('Asha', 'member');
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    class SavingUrl extends URL {
      static override createObjectURL(): string {
        return 'blob:pdf';
      }
      static override revokeObjectURL(): void {}
    }
    vi.stubGlobal('URL', SavingUrl);
    const { user } = open('/worksheets/make', { '/api/topics': json(quizTopics) });
    const others = globalThis.fetch;
    const wishes: Record<string, unknown>[] = [];
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
      if (url !== '/api/worksheet/make') return others(url, init);
      wishes.push(JSON.parse(String(init.body)));
      return Promise.resolve(new Response('%PDF-'));
    });
    await user.selectOptions(await screen.findByLabelText('Topic'), 'Pronouns');
    await user.selectOptions(screen.getByLabelText('Difficulty'), 'hard');
    await user.click(screen.getByRole('checkbox', { name: makeSheet.kindNames.drag }));
    await user.type(screen.getByLabelText('Name of the sheet'), 'Class 4 B');
    const seed = screen.getByLabelText('Seed');
    expect((seed as HTMLInputElement).value).toMatch(/^[a-z2-9]{6}$/);
    await user.clear(seed);
    await user.type(seed, 'mango');
    await user.selectOptions(screen.getByLabelText('Different sheets in one file'), '30');
    await user.click(screen.getByRole('button', { name: makeSheet.makeSheet }));
    await screen.findByText(makeSheet.made.sheet);
    await user.click(screen.getByRole('button', { name: makeSheet.makeKey }));
    await screen.findByText(makeSheet.made.key);
    const wish = {
      topicId: 2,
      difficulty: 'hard',
      kinds: ['choice', 'spot'],
      tasks: 12,
      name: 'Class 4 B',
      seed: 'mango',
      copies: 30,
    };
    expect(wishes).toEqual([
      { ...wish, part: 'sheet' },
      { ...wish, part: 'key' },
    ]);
    expect(saved).toEqual(['Worksheet mango.pdf', 'Worksheet mango answers.pdf']);
  });

  it('says what is missing, and what the server refuses', async () => {
    remember('Asha', 'member');
    const message = 'this topic has only 3 tasks of these kinds';
    const { user } = open('/worksheets/make', {
      '/api/topics': json(quizTopics),
      '/api/worksheet/make': json({ data: null, message, error: { details: {} } }, 400),
    });
    const seed = await screen.findByLabelText('Seed');
    await user.clear(seed);
    expect(screen.getByText(makeSheet.noSeed)).toBeDefined();
    await user.click(screen.getByRole('button', { name: makeSheet.makeSheet }));
    expect(requested).not.toContain('/api/worksheet/make');
    await user.click(screen.getByRole('button', { name: makeSheet.another }));
    await user.click(screen.getByRole('button', { name: makeSheet.makeSheet }));
    expect(await screen.findByText(message)).toBeDefined();
  });
});

describe('all of a topic', () => {
  /** A response that comes when the test says so. */
  function slowZip() {
    const sent = new TransformStream<Uint8Array, Uint8Array>();
    const writer = sent.writable.getWriter();
    const reply = () => new Response(sent.readable, { headers: { 'content-length': '10' } });
    return { writer, reply };
  }
  const ZIP = '/worksheet-files/basic/Verbs.zip';

  it('is saved as a ZIP, and says how far it is', async () => {
    remember('Asha', 'member');
    const saved: Blob[] = [];
    class SavingUrl extends URL {
      static override createObjectURL(blob: Blob): string {
        saved.push(blob);
        return 'blob:zip';
      }
      static override revokeObjectURL(): void {}
    }
    vi.stubGlobal('URL', SavingUrl);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { writer, reply } = slowZip();
    const { user } = open(VERBS, { ...asMember, [ZIP]: reply });
    await screen.findByRole('link', { name: 'Open: A letter' });
    await waitFor(() => expect(requested.join()).toContain('/links/'));
    await user.click(screen.getByRole('button', { name: texts.topic.all.start }));
    await writer.write(new Uint8Array(4));
    expect(await screen.findByText('40 %')).toBeDefined();
    const bar = screen.getByRole('progressbar', { name: texts.topic.all.progress });
    expect(bar.getAttribute('value')).toBe('0.4');
    await writer.write(new Uint8Array(6));
    await writer.close();
    expect(await screen.findByText(texts.topic.all.done)).toBeDefined();
    expect(saved.map(({ size }) => size)).toEqual([10]);
  });

  it('can be cancelled', async () => {
    remember('Asha', 'member');
    const { reply } = slowZip();
    let signal: AbortSignal | undefined;
    const { user } = open(VERBS, asMember);
    const others = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
      if (!url.startsWith(ZIP)) return others(url, init);
      signal = init.signal ?? undefined;
      return new Promise((_resolve, reject) => {
        void reply();
        signal?.addEventListener('abort', () => reject(signal?.reason));
      });
    });
    await screen.findByRole('link', { name: 'Open: A letter' });
    const start = await screen.findByRole('button', { name: texts.topic.all.start });
    await waitFor(() => expect(start.getAttribute('aria-disabled')).toBeNull());
    await user.click(start);
    const cancel = await screen.findByRole('button', { name: texts.topic.all.cancel });
    expect(document.activeElement).toBe(cancel);
    await user.click(cancel);
    expect(await screen.findByText(texts.topic.all.cancelled)).toBeDefined();
    expect(signal?.aborted).toBe(true);
  });

  it('that breaks off is told, not saved', async () => {
    remember('Asha', 'member');
    const { writer, reply } = slowZip();
    const { user } = open(VERBS, { ...asMember, [ZIP]: reply });
    const start = await screen.findByRole('button', { name: texts.topic.all.start });
    await waitFor(() => expect(start.getAttribute('aria-disabled')).toBeNull());
    await user.click(start);
    void writer.write(new Uint8Array(4));
    await screen.findByText('40 %');
    void writer.close();
    expect(await screen.findByText(texts.topic.all.failed)).toBeDefined();
  });
});
