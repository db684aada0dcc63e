// Binds several PDFs into one. The same PDFs give the same bytes.

import { PDFDocument } from '@cantoo/pdf-lib';

const FIXED_DATE = new Date(0);

export async function bindPdfs(pdfs: readonly Uint8Array[], title: string): Promise<Uint8Array> {
  const bound = await PDFDocument.create();
  for (const pdf of pdfs) {
    const source = await PDFDocument.load(pdf);
    for (const page of await bound.copyPages(source, source.getPageIndices())) bound.addPage(page);
  }
  bound.setTitle(title, { showInWindowTitleBar: true });
  bound.setLanguage('en-IN');
  bound.setCreationDate(FIXED_DATE);
  bound.setModificationDate(FIXED_DATE);
  return bound.save();
}
