// What the commands of operators have in common.

export interface Operation {
  /** The user of the operating system. */
  readonly operator: string;
  readonly isDryRun: boolean;
}

export type Done<T = object> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly reason: string };

export const refused = (reason: string) => ({ ok: false, reason }) as const;
