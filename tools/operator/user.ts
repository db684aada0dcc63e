import { type Command, OperatorError } from './command.ts';
import { confirm, confirmFlags } from './confirm.ts';
import { phoneOf, withServices } from './with-services.ts';

const options = { phone: 'the phone number of the account' };
const UNKNOWN = 'There is no account with this phone number, and nothing else is kept about it';

export const userCommands: Record<string, Command> = {
  show: {
    summary: 'print everything that is kept about an account or a phone without one, as JSON',
    options,
    needs: 'site',
    async run(call) {
      const phone = phoneOf(call.options);
      const kept = await withServices(call, ({ accounts }) => accounts.exportByPhone(phone));
      if (kept === null) throw new OperatorError(UNKNOWN);
      console.log(JSON.stringify(kept, null, 2));
    },
  },
  delete: {
    summary: 'delete an account and everything in it, or what a phone without one has, for good',
    options,
    flags: confirmFlags,
    needs: 'site',
    async run(call) {
      const phone = phoneOf(call.options);
      const kept = await withServices(call, ({ accounts }) => accounts.exportByPhone(phone));
      if (kept === null) throw new OperatorError(UNKNOWN);
      const kinds = Object.entries(kept).filter(([, value]) => !isEmpty(value));
      const what = kinds.map(([kind]) => kind).join(', ');
      const question = `Everything that is kept about this phone would be deleted for good: ${what}.`;
      if (!(await confirm(call.flags, question))) return;
      const { hadAccount, records } = await withServices(call, ({ accounts }) =>
        accounts.deleteByPhone(phone),
      );
      const counts = Object.entries(records).map(([name, count]) => `${name}: ${count}`);
      if (!hadAccount && counts.length === 0) throw new OperatorError(UNKNOWN);
      const deleted = hadAccount ? ['account: 1', ...counts] : counts;
      console.log(`Deleted for good (${deleted.join(', ')}).`);
    },
  },
  attach: {
    summary: 'give an account whose number is somebody else’s by now the new number of its family',
    options: { phone: 'the former number of the account', to: 'the new number' },
    needs: 'site',
    async run(call) {
      const former = phoneOf(call.options);
      const phone = phoneOf({ phone: call.options.to ?? '' });
      const result = await withServices(call, ({ accounts }) =>
        accounts.attachAgain(former, phone),
      );
      if (result === 'not-detached')
        throw new OperatorError('No account was detached from this phone number');
      if (result === 'phone-taken')
        throw new OperatorError('The new number has an account already');
      console.log('The account has its new number; the family can log in with its password.');
    },
  },
  receipts: {
    summary: 'print what deleted accounts of a phone had agreed to, and until when, as JSON',
    options: { phone: 'the phone number that the accounts had' },
    needs: 'site',
    async run(call) {
      const phone = phoneOf(call.options);
      const receipts = await withServices(call, ({ accounts }) => accounts.receiptsOf(phone));
      console.log(JSON.stringify(receipts, null, 2));
    },
  },
  unlock: {
    summary: 'forget the codes sent to a phone and the wrong passwords that close its login',
    options,
    needs: 'site',
    async run(call) {
      const phone = phoneOf(call.options);
      await withServices(call, ({ auth }) => auth.signIn.unlock(phone));
      console.log('Nothing is counted against this phone any more.');
    },
  },
};

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}
