export interface LevelAddress {
  lvlid: number;
  topid: number;
  /** Practice by a single child, as opposed to a room. */
  isSingle: boolean;
}

/** The level in an address, or null if a number is missing or invalid. */
export function readLevelAddress(query: URLSearchParams): LevelAddress | null {
  const [lvlid, topid] = ['lvlid', 'topid'].map((name) => {
    const text = query.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : 0;
  });
  if (!lvlid || !topid) return null;
  return { lvlid, topid, isSingle: query.get('src') === 'single' };
}
