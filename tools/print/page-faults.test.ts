import { PageSizes, PDFDocument } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { readPdf } from '#print/testing/read-pdf.ts';
import { compileTypst } from '#print/typst/engine.ts';
import { faultsOf } from './page-faults.ts';

/** Typst code for a text whose top left corner is at this place, in points from that of the page. */
const at = (x: number, y: number, words: string, size = 12) =>
  `#place(dx: ${x}pt, dy: ${y}pt, text(size: ${size}pt, "${words}"))`;

const GOOD_PAGE = [
  at(45, 100, '1.'),
  at(70, 100, 'A cow runs.'),
  at(45, 140, '2.'),
  at(70, 140, 'A hen sits.'),
];

/** Faults of a page with two tasks, to which `more` Typst code is added. */
async function faultsWith(more = '', tasks = 2): Promise<string[]> {
  const pdf = await compileTypst(`
    #set document(title: "A sheet")
    #set page(paper: "a4", margin: 0pt)
    #set text(font: "Lexend", weight: 500, top-edge: "ascender", bottom-edge: "descender")
    ${GOOD_PAGE.join('\n')}
    ${more}`);
  return faultsOf(await readPdf(pdf), { tasks });
}

it('a good page has no faults', async () => {
  expect(await faultsWith()).toEqual([]);
});

it('finds a word in the margin', async () => {
  expect(await faultsWith(at(20, 300, 'cow'))).toContain('Page 1: “cow” is in the margin.');
  expect(await faultsWith(at(560, 300, 'hen'))).toContain('Page 1: “hen” is in the margin.');
});

it('finds a drawing in the margin', async () => {
  const square = '#place(dx: 10pt, dy: 400pt, rect(width: 40pt, height: 40pt, fill: black))';
  expect(await faultsWith(square)).toEqual(['Page 1: something is drawn in the margin.']);
});

it('finds words over each other', async () => {
  expect(await faultsWith(at(80, 101, 'goat'))).toEqual(
    expect.arrayContaining([expect.stringContaining('overlap')]),
  );
});

it('finds a heading at the foot of a page, with its tasks on the next', async () => {
  expect(await faultsWith(at(40, 80, 'A', 11))).toEqual([]);
  expect(await faultsWith(at(40, 700, 'B', 11))).toEqual([
    'Page 1: the heading of section B stands alone at the foot.',
  ]);
  // A title and a hint that begin with “A”.
  expect(await faultsWith(at(34.1, 700, 'A', 11))).toEqual([]);
  expect(await faultsWith(at(43, 700, 'A', 11))).toEqual([]);
});

it('finds a third page', async () => {
  expect(await faultsWith('#pagebreak() #pagebreak()')).toEqual(['It has 3 pages, more than 2.']);
});

it('finds a missing task and a surplus one', async () => {
  expect(await faultsWith('', 3)).toEqual(['It has tasks 1, 2 in place of 1 to 3.']);
  expect(await faultsWith(at(45, 180, '3.'))).toEqual(['It has tasks 1, 2, 3 in place of 1 to 2.']);
});

it('finds another size, a font that is not embedded, no title and no tags', async () => {
  const document = await PDFDocument.create();
  document.addPage(PageSizes.Letter).drawText('A cow runs.', { x: 70, y: 600 });
  document.addPage(PageSizes.Letter);
  const facts = await readPdf(await document.save());
  const found = faultsOf(facts, { tasks: 0, pages: 1 }).join('\n');
  expect(found).toContain('not A4');
  expect(found).toContain('A font is not embedded: Helvetica');
  expect(found).toContain('no title');
  expect(found).toContain('not tagged');
  expect(found).toContain('2 pages in place of 1');
});
