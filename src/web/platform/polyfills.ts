// Features that the pages use and the oldest browsers lack (product §1.6), added before anything else runs. Nothing
// else is polyfilled: the check of the built files names anything further that a browser may lack.

export {};

/** Adds a function under this name unless the browser has it. */
function fill<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  value: Owner[Name],
): void {
  if (name in owner) return;
  Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}

// Chrome 110, Safari 16.
fill(Array.prototype, 'with', function (this: unknown[], index: number, value: unknown) {
  const copy = [...this];
  const place = index < 0 ? copy.length + index : index;
  if (place < 0 || place >= copy.length) throw new RangeError('Invalid index');
  copy[place] = value;
  return copy;
});
fill(Array.prototype, 'toSorted', function (this: unknown[], compare) {
  return [...this].sort(compare);
});
fill(Array.prototype, 'toReversed', function (this: unknown[]) {
  return [...this].reverse();
});
fill(Array.prototype, 'toSpliced', function (this: unknown[], ...change: [number, number]) {
  const copy = [...this];
  copy.splice(...change);
  return copy;
});

// Chrome 103, Safari 16.
fill(AbortSignal, 'timeout', (ms: number) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The time is over', 'TimeoutError')), ms);
  return controller.signal;
});

// Browsers offer it over https only.
fill(crypto, 'randomUUID', () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4 and the variant of RFC 9562.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex)?.slice(1) ?? [];
  return parts.join('-') as ReturnType<Crypto['randomUUID']>;
});
