import { type Command, OperatorError } from './command.ts';
import { withServices } from './with-services.ts';

const FINGERPRINT = /^[0-9a-f]{12}$/;
const id = { id: 'the id of the error, as `errors list` names it' };

/** `3 reports`. */
const reportsOf = (count: number) => `${count} ${count === 1 ? 'report' : 'reports'}`;

interface Count {
  readonly reports: number;
}

/** The reports summed by a value of theirs, ordered by the value or by the sum. */
function sumBy<C extends Count>(
  counts: readonly C[],
  of: (count: C) => string,
  order: 'value' | 'reports',
): string[] {
  const sums = new Map<string, number>();
  for (const count of counts) {
    const value = of(count);
    sums.set(value, (sums.get(value) ?? 0) + count.reports);
  }
  return [...sums]
    .sort(([a, m], [b, n]) => (order === 'value' ? 0 : n - m) || a.localeCompare(b))
    .map(([value, sum]) => `  ${value}  ${sum}`);
}

export const errorCommands: Record<string, Command> = {
  list: {
    summary: 'list the errors of browsers, the latest first',
    options: {},
    needs: 'site',
    async run(call) {
      const { errors, total } = await withServices(call, (services) => services.errors.list());
      for (const { fingerprint, lastSeenAt, kind, reports, message, samples } of errors) {
        const place = samples.at(-1)?.stack[0];
        const what = place === undefined ? message : `${message}  (${place})`;
        const cells = [fingerprint, lastSeenAt.toISOString(), kind, reportsOf(reports), what];
        console.log(cells.join('  '));
      }
      console.log(
        errors.length < total
          ? `The latest ${errors.length} of ${total} errors`
          : `${total} ${total === 1 ? 'error' : 'errors'}`,
      );
    },
  },
  show: {
    summary: 'show one error: when, where and how often, with its stacks',
    options: id,
    needs: 'site',
    async run(call) {
      const fingerprint = call.options.id ?? '';
      if (!FINGERPRINT.test(fingerprint))
        throw new OperatorError('--id must be an id of `errors list`, such as 91b9e34bdd3a');
      const found = await withServices(call, ({ errors }) => errors.find(fingerprint));
      if (found === undefined)
        throw new OperatorError(`There is no error ${fingerprint} of the last 30 days`);
      const { error, counts } = found;
      console.log(`${error.kind}: ${error.message}`);
      console.log(`first seen ${error.firstSeenAt.toISOString()}`);
      console.log(`last seen ${error.lastSeenAt.toISOString()}`);
      const tables = {
        day: sumBy(counts, ({ day }) => day, 'value'),
        build: sumBy(counts, ({ build }) => build, 'reports'),
        browser: sumBy(counts, ({ browser }) => browser, 'reports'),
        route: sumBy(counts, ({ route }) => route, 'reports'),
      };
      for (const [name, lines] of Object.entries(tables))
        console.log(`\nreports by ${name}\n${lines.join('\n')}`);
      for (const { at, build, browser, route, stack } of error.samples) {
        console.log(`\n${at}  build ${build}  ${browser}  ${route}`);
        console.log(stack.map((place) => `  ${place}`).join('\n') || '  no place in our files');
      }
    },
  },
};
