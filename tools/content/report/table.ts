// A plain table under its title: the first column left-aligned, the others right-aligned.

export function table(title: string, rows: string[][]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return [title, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** The label of a row that is about a file. */
export function nameOfFile(file: string): string {
  return file.replace(/^quiz\/|\.yaml$/g, '');
}

/** The mean with one decimal; a dash if there is nothing to count. */
export function mean(numbers: number[]): string {
  const sum = numbers.reduce((total, number) => total + number, 0);
  return numbers.length === 0 ? '–' : (sum / numbers.length).toFixed(1);
}

/** A table of many zeros is hard to read. */
export function countOrDash(count: number): string {
  return count === 0 ? '–' : String(count);
}
