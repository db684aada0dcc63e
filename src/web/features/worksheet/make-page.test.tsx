import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeSheet } from '#messages/make-sheet.ts';
import { readReturnPath } from '#web/features/session/return-path.ts';
import {
  closeWorksheets,
  json,
  openWorksheets,
  refusal,
  remember,
} from './testing/open-worksheets.tsx';

afterEach(closeWorksheets);

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
    openWorksheets('/worksheets/make', {});
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
    const { user } = openWorksheets('/worksheets/make', { '/api/topics': json(quizTopics) });
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
    const { requested, user } = openWorksheets('/worksheets/make', {
      '/api/topics': json(quizTopics),
      '/api/worksheet/make': refusal(400, message),
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
