import type { Standard } from '#domain/account/standard.ts';
import type { Report } from '#domain/learning/report.ts';

export interface ReportOf {
  readonly childsName: string;
  readonly standard: Standard;
  readonly madeAt: Date;
  readonly report: Report;
}

export async function renderReport(_of: ReportOf): Promise<Uint8Array> {
  return new Uint8Array();
}
