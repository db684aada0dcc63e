import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { worksheetPages as texts } from '#messages/worksheet-pages.ts';
import { calls, network } from '#web/testing/server.ts';
import {
  closeWorksheets,
  nouns,
  openWorksheets,
  serveTopics,
  VERBS,
  verbs,
} from './testing/open-worksheets.tsx';

afterEach(closeWorksheets);

describe('the topics', () => {
  it('are cards with their rule; the free one says so', async () => {
    serveTopics(nouns, verbs);
    openWorksheets('/worksheets');
    const link = await screen.findByRole('link', { name: 'Verbs & Be/Have' });
    expect(link.getAttribute('href')).toBe(VERBS);
    expect(screen.getByText('The rule of Nouns.')).toBeDefined();
    expect(screen.getAllByText('Free')).toHaveLength(1);
    expect(calls[0]?.query).toContain('filters[hasBasic][$eq]=true');
    expect(screen.getByText('ages 7-8')).toBeDefined();
  });

  it('of the other category are a link away', async () => {
    serveTopics(nouns);
    const { user } = openWorksheets('/worksheets');
    await user.click(await screen.findByRole('link', { name: 'Intermediate' }));
    expect(await screen.findByText('The harder rule of Nouns.')).toBeDefined();
    expect(calls.at(-1)?.query).toContain('filters[hasAdvanced][$eq]=true');
    expect(screen.getByText('age 11')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Nouns' }).getAttribute('href')).toBe(
      '/worksheets/Nouns?category=intermediate',
    );
    const chosen = screen.getByRole('link', { name: 'Intermediate' });
    expect(chosen.getAttribute('aria-current')).toBe('page');
  });

  it('offer a retry if they fail to load', async () => {
    serveTopics(nouns);
    network.isDown = true;
    const { user } = openWorksheets('/worksheets');
    await screen.findByText(texts.topics.failed);
    network.isDown = false;
    await user.click(screen.getByRole('button', { name: texts.topics.tryAgain }));
    expect(await screen.findByRole('link', { name: 'Nouns' })).toBeDefined();
  });
});
