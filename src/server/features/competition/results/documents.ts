// The rules of a competition and the certificate of a result as PDFs (product §11.12).

import { join } from 'node:path';
import { type Standard, standardOf } from '#domain/account/standard.ts';
import type { Competition } from '#domain/competition/competition-file.ts';
import type { KeptFilesDeps } from '#server/platform/kept-files.ts';
import { createMadeFiles, type MadeFile } from '#server/platform/made-files.ts';
import type { Printer } from '#server/platform/printer.ts';
import type { Task } from '#server/platform/tasks/task.ts';
import type { Results } from './results.ts';

export interface Documents {
  /** For all standards (null) or one; cached as a file. */
  rules(competition: Competition, standard: Standard | null): Promise<MadeFile>;
  /** `checkAt`: the page on which its code can be checked. Throws result-unknown. */
  certificate(token: string, checkAt: string): Promise<Buffer>;
  readonly task: Task;
}

interface DocumentDeps {
  readonly printer: Printer;
  readonly dataDir: string;
  readonly log: KeptFilesDeps['log'];
  readonly results: Results;
}

export function createDocuments({ printer, dataDir, log, results }: DocumentDeps): Documents {
  const made = createMadeFiles(printer, { dir: join(dataDir, 'competition-files'), log });
  return {
    rules(competition, standard) {
      const of = { competition, standard };
      return made.of(['rules', competition, standard], 'pdf', () =>
        printer.run({ kind: 'rules', of }),
      );
    },

    async certificate(token, checkAt) {
      const of = { ...(await results.certificateOf(token)), checkAt };
      return printer.run({ kind: 'certificate', of });
    },

    task: made.clearing('clear-competition-files'),
  };
}

/** `rules-7.pdf`, `rules-7-standard-4.pdf` → competition 7, perhaps `a-4th`. */
export function readRulesName(
  name: string,
): { competitionId: number; standard: Standard | null } | undefined {
  const [, id, number] = /^rules-(\d{1,6})(?:-standard-([2-8]))?\.pdf$/.exec(name) ?? [];
  if (id === undefined) return undefined;
  const standard = number === undefined ? null : standardOf(Number(number));
  return { competitionId: Number(id), standard };
}
