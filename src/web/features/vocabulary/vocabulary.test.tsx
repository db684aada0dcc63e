// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listWords } from '#contract/vocabulary.ts';
import { answersOnDevice } from '#web/features/learning/progress/answers-on-device.ts';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { list } from '#web/testing/records.ts';
import { network, reply } from '#web/testing/server.ts';
import { withVoices } from '#web/testing/voices.ts';
import { vocabularyRoutes } from './routes.tsx';

/** Oldest first, as in the API's reply; from 5 November 2026. */
const WORDS = ['kite', 'drum', 'lamp', 'river', 'peacock', 'ladder', 'texture', 'glow', 'mend'].map(
  (word, place) => ({
    id: place,
    attributes: {
      word,
      type: 'noun' as const,
      meaning: `meaning of ${word}`,
      sentence: `Here the ${word}s are.`,
      date: `2026-11-${String(5 + place).padStart(2, '0')}`,
    },
  }),
);

/** Midnights in India since the test began. */
let nights = 0;

beforeAll(() => {
  Element.prototype.setPointerCapture ??= () => undefined;
});

beforeEach(() => {
  nights = 0;
  reply(listWords, () => list(...WORDS.slice(nights, nights + 7)));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A touch pointer. */
const finger = { pointerId: 1, isPrimary: true, button: 0, buttons: 1 };

function open(address: string) {
  const elsewhere = { path: '*', element: <p>elsewhere</p> };
  return openRoutes([...vocabularyRoutes, elsewhere], address).router;
}

const word = () => within(screen.getByRole('article'));
const day = () => word().getByText(/^(Today|Yesterday|\w+day)$/).textContent;
const title = () => word().getByRole('heading').textContent;
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('vocabulary leads to the word of the day and to the games', async () => {
  open('/vocabulary');
  await screen.findByRole('heading', { level: 1 });
  expect(hrefOf('Word of the Day')).toBe('/vocabulary/word');
  expect(hrefOf('Play Fun Games')).toBe('/vocabulary/games');
});

it('the word slider begins today, counts back and wraps', async () => {
  open('/vocabulary/word');
  const next = await screen.findByRole('button', { name: 'Older word' });
  const seen = [day()];
  for (let step = 0; step < 7; step += 1) {
    await userEvent.click(next);
    seen.push(day());
  }
  // 11 November 2026 is a Wednesday.
  expect(seen).toEqual([
    'Today',
    'Yesterday',
    'Monday',
    'Sunday',
    'Saturday',
    'Friday',
    'Thursday',
    'Today',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Newer word' }));
  expect(screen.getByRole('heading', { name: 'kite (noun)' })).toBeDefined();
  // The announcement follows a moment later.
  await vi.waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('Thursday: kite, meaning of kite'),
  );
});

it('saves a word for practice', async () => {
  open('/vocabulary/word');
  const today = (await screen.findByRole('article')).querySelector('h2')?.firstChild?.textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Practise this word' }));
  expect(answersOnDevice()).toEqual([
    expect.objectContaining({ item: `word:${today?.trim()}`, answer: null }),
  ]);
  const done = screen.getByRole('button', {
    name: `Gilli will ask you about “${today?.trim()}” tomorrow`,
  });
  expect(done.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(done);
});

it('leads to any day of the week', async () => {
  open('/vocabulary/word');
  await userEvent.click(await screen.findByRole('button', { name: /Saturday\s*lamp/ }));
  expect([day(), title()]).toEqual(['Saturday', 'lamp (noun)']);
  const leaves = within(screen.getByRole('list', { name: 'The week' })).getAllByRole('button');
  expect(leaves.map((leaf) => leaf.getAttribute('aria-current'))).toEqual([
    ...[null, null, null, null, 'true', null, null],
  ]);
});

describe('when midnight in India passes while the page is open', () => {
  const passMidnight = async () => {
    nights += 1;
    await act(() => vi.advanceTimersByTimeAsync(61_000));
  };
  const next = () => fireEvent.click(screen.getByRole('button', { name: 'Older word' }));

  beforeEach(async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('/vocabulary/word');
    await screen.findByText('meaning of texture');
  });

  it('today gets its new word', async () => {
    await passMidnight();
    expect([day(), title()]).toEqual(['Today', 'glow (noun)']);
    next();
    expect([day(), title()]).toEqual(['Yesterday', 'texture (noun)']);
  });

  it('an earlier word stays, and its label follows', async () => {
    next();
    expect([day(), title()]).toEqual(['Yesterday', 'ladder (noun)']);
    await passMidnight();
    expect([day(), title()]).toEqual(['Tuesday', 'ladder (noun)']);
    next();
    expect(day()).toBe('Monday');
  });

  it("a word that has left the week is replaced by today's", async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Newer word' }));
    expect([day(), title()]).toEqual(['Thursday', 'kite (noun)']);
    await passMidnight();
    expect([day(), title()]).toEqual(['Today', 'glow (noun)']);
  });

  it('the last successful reply stays when the network fails', async () => {
    network.isDown = true;
    await passMidnight();
    expect([day(), title()]).toEqual(['Today', 'texture (noun)']);
  });
});

it('shows the type in brackets, the meaning and the sentence with the word marked', async () => {
  open('/vocabulary/word');
  expect(await screen.findByRole('heading', { name: 'texture (noun)' })).toBeDefined();
  expect(screen.getByText('meaning of texture')).toBeDefined();
  expect(screen.getByText('textures').tagName).toBe('MARK');
});

it('is changed by the arrow keys and by a swipe', async () => {
  open('/vocabulary/word');
  const next = await screen.findByRole('button', { name: 'Older word' });
  next.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(day()).toBe('Yesterday');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(day()).toBe('Thursday');

  const swipe = (from: number, to: number) => {
    fireEvent.pointerDown(screen.getByRole('article'), { ...finger, clientX: from });
    fireEvent.pointerMove(screen.getByRole('article'), { ...finger, clientX: to });
    fireEvent.pointerUp(screen.getByRole('article'), { ...finger, clientX: to });
  };
  swipe(200, 100);
  await waitFor(() => expect(day()).toBe('Today'));
  swipe(100, 120);
  expect(day()).toBe('Today');
  swipe(100, 200);
  await waitFor(() => expect(day()).toBe('Thursday'));
});

it.each(['Alt', 'Control', 'Meta', 'Shift'])(
  'leaves the arrow keys with %s to the browser',
  async (key) => {
    open('/vocabulary/word');
    (await screen.findByRole('button', { name: 'Older word' })).focus();
    await userEvent.keyboard(`{${key}>}{ArrowLeft}{/${key}}`);
    expect(day()).toBe('Today');
  },
);

it('stops loading when the words fail, and offers a retry', async () => {
  network.isDown = true;
  open('/vocabulary/word');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { name: 'The words could not be loaded' })).toBeDefined();
  network.isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText('meaning of texture')).toBeDefined();
});

