import { expect, it } from 'vitest';
import { type Receipt, renderReceipt } from './receipt.ts';
import { isA4, readPdf } from './testing/read-pdf.ts';
import { textOf } from './testing/text-of.ts';

const receipt: Receipt = {
  number: 'GG-2026-27-000123',
  paymentId: 'pay_1',
  paidAt: new Date('2026-12-31T19:00:00Z'),
  phone: '9876543210',
  amount: 399,
  seller: {
    name: 'Grammar Gully',
    company: 'Grammar Gully Learning',
    postalAddress: ['Grammar Gully Learning', '14, Third Cross', 'Bengaluru'],
    supportEmail: 'hello@grammargully.example',
    supportPhone: '+919000000000',
  },
};

it('is one small tagged A4 page in English with a title', async () => {
  const pdf = await renderReceipt(receipt);
  const { title, isTagged, fonts, pages } = await readPdf(pdf);
  expect(title).toBe('Receipt GG-2026-27-000123');
  expect(isTagged).toBe(true);
  expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
  expect(pages.map(isA4)).toEqual([true]);
  expect(Buffer.from(pdf).toString('latin1')).toContain('/Lang (en-IN)');
  expect(pdf.length).toBeLessThan(40_000);
});

it('names the seller, the number, the day in India, the phone, the payment and the amount', async () => {
  const lines = textOf(await readPdf(await renderReceipt(receipt)))
    .split('\n')
    .map((line) => line.trim().replace(/\s{2,}/, ': '));
  expect(lines).toEqual([
    'Grammar Gully',
    'Grammar Gully Learning',
    '14, Third Cross',
    'Bengaluru',
    'Receipt',
    'Number: GG-2026-27-000123',
    'Date: 1 January 2027',
    'Received from: +91 98765 43210',
    'For: Grammar Gully membership, one year',
    'Payment: pay_1',
    'Amount: Rs 399.00',
    'A membership can be cancelled within 30 days of its payment. The Terms and Conditions say how.',
    'Questions? Write to hello@grammargully.example or call +919000000000.',
  ]);
});

it('is the same bytes each time', async () => {
  expect(await renderReceipt(receipt)).toEqual(await renderReceipt(receipt));
});
