// A page test fails if an element with role="status" is inserted together with its text: screen readers announce only what
// changes in a region that they know. LiveRegion and Callout stand empty for a moment; what is there when the page opens
// needs no role.
import { afterAll, afterEach } from 'vitest';

const POLITE = '[role="status"], [aria-live="polite"], output';

const silent: string[] = [];

function note(records: readonly MutationRecord[]): void {
  const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
  for (const node of added) {
    if (!(node instanceof Element)) continue;
    const regions = [node, ...node.querySelectorAll('*')].filter((one) => one.matches(POLITE));
    silent.push(...regions.map((one) => one.textContent.trim()).filter((text) => text !== ''));
  }
}

const observer = new MutationObserver(note);
observer.observe(document, { childList: true, subtree: true });

afterEach(() => {
  note(observer.takeRecords());
  const texts = silent.splice(0);
  if (texts.length > 0) {
    throw new Error(`role="status" inserted together with its text: ${texts.join('\n')}`);
  }
});

afterAll(() => observer.disconnect());