it.each([
  [['en-US', 'en-GB', 'en-IN'], 'en-IN'],
  [['hi-IN', 'en-US', 'en-GB'], 'en-GB'],
  [['en_US'], 'en-US'],
])('with the voices %o the word is read in %o', async (voices, lang) => {
  const spoken = withVoices(...voices);
  open('/vocabulary/word');
  await userEvent.click(await screen.findByRole('button', { name: 'Read aloud' }));
  expect(spoken.now()).toEqual([
    { text: 'texture. meaning of texture. Here the textures are.', lang },
  ]);
});

it('changing the word stops its reading', async () => {
  const spoken = withVoices('en-IN');
  const router = open('/vocabulary/word');
  const read = () => userEvent.click(screen.getByRole('button', { name: 'Read aloud' }));
  await screen.findByText('meaning of texture');
  await read();
  expect(spoken.now()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Older word' }));
  expect(spoken.now()).toEqual([]);
  await read();
  expect(spoken.now()).toHaveLength(1);
  await act(() => router.navigate('/vocabulary'));
  expect(spoken.now()).toEqual([]);
});

it('offers no reading on a device without an English voice', async () => {
  withVoices('hi-IN');
  open('/vocabulary/word');
  await screen.findByText('meaning of texture');
  expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
});

it('the games menu has four games, each with its way to play', async () => {
  open('/vocabulary/games');
  await screen.findByRole('heading', { level: 1 });
  expect(hrefOf('Flip the Card with Similar Words')).toBe(
    '/vocabulary/games/ehard?src=s&game=wordcard',
  );
  expect(hrefOf('Flip the Card with Opposite Words')).toBe(
    '/vocabulary/games/ehard?src=a&game=wordcard',
  );
  expect(hrefOf('Match Similar Words')).toBe('/vocabulary/games/ehard?src=s&game=dropit');
  expect(hrefOf('Match Opposite Words')).toBe('/vocabulary/games/ehard?src=a&game=dropit');
  await userEvent.click(screen.getByRole('button', { name: 'How to play: Match Similar Words' }));
  const dialog = await screen.findByRole('dialog', { name: 'How to play: Match Similar Words' });
  expect(dialog.querySelectorAll('li')).toHaveLength(4);
});

it('easy and hard lead to the game', async () => {
  open('/vocabulary/games/ehard?src=a&game=dropit');
  await screen.findByRole('heading', { level: 1 });
  expect(hrefOf('Easy')).toBe('/vocabulary/games/dropit?src=a&difficulty=easy');
  expect(hrefOf('Hard')).toBe('/vocabulary/games/dropit?src=a&difficulty=hard');
  expect(screen.getByText('ages 7 to 8')).toBeDefined();
  expect(screen.getByText('ages 9 to 10')).toBeDefined();
});

it.each(['src=x&game=dropit', 'src=s&game=chess', ''])('%o is no game', async (query) => {
  const router = open(`/vocabulary/games/ehard?${query}`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/vocabulary/games'));
});
