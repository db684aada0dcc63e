// What the content checker says about one item (content guide §5).
// An `error` keeps content out of the product; `advice` is followed, or answered in the item itself.
// Invariant: `message` is one sentence that an editor understands without reading any code.

export type Severity = 'error' | 'advice';

export type Problem = {
  /** Path relative to the content folder. */
  file: string;
  /** The item's id, or the part of the file concerned. */
  id: string;
  rule: string;
  severity: Severity;
  message: string;
};
