/** Runs of six and more digits in any script, grouped or not, and e-mail addresses become `…`. */
export function maskPersonalData(text: string): string {
  return text
    .replace(/[^\s@]+@[^\s@]+\.[^\s@]+/g, '…')
    .replace(/[+(]*\p{Nd}(?:[\p{Cf}\p{Pd}\s().+]*\p{Nd}){5,}/gu, '…');
}
