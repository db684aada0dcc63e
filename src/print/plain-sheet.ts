// The head of a worksheet and the texts of its tasks, without layout.

import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type PrintableSheet, tasksOfSheet } from '#domain/worksheet/worksheet.ts';

const FIXED_DATE = new Date(0);

export async function renderSheet(sheet: PrintableSheet): Promise<Uint8Array> {
  return plain(sheet, sheet.title);
}

export async function renderKey(sheet: PrintableSheet): Promise<Uint8Array> {
  return plain(sheet, `${sheet.title}: answers`);
}

async function plain(sheet: PrintableSheet, title: string): Promise<Uint8Array> {
  const info = { Title: title, CreationDate: FIXED_DATE };
  const doc = new PDFDocument({ size: 'A4', margin: 34, lang: 'en-IN', info });
  const whole = buffer(doc);
  doc.fontSize(20).text(title).fontSize(12).text(`${sheet.topic} · ${sheet.code}`);
  doc.moveDown().text(`${tasksOfSheet(sheet).length} tasks`);
  doc.end();
  return new Uint8Array(await whole);
}
