import type { Config } from '#server/config.ts';
import type { OpenSite } from '#server/platform/open-site.ts';

export interface CommandCall<Site> {
  /** The options that were given. */
  readonly options: Readonly<Record<string, string>>;
  /** The flags that were given. */
  readonly flags: ReadonlySet<string>;
  /** The settings as they were given. */
  readonly env: NodeJS.ProcessEnv;
  readonly config: Config;
  readonly site: Site;
}

interface CommonCommand {
  readonly summary: string;
  /** Required options → description of the value. */
  readonly options: Readonly<Record<string, string>>;
  /** Optional ones → description of the value. */
  readonly optional?: Readonly<Record<string, string>>;
  /** Optional flags without a value → what they do. */
  readonly flags?: Readonly<Record<string, string>>;
}

/** One verb of the operator's command line, or a noun without verbs. */
export type Command =
  | (CommonCommand & { needs: 'site'; run(call: CommandCall<OpenSite>): Promise<void> })
  | (CommonCommand & {
      needs: 'settings';
      run(call: Omit<CommandCall<never>, 'site'>): Promise<void>;
    })
  /** Runs with invalid settings, too. */
  | (CommonCommand & {
      needs: 'nothing';
      run(call: Pick<CommandCall<never>, 'options' | 'flags' | 'env'>): Promise<void>;
    });

/** The command can't run; the message says why. */
export class OperatorError extends Error {}
