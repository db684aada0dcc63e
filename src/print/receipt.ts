// A receipt as a PDF of one A4 page (product §6.7).

import { longDate } from '#domain/time/india-dates.ts';
import { fill } from '#messages/fill.ts';
import { receipt as texts } from '#messages/receipt.ts';
import { sourceOf } from './typst/document.ts';
import { compileTypst } from './typst/engine.ts';
import { call, text } from './typst/markup.ts';

export interface Receipt {
  readonly number: string;
  readonly paymentId: string;
  readonly paidAt: Date;
  /** Ten digits. */
  readonly phone: string;
  /** In rupees. */
  readonly amount: number;
  readonly seller: {
    readonly name: string;
    readonly company: string;
    readonly postalAddress: readonly string[];
    readonly supportEmail: string;
    readonly supportPhone: string;
  };
}

export function renderReceipt(receipt: Receipt): Promise<Uint8Array> {
  const { number, seller } = receipt;
  const { company, postalAddress, supportEmail: email, supportPhone: phone } = seller;
  const page = call('receipt', [], {
    title: text(`${texts.title} ${number}`),
    author: text(company),
    seller: text(seller.name),
    address: [company, ...postalAddress.filter((line) => line !== company)].map(text),
    'heading-text': text(texts.title),
    rows: rowsOf(receipt),
    notes: [texts.terms, fill(texts.questions, { email, phone })].map(text),
  });
  return compileTypst(sourceOf(page));
}

/** Label, value, and whether the row stands out. */
function rowsOf({ number, paidAt, phone, amount, paymentId, seller }: Receipt) {
  const rupees = (value: number) => fill(texts.rupees, { amount: value.toFixed(2) });
  const row = (label: string, value: string, isTotal = false) =>
    [text(label), text(value), isTotal] as const;
  return [
    row(texts.number, number),
    row(texts.date, longDate(paidAt)),
    row(texts.from, fill(texts.phone, { phone: `${phone.slice(0, 5)} ${phone.slice(5)}` })),
    row(texts.for, fill(texts.item, { name: seller.name })),
    row(texts.reference, paymentId),
    row(texts.amount, rupees(amount), true),
  ];
}
