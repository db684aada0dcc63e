// What a PDF says of itself: facts, fonts, words with their places, and how each page looks.

import { loadPdfium, type Pdfium, withMemory } from './pdfium.ts';

/** Dots per inch of the pictures of pages. */
export const PICTURE_DPI = 50;
const POINTS_PER_INCH = 72;
/** Of PDFium's bitmaps: a byte a dot. */
const GREY = 1;
/** Of PDFium's drawing: in grey, with annotations. */
const FLAGS = 0x08 | 0x01;

/** Its place is in points from the top left of the page. */
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
  /** One of which only the used letters are in the document begins with `ABCDEF+`. */
  readonly name: string;
  readonly isEmbedded: boolean;
}

export interface DocumentFacts {
  readonly title: string;
  readonly isTagged: boolean;
  /** Those that its text is set in. */
  readonly fonts: readonly Font[];
  readonly pages: readonly Page[];
}

const A4 = { width: 595.28, height: 841.89 };

/** Upright, to a point. */
export function isA4({ width, height }: Pick<Page, 'width' | 'height'>): boolean {
  return Math.abs(width - A4.width) <= 1 && Math.abs(height - A4.height) <= 1;
}

/** Throws an Error for what is no PDF. */
export async function readPdf(pdf: Uint8Array): Promise<DocumentFacts> {
  const pdfium = await loadPdfium();
  return withMemory(pdfium, pdf.length, (data) => {
    pdfium.HEAPU8.set(pdf, data);
    const document = pdfium._FPDF_LoadMemDocument(data, pdf.length, 0);
    if (document === 0) throw new Error('This is no PDF.');
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

/** Takes no room: joins words, or marks where one may break. */
const INVISIBLE = /^\p{Cf}$/u;

/** Words end at spaces, at the ends of lines, and where the next letter does not stand beside the last. */
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
    // The letters of a ligature have one place.
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

/** The letter with the room that its font has above and below. */
function boxOf(pdfium: Pdfium, text: number, index: number, pageHeight: number): Box {
  const bytes = 4 * Float32Array.BYTES_PER_ELEMENT;
  return withMemory(pdfium, bytes, (at) => {
    pdfium._FPDFText_GetLooseCharBox(text, index, at);
    // Upwards from the foot of the page.
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
