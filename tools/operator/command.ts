import type { Config } from '#server/config.ts';
import type { OpenSite } from '#server/platform/open-site.ts';

export interface CommandCall<Site> {
  readonly options: Readonly<Record<string, string>>;
  readonly config: Config;
  readonly site: Site;
}

interface CommonCommand {
  readonly summary: string;
  /** Flag → description of its value; every flag is required. */
  readonly options: Readonly<Record<string, string>>;
}

/** One verb of the operator's command line. */
export type Command =
  | (CommonCommand & { needsSite: true; run(call: CommandCall<OpenSite>): Promise<void> })
  | (CommonCommand & {
      needsSite: false;
      run(call: Omit<CommandCall<never>, 'site'>): Promise<void>;
    });

/** The command can't be carried out; the message says why. */
export class OperatorError extends Error {}
