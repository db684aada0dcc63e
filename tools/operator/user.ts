import { type Command, OperatorError } from './command.ts';
import { phoneOf, withPeople } from './with-people.ts';

const options = { phone: 'the phone number of the account' };
const UNKNOWN = 'There is no account with this phone number';

export const userCommands: Record<string, Command> = {
  show: {
    summary: 'print everything that is kept about an account, as JSON',
    options,
    needsSite: true,
    async run(call) {
      const phone = phoneOf(call.options);
      const kept = await withPeople(call, ({ accounts }) => accounts.page.showByPhone(phone));
      if (kept === null) throw new OperatorError(UNKNOWN);
      console.log(JSON.stringify(kept, null, 2));
    },
  },
  delete: {
    summary: 'delete an account and everything in it, for good',
    options,
    needsSite: true,
    async run(call) {
      const phone = phoneOf(call.options);
      const isDeleted = await withPeople(call, ({ accounts }) =>
        accounts.page.deleteByPhone(phone),
      );
      if (!isDeleted) throw new OperatorError(UNKNOWN);
      console.log('The account is deleted.');
    },
  },
};
