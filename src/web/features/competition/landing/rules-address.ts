/** The address of the rules as PDF: those of a standard if one is given. */
export function rulesAddress(competition: number, standard?: number): string {
  const part = standard === undefined ? '' : `-standard-${standard}`;
  return `/competition-files/rules-${competition}${part}.pdf`;
}
