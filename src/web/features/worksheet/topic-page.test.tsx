import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { getWorksheetLinks } from '#contract/worksheet.ts';
import { worksheetPages as texts } from '#messages/worksheet-pages.ts';
import { readReturnPath } from '#web/features/session/return-path.ts';
import { calls, refuse } from '#web/testing/server.ts';
import {
  closeWorksheets,
  nouns,
  openWorksheets,
  remember,
  serveMember,
  serveTopics,
  VERBS,
  verbs,
} from './testing/open-worksheets.tsx';

afterEach(closeWorksheets);

describe('a topic', () => {
  it('shows its sheets in two groups, each with its first page, and keys for practice sheets only', async () => {
    serveTopics(nouns);
    openWorksheets('/worksheets/Nouns');
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

  it('that is free opens for a visitor, and the read is counted', async () => {
    serveTopics(nouns);
    const { user } = openWorksheets('/worksheets/Nouns');
    const sheet = await screen.findByRole('link', { name: 'Open: At the market' });
    expect(sheet.getAttribute('href')).toBe('/worksheet-files/basic/Verbs/53.pdf');
    expect(sheet.getAttribute('target')).toBe('_blank');
    const save = screen.getByRole('link', { name: 'Download: At the market' });
    expect(save.getAttribute('href')).toBe('/worksheet-files/basic/Verbs/53.pdf?download');
    const key = screen.getByRole('link', { name: 'Open the answer key: At the market' });
    expect(key.getAttribute('href')).toBe('/worksheet-files/basic/Verbs/53%20answers.pdf');
    sheet.addEventListener('click', (event) => event.preventDefault());
    await user.click(sheet);
    expect(calls.at(-1)).toMatchObject({ path: '/api/worksheet/newread/53', query: 'topic=1' });
  });

  it.each([
    ['visitor', undefined, '/login', 'Log in'],
    ['signed-in non-member', 'user', '/member', 'See the membership'],
  ])(
    'that is locked leads a %s on, and remembers the page',
    async (_name, role, target, answer) => {
      if (role !== undefined) remember('Asha', role);
      serveTopics(verbs);
      const { user } = openWorksheets(VERBS);
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
    serveMember();
    openWorksheets(VERBS);
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
    serveTopics(verbs);
    refuse(getWorksheetLinks, 'ForbiddenError');
    openWorksheets(VERBS);
    const lock = await screen.findByRole('link', { name: 'For members: At the market' });
    expect(lock.getAttribute('href')).toBe('/member');
  });

  it('says why a link did not open', async () => {
    serveTopics(verbs);
    openWorksheets(`${VERBS}?locked=1`);
    expect(await screen.findByText(texts.topic.lockedNotice.login)).toBeDefined();
  });

  it('that does not exist says so', async () => {
    serveTopics();
    openWorksheets('/worksheets/Cooking');
    expect(await screen.findByText(texts.topic.unknown)).toBeDefined();
    expect(screen.getByRole('link', { name: texts.topic.back }).getAttribute('href')).toBe(
      '/worksheets',
    );
  });
});

describe('printing', () => {
  /** The address that a frame prints; null if the link opens a tab instead. */
  async function printIn(isShowingPdfs: boolean): Promise<string | null> {
    // jsdom has no such property.
    const viewer = { configurable: true, value: isShowingPdfs };
    Object.defineProperty(navigator, 'pdfViewerEnabled', viewer);
    serveTopics(nouns);
    const { user } = openWorksheets('/worksheets/Nouns');
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

  it('uses a frame if the browser shows PDFs, and a tab otherwise', async () => {
    expect(await printIn(true)).toBe('/worksheet-files/basic/Verbs/53.pdf');
    cleanup();
    expect(await printIn(false)).toBeNull();
  });
});
