// The work of a printing thread. It runs off the main thread so that it never delays a request.

import type { PrintableSheet } from '#domain/worksheet/worksheet.ts';
import { bindPdfs } from './bind.ts';
import { type CertificateOf, renderCertificate } from './competition/certificate.ts';
import { type RulesOf, renderRules } from './competition/rules.ts';
import { drawPreview, loadPdfium } from './preview.ts';
import { type Receipt, renderReceipt } from './receipt.ts';
import { type ReportOf, renderReport } from './report/report.ts';
import { loadTypst } from './typst/engine.ts';
import { renderKey, renderSheet } from './worksheet/worksheet.ts';
import { type ZippedFile, zipFiles } from './zip.ts';

export type Engine = 'typst' | 'pdfium';

export type DocumentJob =
  /** Loads an engine; the result is empty. */
  | { readonly kind: 'warm-up'; readonly engine: Engine }
  | { readonly kind: 'sheet' | 'key'; readonly sheet: PrintableSheet }
  | { readonly kind: 'receipt'; readonly receipt: Receipt }
  | { readonly kind: 'rules'; readonly of: RulesOf }
  | { readonly kind: 'certificate'; readonly of: CertificateOf }
  | { readonly kind: 'report'; readonly of: ReportOf }
  | { readonly kind: 'preview'; readonly pdf: Uint8Array }
  | { readonly kind: 'bind'; readonly pdfs: readonly Uint8Array[]; readonly title: string }
  | { readonly kind: 'zip'; readonly files: readonly ZippedFile[] };

export default function run(job: DocumentJob): Promise<Uint8Array> {
  switch (job.kind) {
    case 'warm-up':
      return warmUp(job.engine);
    case 'sheet':
      return renderSheet(job.sheet);
    case 'key':
      return renderKey(job.sheet);
    case 'receipt':
      return renderReceipt(job.receipt);
    case 'rules':
      return renderRules(job.of);
    case 'certificate':
      return renderCertificate(job.of);
    case 'report':
      return renderReport(job.of);
    case 'preview':
      return drawPreview(job.pdf);
    case 'bind':
      return bindPdfs(job.pdfs, job.title);
    case 'zip':
      return zipFiles(job.files);
  }
}

async function warmUp(engine: Engine): Promise<Uint8Array> {
  await (engine === 'typst' ? loadTypst() : loadPdfium());
  return new Uint8Array();
}
