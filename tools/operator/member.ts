import { oneYearMore } from '#domain/membership/period.ts';
import type { OpenSite } from '#server/platform/open-site.ts';
import { type Command, type CommandCall, OperatorError } from './command.ts';
import { phoneOf, withPeople } from './with-people.ts';

const options = { phone: 'the phone number of the account' };

export const memberCommands: Record<string, Command> = {
  grant: {
    summary: 'give a year of membership, after what is paid already',
    options,
    needsSite: true,
    async run(call) {
      const until = await change(call, oneYearMore);
      console.log(`Member until ${until?.toISOString()}.`);
    },
  },
  revoke: {
    summary: 'end the membership now',
    options,
    needsSite: true,
    async run(call) {
      await change(call, () => null);
      console.log('No member any more.');
    },
  },
};

async function change(
  call: CommandCall<OpenSite>,
  toEnd: (memberUntil: Date | null, now: Date) => Date | null,
): Promise<Date | null> {
  const phone = phoneOf(call.options);
  const until = await withPeople(call, ({ accounts }) =>
    accounts.service.changeMembership(phone, toEnd),
  );
  if (until === undefined) throw new OperatorError('There is no account with this phone number');
  return until;
}
