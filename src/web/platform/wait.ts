let scale = 1;

/** Page tests shorten the pauses before all repeats: hardly any test is about them. */
export function scalePauses(by: number): void {
  scale = by;
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Waits before something that failed is tried again. */
export function pause(ms: number): Promise<void> {
  return wait(ms * scale);
}
