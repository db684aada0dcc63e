import { expect, it } from 'vitest';
import { MAX_CONCURRENT_DOCUMENTS } from '#contract/limits.ts';
import type { DocumentJob } from '#print/document-thread.ts';
import type { Receipt } from '#print/receipt.ts';
import { createPrinter, type Printer } from './printer.ts';

const sampleReceipt: Receipt = {
  number: 'GG-2026-27-000123',
  paymentId: 'pay_1',
  paidAt: new Date('2026-12-31T19:00:00Z'),
  phone: '9876543210',
  amount: 399,
  seller: {
    name: 'Grammar Gully',
    company: 'Grammar Gully Learning',
    postalAddress: ['Bengaluru'],
    supportEmail: 'hello@grammargully.example',
    supportPhone: '+919000000000',
  },
};

function zipOf(byteLength: number): DocumentJob {
  return { kind: 'zip', files: [{ name: 'a.pdf', bytes: new Uint8Array(byteLength) }] };
}

/** Requests `count` documents at once; returns how many were made and how many were refused. */
async function burst(printer: Printer, count: number, job = zipOf(1_000)) {
  const results = await Promise.allSettled(Array.from({ length: count }, () => printer.run(job)));
  const refused = results.filter(({ status }) => status === 'rejected');
  const reasons = refused.map((result) => (result as PromiseRejectedResult).reason.name);
  return { made: count - refused.length, refused: refused.length, reasons: new Set(reasons) };
}

it('a burst is refused beyond what can wait, however many jobs there were before', async () => {
  const printer = createPrinter(1);
  // Threads are replaced several times meanwhile.
  for (const _ of [1, 2]) {
    const { made, refused, reasons } = await burst(printer, MAX_CONCURRENT_DOCUMENTS + 100);
    // One more is at work.
    expect(made).toBe(MAX_CONCURRENT_DOCUMENTS + 1);
    expect(refused).toBe(99);
    expect([...reasons]).toEqual(['ServiceUnavailableError']);
  }
});

it('a preview does not wait behind the documents of a burst', async () => {
  const printer = createPrinter(1);
  const order: string[] = [];
  const waiting = burst(printer, MAX_CONCURRENT_DOCUMENTS, zipOf(2_000_000)).then(() =>
    order.push('documents'),
  );
  // Not a PDF: that it fails shows that its turn came.
  const preview = printer.run({ kind: 'preview', pdf: new Uint8Array(10) }).catch(() => {
    order.push('preview');
  });
  await Promise.all([preview, waiting]);
  expect(order).toEqual(['preview', 'documents']);
});

it('a receipt does not wait behind the documents of a burst', async () => {
  const printer = createPrinter(1);
  const order: string[] = [];
  const waiting = burst(printer, MAX_CONCURRENT_DOCUMENTS, zipOf(2_000_000)).then(() =>
    order.push('documents'),
  );
  const receipt = printer.run({ kind: 'receipt', receipt: sampleReceipt }).then((pdf) => {
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    order.push('receipt');
  });
  await Promise.all([receipt, waiting]);
  expect(order).toEqual(['receipt', 'documents']);
});
