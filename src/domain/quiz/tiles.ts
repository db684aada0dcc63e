/** The word tiles of a drag question: its sentence split at spaces (product §7.6). */
export function tilesOf(text: string): string[] {
  return text.split(/\s+/).filter((tile) => tile !== '');
}
