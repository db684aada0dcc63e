import { expect, it } from 'vitest';
import { practiceSheetFile } from '#domain/worksheet/sheet-file.ts';
import type { PrintableSheet } from '#domain/worksheet/worksheet.ts';
import { isA4, readPdf } from '../testing/read-pdf.ts';
import { textOf } from '../testing/text-of.ts';
import { renderKey, renderSheet } from './worksheet.ts';

const file = practiceSheetFile.parse({
  title: 'At the *market*',
  sections: [
    {
      kind: 'fill',
      do: 'Fill in.',
      box: true,
      tasks: [{ text: 'The {cow | buffalo} says “#[1 + 1]\\”.', why: 'It is a *noun*.' }],
    },
    { kind: 'choose', do: 'Choose.', tasks: ['I see two {brush / *brushes}.'] },
    { kind: 'correct', do: 'Correct.', tasks: ['Six {mans => men} sang.'] },
    { kind: 'word-search', do: 'Find.', words: ['bangle', 'carrot', 'honey', 'kettle', 'soap'] },
    { kind: 'write', do: 'Write.', tasks: [{ text: 'Write about rain.', answer: 'Rain is fun.' }] },
  ],
});
const sheet: PrintableSheet = {
  code: 'B01-E1',
  topic: 'Nouns',
  title: file.title,
  type: 'practice easy',
  standards: [2, 3],
  sections: file.sections,
};

const read = async (pdf: Uint8Array) => textOf(await readPdf(pdf));

it('the child reads tasks without their answers, and nothing in a text is taken for code', async () => {
  const text = await read(await renderSheet(sheet));
  expect(text).toMatch(/1\.\s+The _{5,} says “#\[1 \+ 1\]\\”\./);
  expect(text).toMatch(/2\.\s+I see two \(brush \/ brushes\)\./);
  expect(text).toMatch(/3\.\s+Six mans sang\./);
  expect(text).not.toContain('men');
  expect(text).not.toContain('Rain is fun');
  expect(text).not.toContain('noun.');
});

it('the key has the same code and numbers, with answers and reasons', async () => {
  const text = await read(await renderKey(sheet));
  expect(text).toMatch(/1\.\s+The cow \(or buffalo\) says/);
  expect(text).toContain('It is a noun.');
  expect(text).toMatch(/2\.\s+I see two brushes\./);
  expect(text).toMatch(/3\.\s+Six men sang\./);
  expect(text).toMatch(/5\.\s+For example: Rain is fun\./);
  expect(text).toContain('B01-E1');
});

it('is A4, tagged, with a title, and its fonts are embedded', async () => {
  const { title, isTagged, fonts, pages } = await readPdf(await renderSheet(sheet));
  expect(title).toBe('At the market (B01-E1)');
  expect(isTagged).toBe(true);
  for (const page of pages) expect(isA4(page)).toBe(true);
  expect(fonts.length).toBeGreaterThan(0);
  for (const { name, isEmbedded } of fonts) {
    expect(isEmbedded).toBe(true);
    // Only the letters that are used.
    expect(name).toMatch(/^[A-Z]{6}\+/);
  }
});

it('the same sheet gives the same bytes', async () => {
  expect(await renderSheet(sheet)).toEqual(await renderSheet(sheet));
  expect(await renderKey(sheet)).toEqual(await renderKey(sheet));
});

/** A sheet of these sections alone. */
function sheetOf(sections: unknown[]): PrintableSheet {
  const { code, topic, title, type, standards } = sheet;
  const { sections: parsed } = practiceSheetFile.parse({ title: 'A', sections });
  return { code, topic, title, type, standards, sections: parsed };
}

it('the key says every right version, and puts whole sentences one a line', async () => {
  const pdf = await renderKey(
    sheetOf([
      { kind: 'correct', do: 'Correct.', tasks: ['He {go => goes | went} home.'] },
      { kind: 'edit', do: 'Find.', form: 'story', text: 'The man {what => who | that} sang left.' },
      {
        kind: 'sort',
        do: 'Sort.',
        columns: { simple: ['I ran.', 'We sat.'], other: ['So?', 'No!'] },
      },
      { kind: 'choose', do: 'Choose.', tasks: ['Is it cold {. / *?}'] },
    ]),
  );
  const text = await read(pdf);
  expect(text).toMatch(/He goes home\.\s+or\s+He went home\./);
  expect(text).toMatch(/what who or that sang/);
  expect(text).toMatch(/I ran\.\s+So\?\n\s+We sat\.\s+No!/);
  expect(text).toContain('Is it cold?');
});

it('the gaps of a section are equally wide, but for a punctuation mark', async () => {
  const tasks = ['{My} cow', 'See {their wonderful} cows', 'I came{,} saw and won'];
  const pdf = await renderSheet(sheetOf([{ kind: 'fill', do: 'Fill in.', tasks }]));
  const text = await read(pdf);
  const [, first = '', second = '', mark = ''] =
    /(_+) cow\n[\s\S]*See (_+) cows[\s\S]*came(?:\u2060)?(_+)/.exec(text) ?? [];
  expect(first.length).toBeGreaterThan(10);
  expect(second).toBe(first);
  expect(mark.length).toBeLessThan(5);
});
