// What the operator's command line says about itself.

import type { Command } from './command.ts';

export type Verbs = Readonly<Record<string, Command>>;

/** In place of the verb of a noun without verbs. */
export const NO_VERB = '';

/** A line for each command. */
export function usageOf(nouns: Readonly<Record<string, Verbs>>): string {
  const lines = Object.entries(nouns).flatMap(([name, verbs]) =>
    Object.entries(verbs).map(([verb, command]) => {
      const call = callOf([name, verb].filter((word) => word !== NO_VERB).join(' '), command);
      return `${`  ${call}`.padEnd(39)} ${command.summary}`;
    }),
  );
  return `Usage: npm run operator -- <noun> <verb>\n${lines.join('\n')}\n\`<noun> <verb> --help\` describes the options.`;
}

/** One command with its options, a line each. */
export function helpOf(name: string, command: Command): string {
  const { summary, options, optional = {}, flags = {} } = command;
  const described = [
    ...Object.entries(options).map(([option, text]) => [`--${option} …`, `${text} (required)`]),
    ...Object.entries(optional).map(([option, text]) => [`--${option} …`, text]),
    ...Object.entries(flags).map(([flag, text]) => [`--${flag}`, text]),
  ];
  const width = Math.max(0, ...described.map(([word = '']) => word.length)) + 2;
  const lines = described.map(([word = '', text = '']) => `  ${word.padEnd(width)}${text}`);
  return [`npm run operator -- ${callOf(name, command)}`, summary, ...lines].join('\n');
}

function callOf(name: string, { options, optional = {}, flags = {} }: Command): string {
  return [
    name,
    ...Object.keys(options).map((option) => `--${option} …`),
    ...Object.keys(optional).map((option) => `[--${option} …]`),
    ...Object.keys(flags).map((flag) => `[--${flag}]`),
  ].join(' ');
}
