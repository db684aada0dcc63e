// What Poppler's programs say of a PDF: facts, fonts, words with their places, and how each page looks.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MOST_OUTPUT = 64 * 1024 * 1024;
/** Dots per inch of the pictures that are looked at for ink in the margins. */
export const PICTURE_DPI = 50;

export interface Word {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Page {
  /** In points. */
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  /** Shades of grey, row by row; white is 255. */
  readonly picture: { readonly width: number; readonly height: number; readonly dots: Uint8Array };
}

export interface DocumentFacts {
  readonly title: string;
  readonly isTagged: boolean;
  readonly unembeddedFonts: readonly string[];
  readonly pages: readonly Page[];
}

export async function factsOf(file: string): Promise<DocumentFacts> {
  const [info, fonts, boxes, pictures] = await Promise.all([
    output('pdfinfo', [file]),
    output('pdffonts', [file]),
    output('pdftotext', ['-bbox', file, '-']),
    pictureDots(file),
  ]);
  const fontLines = fonts.trim().split('\n').slice(2);
  return {
    title: /^Title: +(.*)$/m.exec(info)?.[1] ?? '',
    isTagged: /^Tagged: +yes$/m.test(info),
    unembeddedFonts: fontLines.filter((line) => !/ yes (yes|no) (yes|no) +\d+ +\d+$/.test(line)),
    pages: pagesOf(boxes).map((page, index) => {
      const picture = pictures[index];
      if (picture === undefined) throw new Error(`${file}: page ${index + 1} has no picture`);
      return { ...page, picture };
    }),
  };
}

async function output(program: string, options: readonly string[]): Promise<string> {
  const { stdout } = await run(program, options, { maxBuffer: MOST_OUTPUT });
  return stdout;
}

function pagesOf(boxes: string): Omit<Page, 'picture'>[] {
  return boxes
    .split('<page ')
    .slice(1)
    .map((part) => {
      const [width = 0, height = 0] = numbersIn(part.slice(0, part.indexOf('>')));
      const words = [...part.matchAll(/<word ([^>]*)>([^<]*)<\/word>/g)].map(
        ([, place = '', text = '']) => {
          const [left = 0, top = 0, right = 0, bottom = 0] = numbersIn(place);
          return { text: unescaped(text), left, top, right, bottom };
        },
      );
      return { width, height, words };
    });
}

function numbersIn(text: string): number[] {
  return (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Each page as a grey picture (the format PGM, one after the other). */
async function pictureDots(file: string): Promise<Page['picture'][]> {
  const { stdout } = await run('pdftoppm', ['-r', String(PICTURE_DPI), '-gray', file], {
    maxBuffer: MOST_OUTPUT,
    encoding: 'buffer',
  });
  const pictures: Page['picture'][] = [];
  let at = 0;
  while (at < stdout.length) {
    const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(
      stdout.subarray(at, at + 40).toString('latin1'),
    );
    if (head === null) throw new Error(`${file}: pdftoppm gave no picture`);
    const [whole, width, height] = [head[0], Number(head[1]), Number(head[2])];
    const start = at + whole.length;
    at = start + width * height;
    pictures.push({ width, height, dots: stdout.subarray(start, at) });
  }
  return pictures;
}
