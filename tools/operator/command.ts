import type { Config } from '#server/config.ts';
import type { OpenSite } from '#server/platform/open-site.ts';

export interface CommandCall<Site> {
  /** Those that were given. */
  readonly options: Readonly<Record<string, string>>;
  /** The flags that were given. */
  readonly flags: ReadonlySet<string>;
  readonly config: Config;
  readonly site: Site;
}

interface CommonCommand {
  readonly summary: string;
  /** Option → description of its value; every one is required. */
  readonly options: Readonly<Record<string, string>>;
  /** Options that may be left out → description of their value. */
  readonly optional?: Readonly<Record<string, string>>;
  /** Flags without a value, which may be left out → what they do. */
  readonly flags?: Readonly<Record<string, string>>;
}

/** One verb of the operator's command line, or a noun without verbs. */
export type Command =
  | (CommonCommand & { needs: 'site'; run(call: CommandCall<OpenSite>): Promise<void> })
  | (CommonCommand & {
      needs: 'settings';
      run(call: Omit<CommandCall<never>, 'site'>): Promise<void>;
    })
  /** It runs with settings that can't be used, too. */
  | (CommonCommand & {
      needs: 'nothing';
      run(call: Pick<CommandCall<never>, 'options' | 'flags'>): Promise<void>;
    });

/** The command can't be carried out; the message says why. */
export class OperatorError extends Error {}
