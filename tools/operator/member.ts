import { type Command, OperatorError } from './command.ts';
import { phoneOf, withServices } from './with-services.ts';

const options = { phone: 'the phone number of the account' };
const UNKNOWN = 'There is no account with this phone number';

export const memberCommands: Record<string, Command> = {
  grant: {
    summary: 'give a year of membership, added to what is paid',
    options,
    needs: 'site',
    async run(call) {
      const phone = phoneOf(call.options);
      const until = await withServices(call, ({ membership }) => membership.grantYear(phone));
      if (until === undefined) throw new OperatorError(UNKNOWN);
      console.log(`Member until ${until.toISOString()}.`);
    },
  },
  revoke: {
    summary: 'end the membership now',
    options,
    needs: 'site',
    async run(call) {
      const phone = phoneOf(call.options);
      const isEnded = await withServices(call, ({ membership }) => membership.end(phone));
      if (!isEnded) throw new OperatorError(UNKNOWN);
      console.log('The membership has ended.');
    },
  },
};
