export interface LevelAddress {
  lvlid: number;
  topid: number;
  /** Practice of one child; else a room. */
  isSingle: boolean;
}

/** The level that an address asks for, or null where a number is missing or is none. */
export function readLevelAddress(query: URLSearchParams): LevelAddress | null {
  const [lvlid, topid] = ['lvlid', 'topid'].map((name) => {
    const text = query.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : 0;
  });
  if (!lvlid || !topid) return null;
  return { lvlid, topid, isSingle: query.get('src') === 'single' };
}
