import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import { listTopics } from '#contract/quiz.ts';
import { makeWorksheet } from '#contract/worksheet.ts';
import { makeSheet } from '#messages/make-sheet.ts';
import { readReturnPath } from '#web/features/session/return-path.ts';
import { list } from '#web/testing/records.ts';
import { calls, refuse, reply } from '#web/testing/server.ts';
import { closeWorksheets, openWorksheets, remember } from './testing/open-worksheets.tsx';

afterEach(closeWorksheets);

describe('making a sheet', () => {
  const topic = (id: number, name: string) => ({
    id,
    attributes: {
      topic: name,
      levels: [id * 10 + 1],
      easy: 1,
      hard: 0,
      order: id,
      category: 'basic' as const,
      isFree: false,
    },
  });

  beforeEach(() => reply(listTopics, list(topic(1, 'Nouns'), topic(2, 'Pronouns'))));

  it.each([
    ['visitor', undefined, '/login'],
    ['signed-in non-member', 'user', '/member'],
  ])('is not for a %s, who is led on', async (_name, role, target) => {
    if (role !== undefined) remember('Asha', role);
    openWorksheets('/worksheets/make');
    await screen.findByRole('heading', { name: target });
    expect(readReturnPath()).toBe('/worksheets/make');
  });

  it('sends the choices, and saves the sheet and its key with the same seed', async () => {
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
    reply(makeWorksheet, () => new Response('%PDF-'));
    const { user } = openWorksheets('/worksheets/make');
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
      kinds: ['choice', 'spot', 'type', 'rewrite', 'edit'],
      tasks: 12,
      name: 'Class 4 B',
      seed: 'mango',
      copies: 30,
    };
    const asked = calls.filter(({ path }) => path === makeWorksheet.path);
    expect(asked.map(({ body }) => body)).toEqual([
      { ...wish, part: 'sheet' },
      { ...wish, part: 'key' },
    ]);
    expect(saved).toEqual(['Worksheet mango.pdf', 'Worksheet mango answers.pdf']);
  });

  it("reports missing choices and the server's refusals", async () => {
    remember('Asha', 'member');
    const message = 'this topic has only 3 tasks of these kinds';
    refuse(makeWorksheet, new ApiError('ValidationError', message));
    const { user } = openWorksheets('/worksheets/make');
    const seed = await screen.findByLabelText('Seed');
    await user.clear(seed);
    for (const name of Object.values(makeSheet.kindNames))
      await user.click(screen.getByRole('checkbox', { name }));
    const make = screen.getByRole('button', { name: makeSheet.makeSheet });
    await user.click(make);
    expect(screen.getByText(makeSheet.noKind)).toBeDefined();
    expect(document.activeElement).toBe(
      screen.getByRole('checkbox', { name: makeSheet.kindNames.choice }),
    );
    await user.keyboard(' ');
    expect(screen.queryByText(makeSheet.noKind)).toBeNull();
    await user.click(make);
    expect(screen.getByText(makeSheet.noSeed)).toBeDefined();
    expect(document.activeElement).toBe(seed);
    expect(calls.map(({ path }) => path)).not.toContain(makeWorksheet.path);
    await user.click(screen.getByRole('button', { name: makeSheet.another }));
    await user.click(screen.getByRole('button', { name: makeSheet.makeSheet }));
    expect(await screen.findByText(message)).toBeDefined();
  });
});
