import { type Command, OperatorError } from './command.ts';
import { confirm, confirmFlags } from './confirm.ts';
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
    flags: confirmFlags,
    needs: 'site',
    async run(call) {
      const phone = phoneOf(call.options);
      const kept = await withServices(call, ({ accounts }) => accounts.exportByPhone(phone));
      if (kept === null) throw new OperatorError(UNKNOWN);
      const question = 'The membership of this account would end now; nothing is paid back by it.';
      if (!(await confirm(call.flags, question))) return;
      const isEnded = await withServices(call, ({ membership }) => membership.end(phone));
      if (!isEnded) throw new OperatorError(UNKNOWN);
      console.log('The membership has ended.');
    },
  },
};
