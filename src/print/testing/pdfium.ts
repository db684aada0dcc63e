// The functions of PDFium with which tests and tools read a PDF. The package exposes only the text and the picture of a
// page. The module inside it also gives the position of words, and the fonts.

import { PDFiumLibrary } from '@hyzyla/pdfium';

/** An address in the memory of PDFium; 0 is none. */
type Pointer = number;

/** As they are described in PDFium's public headers (fpdfview.h, fpdf_text.h, fpdf_edit.h, fpdf_doc.h). */
export interface Pdfium {
  _FPDF_LoadMemDocument(data: Pointer, size: number, password: Pointer): Pointer;
  _FPDF_CloseDocument(document: Pointer): void;
  _FPDF_GetPageCount(document: Pointer): number;
  _FPDF_GetMetaText(document: Pointer, tag: Pointer, buffer: Pointer, length: number): number;
  _FPDFCatalog_IsTagged(document: Pointer): number;
  _FPDF_LoadPage(document: Pointer, index: number): Pointer;
  _FPDF_ClosePage(page: Pointer): void;
  _FPDF_GetPageWidthF(page: Pointer): number;
  _FPDF_GetPageHeightF(page: Pointer): number;
  _FPDFText_LoadPage(page: Pointer): Pointer;
  _FPDFText_ClosePage(text: Pointer): void;
  _FPDFText_CountChars(text: Pointer): number;
  _FPDFText_GetUnicode(text: Pointer, index: number): number;
  _FPDFText_IsGenerated(text: Pointer, index: number): number;
  _FPDFText_GetLooseCharBox(text: Pointer, index: number, rectangle: Pointer): number;
  _FPDFText_GetTextObject(text: Pointer, index: number): Pointer;
  _FPDFTextObj_GetFont(textObject: Pointer): Pointer;
  _FPDFFont_GetBaseFontName(font: Pointer, buffer: Pointer, length: number): number;
  _FPDFFont_GetIsEmbedded(font: Pointer): number;
  _FPDFBitmap_CreateEx(w: number, h: number, format: number, data: Pointer, row: number): Pointer;
  _FPDFBitmap_Destroy(bitmap: Pointer): void;
  _FPDF_RenderPageBitmap(
    bitmap: Pointer,
    page: Pointer,
    x: number,
    y: number,
    width: number,
    height: number,
    rotation: number,
    flags: number,
  ): void;
  readonly wasmExports: { malloc(size: number): Pointer; free(at: Pointer): void };
  /** Replaced whenever the memory grows. */
  readonly HEAPU8: Uint8Array<ArrayBuffer>;
}

let library: Promise<PDFiumLibrary> | undefined;

export async function loadPdfium(): Promise<Pdfium> {
  library ??= PDFiumLibrary.init();
  // biome-ignore lint/complexity/useLiteralKeys: the package declares it private
  const module: unknown = (await library)['module'];
  return module as Pdfium;
}

/** Allocates `size` bytes in the memory of PDFium while `use` runs. */
export function withMemory<T>(pdfium: Pdfium, size: number, use: (at: Pointer) => T): T {
  const at = pdfium.wasmExports.malloc(size);
  try {
    return use(at);
  } finally {
    pdfium.wasmExports.free(at);
  }
}
