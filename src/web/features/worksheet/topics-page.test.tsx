import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { worksheetPages as texts } from '#messages/worksheet-pages.ts';
import {
  closeWorksheets,
  list,
  nouns,
  openWorksheets,
  type Reply,
  VERBS,
  verbs,
} from './testing/open-worksheets.tsx';

afterEach(closeWorksheets);

describe('the topics', () => {
  it('are cards with their rule; the free one says so', async () => {
    const { requested } = openWorksheets('/worksheets', list(nouns, verbs));
    const link = await screen.findByRole('link', { name: 'Verbs & Be/Have' });
    expect(link.getAttribute('href')).toBe(VERBS);
    expect(screen.getByText('The rule of Nouns.')).toBeDefined();
    expect(screen.getAllByText('Free')).toHaveLength(1);
    expect(requested[0]).toContain('filters[hasBasic][$eq]=true');
    expect(screen.getByText('ages 7-8')).toBeDefined();
  });

  it('of the other category are a link away', async () => {
    const { requested, user } = openWorksheets('/worksheets', list(nouns));
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
    const { user } = openWorksheets('/worksheets', replies);
    await screen.findByText(texts.topics.failed);
    Object.assign(replies, list(nouns));
    await user.click(screen.getByRole('button', { name: texts.topics.tryAgain }));
    expect(await screen.findByRole('link', { name: 'Nouns' })).toBeDefined();
  });
});
