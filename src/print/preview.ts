// Draws the first page of a PDF as a small grey picture, with the library that Chromium draws PDFs with.

import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import { encode } from 'fast-png';
import { lazy } from './lazy.ts';

/** An A4 page in pixels: about twice the size shown, so that it stays sharp. */
const SIZE = { width: 400, height: 566 };

const getLibrary = lazy(() => PDFiumLibrary.init());

export async function loadPdfium(): Promise<void> {
  await getLibrary();
}

/** Returns a PNG. */
export async function drawPreview(pdf: Uint8Array): Promise<Uint8Array> {
  const library = await getLibrary();
  const document: PDFiumDocument = await library.loadDocument(pdf);
  try {
    const page = document.getPage(0);
    const { data } = await page.render({ ...SIZE, colorSpace: 'Gray', render: toPng });
    return data;
  } finally {
    document.destroy();
  }
}

interface Bitmap {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

async function toPng({ data, width, height }: Bitmap): Promise<Uint8Array> {
  return encode({ width, height, data, channels: 1, depth: 8 });
}
