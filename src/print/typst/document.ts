// Builds the Typst source of a document.

import { printFrame } from '#messages/print-frame.ts';
import { maker } from '../maker.ts';
import { STYLE } from './engine.ts';
import { type Code, call, pt, text } from './markup.ts';

interface DocumentFrame {
  readonly title: string;
  /** Printed with the code at the foot of each page. */
  readonly topic: string;
  readonly code: string;
  /** Text size in points. */
  readonly size: number;
}

export function documentSource({ title, topic, code, size }: DocumentFrame, body: Code): string {
  return sourceOf(
    call('document-of', [body], {
      title: text(title),
      topic: text(topic),
      code: text(code),
      maker: text(maker),
      pages: printFrame.page.map(text),
      size: pt(size),
    }),
  );
}

/** Returns the source of a document that is a single call. */
export function sourceOf(whole: Code): string {
  return `#import "${STYLE}": *\n#${whole}\n`;
}
