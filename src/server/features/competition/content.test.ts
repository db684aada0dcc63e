// What an import of the content does with competitions, and what it leaves alone.

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { storedContent } from '#server/content.ts';
import { importContent } from '#server/platform/content/import-content.ts';
import {
  type CompetitionSite,
  createCompetitionSite,
  rightAnswers,
} from '#server/testing/competition.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { findCompetitions, findPaper, findPapers } from './store.ts';
import { competition } from './tables.ts';

const now = { operator: 'op', isDryRun: false };
const SEVEN = 'competition/7/competition.yaml';
const PAPER = 'competition/7/standard-4.yaml';
const BEGUN = 'The waiting room of this competition has opened: undo the change.';
const REMOVED = 'The waiting room of this competition has opened: bring its file back.';

let site: CompetitionSite;
let folder: string;

beforeEach(async () => {
  site = await createCompetitionSite();
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(SAMPLE_CONTENT, folder, { recursive: true });
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** Imports the folder by the site's clock. */
async function importFolder() {
  const { written, refused } = await importContent(site.db, folder, storedContent, {
    check: ({ problems }) => problems,
    clock: { now: () => site.now() },
  });
  return { written, refused: refused.map(({ file, message }) => [file, message]) };
}

// biome-ignore lint/suspicious/noExplicitAny: the files are edited by their field names
async function change(file: string, edit: (value: any) => void): Promise<void> {
  const path = join(folder, file);
  const value = parse(await readFile(path, 'utf8'));
  edit(value);
  await writeFile(path, stringify(value));
}

const changePrize = () =>
  change(SEVEN, ({ prizes }) => {
    prizes.basic[0] = 'kite';
  });
const changeKey = () =>
  change(PAPER, ({ questions }) => {
    questions[0].answer = 1;
  });
const changeAbout = () =>
  change('pages/about.yaml', (about) => {
    about.Para1 = 'New.';
  });
const about = async () => (await site.get('about')).json().data.attributes.Para1;
const stored = async () => [await findCompetitions(site.db), await findPapers(site.db)];

describe('before the waiting room of a competition opens', () => {
  it('its files change everything about it', async () => {
    site.setClock(1_201);
    await change(SEVEN, (file) => {
      file.startsAt = '2024-06-10T11:30:00+05:30';
    });
    await changeKey();
    expect((await importFolder()).refused).toEqual([]);
    const [seven] = await findCompetitions(site.db);
    expect(seven?.startsAt).toEqual(new Date('2024-06-10T11:30:00+05:30'));
    expect((await findPaper(site.db, 704))?.questions[0]?.answer).toBe(1);
    await rm(join(folder, 'competition/7'), { recursive: true });
    expect((await importFolder()).refused).toEqual([]);
    expect(await stored()).toEqual([[], []]);
  });

  it('a start that the files move into the past takes its papers along', async () => {
    site.setClock(1_201);
    await change(SEVEN, (file) => {
      file.startsAt = '2024-06-01T11:30:00+05:30';
    });
    await changeKey();
    expect((await importFolder()).refused).toEqual([]);
    expect((await findPaper(site.db, 704))?.questions[0]?.answer).toBe(1);
  });
});

describe('a competition whose waiting room has opened', () => {
  beforeEach(() => site.setClock(1_200));

  it.each([
    ['figures', changePrize, [[SEVEN, BEGUN]]],
    ['answers', changeKey, [[PAPER, BEGUN]]],
    ['papers', () => rm(join(folder, PAPER)), [[PAPER, REMOVED]]],
  ])('keeps its %s; the rest of the import goes on', async (_, edit, refused) => {
    const before = await stored();
    await edit();
    await changeAbout();
    expect((await importFolder()).refused).toEqual(refused);
    expect(await stored()).toEqual(before);
    await expect.poll(about).toBe('New.');
  });

  it('is not removed with its folder; a new one comes in beside it', async () => {
    const before = await stored();
    await cp(join(folder, 'competition/7'), join(folder, 'competition/9'), { recursive: true });
    await rm(join(folder, 'competition/7'), { recursive: true });
    await change('competition/9/competition.yaml', (file) => Object.assign(file, { id: 9 }));
    for (const standard of [2, 3, 4, 5, 6, 7, 8]) {
      const ids = { competition: 9, id: 900 + standard };
      await change(`competition/9/standard-${standard}.yaml`, (file) => Object.assign(file, ids));
    }
    const { refused } = await importFolder();
    expect(refused).toHaveLength(8);
    expect(refused).toEqual(
      expect.arrayContaining([
        [SEVEN, REMOVED],
        [PAPER, REMOVED],
      ]),
    );
    const [competitions = [], papers = []] = await stored();
    expect([[competitions[0]], papers.slice(0, 7)]).toEqual(before);
    expect(competitions.map(({ id }) => id)).toEqual([7, 9]);
    expect(papers).toHaveLength(14);
  });

  it('is named by every import until its file is as it was', async () => {
    await changePrize();
    expect((await importFolder()).refused).toEqual([[SEVEN, BEGUN]]);
    expect((await importFolder()).refused).toEqual([[SEVEN, BEGUN]]);
    await cp(join(SAMPLE_CONTENT, SEVEN), join(folder, SEVEN));
    expect((await importFolder()).refused).toEqual([]);
    expect((await importFolder()).written).toEqual([]);
  });

  it('may have its reasons corrected', async () => {
    await change(PAPER, ({ questions }) => {
      questions[0].why = 'A better reason.';
    });
    expect((await importFolder()).refused).toEqual([]);
    expect((await findPaper(site.db, 704))?.questions[0]?.why).toBe('A better reason.');
  });

  it('is left alone once it is ranked, whatever the clock says', async () => {
    const { id } = await site.register();
    site.setClock(-121);
    const answers = rightAnswers['a-4th'];
    await site.post('set-answer', { id, CompId: 7, answers, timeTaken: 90 });
    site.setClock(-140);
    const { desk } = site.services.competition;
    expect(await desk.close(7, now)).toEqual({ ok: true });
    expect(await desk.rank(7, now, { isForced: true })).toMatchObject({ ok: true });
    site.setClock(1_000);
    await changePrize();
    await changeKey();
    expect((await importFolder()).refused).toEqual([
      [PAPER, BEGUN],
      [SEVEN, BEGUN],
    ]);
    expect(await desk.verify(7)).toMatchObject({ ok: true });
  });
});

describe('a competition that the operator made', () => {
  const TAKEN = 'The operator made a competition with this id: choose another one.';

  it('has an id that no file can have', async () => {
    const startsAt = new Date('2024-06-20T11:30:00+05:30');
    const { desk } = site.services.competition;
    const [made] = [await desk.create(7, { startsAt }, now)];
    expect(made).toMatchObject({ ok: true, competition: { id: 1000 } });
    expect(await desk.create(7, { startsAt }, now)).toMatchObject({ competition: { id: 1001 } });
    expect(await desk.create(7, { startsAt, id: 8 }, now)).toEqual({
      ok: false,
      reason: 'Its id must be from 1000 to 999999',
    });
    await change(SEVEN, (file) => Object.assign(file, { id: 1000 }));
    await expect(importFolder()).rejects.toThrow('higher ids than 999 are those of competitions');
  });

  it('keeps an id of older data; a file that has it too is named', async () => {
    const [seven] = await site.db.select().from(competition);
    if (seven === undefined) throw new Error('no competition');
    await site.db.insert(competition).values({ ...seven, id: 8, isImported: false });
    const before = await stored();
    await cp(join(folder, 'competition/7'), join(folder, 'competition/8'), { recursive: true });
    await change('competition/8/competition.yaml', (file) => Object.assign(file, { id: 8 }));
    const ids = { competition: 8, id: 804 };
    await change('competition/8/standard-4.yaml', (file) => Object.assign(file, ids));
    for (const standard of [2, 3, 5, 6, 7, 8]) {
      await rm(join(folder, `competition/8/standard-${standard}.yaml`));
    }
    await changeAbout();
    expect((await importFolder()).refused).toEqual([
      ['competition/8/standard-4.yaml', TAKEN],
      ['competition/8/competition.yaml', TAKEN],
    ]);
    expect(await stored()).toEqual(before);
    await expect.poll(about).toBe('New.');
  });
});
