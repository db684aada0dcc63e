// A sheet with keys and reasons, for a reader who judges them.

import type { Sheet } from '../reading/sheets/sheet.ts';

const HOW_TO_JUDGE = `# Judge with a YAML list, a line for each entry: - {id: …, verdict: …, note: "…"}. The id is what heads the entry.
# right, wrong, misleading or awkward (content guide §6); the worst sentence counts; all but right need a note.
# Under the question: its key, the reason of the key, the reasons of the other choices, and the sentence mended.`;

export function reasonsText({ entries }: Sheet): string {
  const blocks = entries.map(({ label, lines, key, judged = [] }) => [
    label,
    ...lines,
    `  Key: ${key}`,
    ...judged.filter((line) => !lines.includes(line)).map((line) => `    ${line}`),
  ]);
  return [HOW_TO_JUDGE, ...blocks.map((block) => block.join('\n'))].join('\n\n');
}
