import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { readPdf } from '../../src/print/testing/read-pdf.ts';
import { faultsOf } from './page-faults.ts';

const FONT = path.resolve(import.meta.dirname, '../../src/print/fonts/Lexend-Medium.ttf');

interface Planted {
  readonly size?: string;
  readonly font?: string;
  readonly title?: string;
  readonly isTagged?: boolean;
  readonly tasks?: number;
  readonly pages?: number;
}

/** What is found in a page with two tasks, drawn upon by `draw`. */
async function faultsWith(
  draw: (doc: PDFKit.PDFDocument) => void = () => {},
  { size = 'A4', font = FONT, title = 'A sheet', isTagged = true, tasks = 2, pages }: Planted = {},
): Promise<string[]> {
  const doc = new PDFDocument({ size, tagged: isTagged, info: { Title: title } });
  const whole = buffer(doc);
  doc.font(font === FONT ? await readFile(FONT) : font).fontSize(12);
  doc
    .text('1.', 45, 100)
    .text('A cow runs.', 70, 100)
    .text('2.', 45, 140)
    .text('A hen sits.', 70, 140);
  draw(doc);
  doc.end();
  return faultsOf(await readPdf(await whole), { tasks, ...(pages === undefined ? {} : { pages }) });
}

it('a good page has no faults', async () => {
  expect(await faultsWith()).toEqual([]);
});

it('finds a word in the margin', async () => {
  expect(await faultsWith((doc) => doc.text('cow', 20, 300))).toContain(
    'Page 1: “cow” is in the margin.',
  );
  expect(
    (await faultsWith((doc) => doc.text('hen', 560, 300, { lineBreak: false }))).join(),
  ).toContain('“hen” is in the margin');
});

it('finds a drawing in the margin', async () => {
  expect(await faultsWith((doc) => doc.rect(10, 400, 40, 40).fill('#333'))).toEqual([
    'Page 1: something is drawn in the margin.',
  ]);
});

it('finds words over each other', async () => {
  expect(await faultsWith((doc) => doc.text('goat', 80, 101))).toEqual(
    expect.arrayContaining([expect.stringContaining('overlap')]),
  );
});

it('finds a heading at the foot of a page, with its tasks on the next', async () => {
  expect(await faultsWith((doc) => doc.fontSize(11).text('A', 40, 80))).toEqual([]);
  expect(await faultsWith((doc) => doc.fontSize(11).text('B', 40, 700))).toEqual([
    'Page 1: the heading of section B stands alone at the foot.',
  ]);
  // A title and a hint that begin with “A”.
  expect(await faultsWith((doc) => doc.fontSize(11).text('A', 34.1, 700))).toEqual([]);
  expect(await faultsWith((doc) => doc.fontSize(11).text('A', 43, 700))).toEqual([]);
});

it('finds a third page', async () => {
  const found = await faultsWith((doc) => doc.addPage().addPage());
  expect(found).toEqual(['It has 3 pages, more than 2.']);
});

it('finds a task that is missing, and one too many', async () => {
  expect(await faultsWith(undefined, { tasks: 3 })).toEqual([
    'It has tasks 1, 2 in place of 1 to 3.',
  ]);
  expect(await faultsWith((doc) => doc.text('3.', 45, 180))).toEqual([
    'It has tasks 1, 2, 3 in place of 1 to 2.',
  ]);
});

it('finds another size, a font that is not embedded, no title and no tags', async () => {
  const found = (
    await faultsWith((doc) => doc.addPage(), {
      size: 'LETTER',
      font: 'Helvetica',
      title: '',
      isTagged: false,
      pages: 1,
    })
  ).join('\n');
  expect(found).toContain('not A4');
  expect(found).toContain('A font is not embedded: Helvetica');
  expect(found).toContain('no title');
  expect(found).toContain('not tagged');
  expect(found).toContain('2 pages in place of 1');
});
