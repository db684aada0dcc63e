import type { Rolldown } from 'vite';

/** The names of the chunk and all its static imports, the chunk first. */
export function staticImports(
  bundle: Rolldown.OutputBundle,
  name: string,
  found = new Set<string>(),
): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const imported of chunk.imports) staticImports(bundle, imported, found);
  return found;
}
