// A receipt as a PDF of one page (product §6.7). It uses the fonts that every PDF reader has, so it is a few kilobytes.

import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { fill } from '#messages/fill.ts';
import { receipt as texts } from '#messages/receipt.ts';

export interface Receipt {
  readonly number: string;
  readonly paymentId: string;
  readonly paidAt: Date;
  /** Ten digits. */
  readonly phone: string;
  /** In rupees. */
  readonly amount: number;
  readonly refunded: number;
  /** Who received it. */
  readonly seller: {
    readonly name: string;
    readonly company: string;
    readonly postalAddress: readonly string[];
    readonly supportEmail: string;
    readonly supportPhone: string;
  };
}

const MARGIN = 64;
const LABEL_WIDTH = 130;
const INK = '#1b1f2a';
const MUTED = '#4a5164';
const LINE = '#c9cedb';
const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';

export function renderReceipt(receipt: Receipt): Promise<Buffer> {
  const { seller } = receipt;
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'en-IN',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: `${texts.title} ${receipt.number}`, Author: seller.company },
  });
  const whole = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  /** Each part is tagged, so that a screen reader tells headings from text. */
  const part = (kind: 'H1' | 'P', draw: () => void) => root.add(doc.struct(kind, {}, draw));
  const width = doc.page.width - 2 * MARGIN;

  part('P', () => {
    doc.font(BOLD).fontSize(13).fillColor(INK).text(seller.name, MARGIN, MARGIN);
  });
  part('P', () => {
    const lines = [
      seller.company,
      ...seller.postalAddress.filter((line) => line !== seller.company),
    ];
    doc.font(REGULAR).fontSize(9.5).fillColor(MUTED).text(lines.join('\n'), { lineGap: 2 });
  });
  part('H1', () => {
    doc.font(BOLD).fontSize(26).fillColor(INK).text(texts.title, MARGIN, 190);
  });

  doc.y += 16;
  for (const [label, value, isTotal] of rowsOf(receipt)) {
    const { y } = doc;
    part('P', () => {
      doc
        .font(REGULAR)
        .fontSize(11)
        .fillColor(MUTED)
        .text(label, MARGIN, y, { width: LABEL_WIDTH });
      doc
        .font(isTotal ? BOLD : REGULAR)
        .fontSize(isTotal ? 14 : 11)
        .fillColor(INK)
        .text(value, MARGIN + LABEL_WIDTH, isTotal ? y - 2 : y, { width: width - LABEL_WIDTH });
    });
    const below = doc.y + 7;
    doc.markContent('Artifact');
    doc
      .moveTo(MARGIN, below)
      .lineTo(MARGIN + width, below)
      .lineWidth(0.5)
      .stroke(LINE);
    doc.endMarkedContent();
    doc.y = below + 9;
  }

  doc.y += 14;
  const { supportEmail: email, supportPhone } = seller;
  for (const text of [texts.terms, fill(texts.questions, { email, phone: supportPhone })]) {
    part('P', () => {
      doc.font(REGULAR).fontSize(9.5).fillColor(MUTED).text(text, MARGIN, doc.y, { width });
    });
    doc.y += 4;
  }
  root.end();
  doc.end();
  return whole;
}

/** Label, value, and whether it is the sum. */
function rowsOf({ number, paidAt, phone, amount, refunded, paymentId, seller }: Receipt) {
  const rupees = (value: number) => fill(texts.rupees, { amount: value.toFixed(2) });
  const rows: [string, string, boolean?][] = [
    [texts.number, number],
    [texts.date, dateInIndia(paidAt)],
    [texts.from, fill(texts.phone, { phone: `${phone.slice(0, 5)} ${phone.slice(5)}` })],
    [texts.for, fill(texts.item, { name: seller.name })],
    [texts.reference, paymentId],
    [texts.amount, rupees(amount), true],
  ];
  if (refunded > 0) rows.push([texts.refunded, rupees(refunded)]);
  return rows;
}

function dateInIndia(instant: Date): string {
  return instant.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
}
