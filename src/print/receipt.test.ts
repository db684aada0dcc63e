import { expect, it } from 'vitest';
import { renderReceipt } from './receipt.ts';

it('is one small tagged page in English', async () => {
  const pdf = await renderReceipt({
    number: 'GG-2026-27-000123',
    paymentId: 'pay_1',
    paidAt: new Date('2026-12-31T19:00:00Z'),
    phone: '9876543210',
    amount: 399,
    refunded: 0,
    seller: {
      name: 'Grammar Gully',
      company: 'Grammar Gully Learning',
      postalAddress: ['14, Third Cross', 'Bengaluru'],
      supportEmail: 'hello@grammargully.example',
      supportPhone: '+919000000000',
    },
  });
  const text = pdf.toString('latin1');
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(text).toContain('/Lang (en-IN)');
  expect(text).toContain('/StructTreeRoot');
  expect(pdf.length).toBeLessThan(10_000);
});
