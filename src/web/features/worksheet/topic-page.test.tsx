import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { worksheetPages as texts } from '#messages/worksheet-pages.ts';
import { readReturnPath } from '#web/features/session/return-path.ts';
import {
  asMember,
  closeWorksheets,
  json,
  list,
  nouns,
  openWorksheets,
  refusal,
  remember,
  VERBS,
  verbs,
} from './testing/open-worksheets.tsx';

afterEach(closeWorksheets);

describe('a topic', () => {
  it('shows its sheets in two groups, each with its first page, and keys for practice sheets only', async () => {
    openWorksheets('/worksheets/Nouns', list(nouns));
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
    const { requested, user } = openWorksheets('/worksheets/Nouns', {
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
      const { user } = openWorksheets(VERBS, list(verbs));
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
    openWorksheets(VERBS, asMember);
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
    openWorksheets(VERBS, {
      ...list(verbs),
      '/api/worksheet/links/5': refusal(403, ''),
    });
    const lock = await screen.findByRole('link', { name: 'For members: At the market' });
    expect(lock.getAttribute('href')).toBe('/member');
  });

  it('says why a link did not open', async () => {
    openWorksheets(`${VERBS}?locked=1`, list(verbs));
    expect(await screen.findByText(texts.topic.lockedNotice.login)).toBeDefined();
  });

  it('that does not exist says so', async () => {
    openWorksheets('/worksheets/Cooking', list());
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
    const { user } = openWorksheets('/worksheets/Nouns', list(nouns));
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
