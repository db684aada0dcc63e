interface ModuleInfo {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

/** The shortest way by imports from an entry to the module `id`, both included. */
export function importChain(id: string, infoOf: (id: string) => ModuleInfo | null): string[] {
  const chains: string[][] = [[id]];
  const seen = new Set([id]);
  for (const chain of chains) {
    const info = infoOf(chain[0] ?? '');
    const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])];
    if (importers.length === 0) return chain;
    for (const importer of importers) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      chains.push([importer, ...chain]);
    }
  }
  return [id];
}
