// Reads a PDF: title, tags, fonts, the words with their positions, and a picture of each page.

import { loadPdfium, type Pdfium, withMemory } from './pdfium.ts';

/** Resolution of the pictures, in dots per inch. */
export const PICTURE_DPI = 50;
const POINTS_PER_INCH = 72;
/** PDFium's bitmap format with one byte per dot. */
const GREY = 1;
/** PDFium's flags to draw in grey and with annotations. */
const FLAGS = 0x08 | 0x01;

/** Positions are in points from the top left corner of the page. */
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

export interface Font {
  /** A subset begins with `ABCDEF+`. */
  readonly name: string;
  readonly isEmbedded: boolean;
}

export interface DocumentFacts {
  readonly title: string;
  readonly isTagged: boolean;
  /** The fonts of its text. */
  readonly fonts: readonly Font[];
  readonly pages: readonly Page[];
}

const A4 = { width: 595.28, height: 841.89 };

/** Returns whether the page is portrait A4, within a point. */
export function isA4({ width, height }: Pick<Page, 'width' | 'height'>): boolean {
  return Math.abs(width - A4.width) <= 1 && Math.abs(height - A4.height) <= 1;
}

/** Throws an Error if the bytes are not a PDF. */
export async function readPdf(pdf: Uint8Array): Promise<DocumentFacts> {
  const pdfium = await loadPdfium();
  return withMemory(pdfium, pdf.length, (data) => {
    pdfium.HEAPU8.set(pdf, data);
    const document = pdfium._FPDF_LoadMemDocument(data, pdf.length, 0);
    if (document === 0) throw new Error('This is not a PDF.');
    try {
      const fonts = new Map<string, Font>();
      const pages = Array.from({ length: pdfium._FPDF_GetPageCount(document) }, (_, index) =>
        readPage(pdfium, document, index, fonts),
      );
      return {
        title: titleOf(pdfium, document),
        isTagged: pdfium._FPDFCatalog_IsTagged(document) === 1,
        fonts: [...fonts.values()],
        pages,
      };
    } finally {
      pdfium._FPDF_CloseDocument(document);
    }
  });
}

function titleOf(pdfium: Pdfium, document: number): string {
  const tag = new TextEncoder().encode('Title\0');
  return withMemory(pdfium, tag.length, (name) => {
    pdfium.HEAPU8.set(tag, name);
    const length = pdfium._FPDF_GetMetaText(document, name, 0, 0);
    return withMemory(pdfium, length, (at) => {
      pdfium._FPDF_GetMetaText(document, name, at, length);
      return new TextDecoder('utf-16le').decode(pdfium.HEAPU8.slice(at, at + length - 2));
    });
  });
}

function readPage(pdfium: Pdfium, document: number, index: number, fonts: Map<string, Font>): Page {
  const page = pdfium._FPDF_LoadPage(document, index);
  const text = pdfium._FPDFText_LoadPage(page);
  const size = {
    width: pdfium._FPDF_GetPageWidthF(page),
    height: pdfium._FPDF_GetPageHeightF(page),
  };
  try {
    addFonts(pdfium, text, fonts);
    return {
      ...size,
      words: wordsOf(pdfium, text, size.height),
      picture: draw(pdfium, page, size),
    };
  } finally {
    pdfium._FPDFText_ClosePage(text);
    pdfium._FPDF_ClosePage(page);
  }
}

/** A character without width, such as a word joiner or a soft hyphen. */
const INVISIBLE = /^\p{Cf}$/u;

/** A word ends at a space, at the end of a line, or where the next letter is not beside the last one. */
function wordsOf(pdfium: Pdfium, text: number, pageHeight: number): Word[] {
  const words: Word[] = [];
  let last: Word | undefined;
  let lastBox: Box | undefined;
  for (let index = 0; index < pdfium._FPDFText_CountChars(text); index += 1) {
    const letter = String.fromCodePoint(pdfium._FPDFText_GetUnicode(text, index));
    if (INVISIBLE.test(letter)) continue;
    if (/^[\s\0]$/.test(letter)) {
      last = undefined;
      continue;
    }
    const box = boxOf(pdfium, text, index, pageHeight);
    // The letters of a ligature share one box.
    const isLigature = lastBox?.left === box.left && lastBox.right === box.right;
    lastBox = box;
    if (last !== undefined && (isLigature || isBeside(last, box))) {
      words.pop();
      last = {
        text: last.text + letter,
        left: Math.min(last.left, box.left),
        top: Math.min(last.top, box.top),
        right: Math.max(last.right, box.right),
        bottom: Math.max(last.bottom, box.bottom),
      };
    } else {
      last = { text: letter, ...box };
    }
    words.push(last);
  }
  return words;
}

type Box = Omit<Word, 'text'>;

function isBeside(word: Box, { left, top, bottom }: Box): boolean {
  const height = word.bottom - word.top;
  const middle = (top + bottom) / 2;
  return middle > word.top && middle < word.bottom && Math.abs(left - word.right) < height / 3;
}

/** Returns the box of a letter, with the ascent and descent of its font. */
function boxOf(pdfium: Pdfium, text: number, index: number, pageHeight: number): Box {
  const bytes = 4 * Float32Array.BYTES_PER_ELEMENT;
  return withMemory(pdfium, bytes, (at) => {
    pdfium._FPDFText_GetLooseCharBox(text, index, at);
    // PDF coordinates start at the bottom of the page.
    const [left = 0, top = 0, right = 0, bottom = 0] = new Float32Array(
      pdfium.HEAPU8.slice(at, at + bytes).buffer,
    );
    return { left, top: pageHeight - top, right, bottom: pageHeight - bottom };
  });
}

function addFonts(pdfium: Pdfium, text: number, fonts: Map<string, Font>): void {
  const seen = new Set<number>();
  for (let index = 0; index < pdfium._FPDFText_CountChars(text); index += 1) {
    const textObject = pdfium._FPDFText_GetTextObject(text, index);
    const font = textObject === 0 ? 0 : pdfium._FPDFTextObj_GetFont(textObject);
    if (font === 0 || seen.has(font)) continue;
    seen.add(font);
    const name = fontName(pdfium, font);
    fonts.set(name, { name, isEmbedded: pdfium._FPDFFont_GetIsEmbedded(font) === 1 });
  }
}

function fontName(pdfium: Pdfium, font: number): string {
  const length = pdfium._FPDFFont_GetBaseFontName(font, 0, 0);
  return withMemory(pdfium, length, (at) => {
    pdfium._FPDFFont_GetBaseFontName(font, at, length);
    return new TextDecoder().decode(pdfium.HEAPU8.slice(at, at + length - 1));
  });
}

function draw(pdfium: Pdfium, page: number, size: { width: number; height: number }) {
  const width = Math.ceil((size.width * PICTURE_DPI) / POINTS_PER_INCH);
  const height = Math.ceil((size.height * PICTURE_DPI) / POINTS_PER_INCH);
  return withMemory(pdfium, width * height, (at) => {
    pdfium.HEAPU8.fill(255, at, at + width * height);
    const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, GREY, at, width);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FLAGS);
    pdfium._FPDFBitmap_Destroy(bitmap);
    return { width, height, dots: pdfium.HEAPU8.slice(at, at + width * height) };
  });
}
