// Where this visit came from, as opposed to an earlier one (product §2.9): kept for this tab, so that it survives the way
// to WhatsApp and back.

const NAME = 'visitSource';

export function rememberVisitSource(source: string): void {
  try {
    sessionStorage.setItem(NAME, source);
  } catch {
    // Without storage the visit counts as one that came from nowhere.
  }
}

export function readVisitSource(): string | null {
  try {
    return sessionStorage.getItem(NAME);
  } catch {
    return null;
  }
}
