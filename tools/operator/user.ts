import {
  deleteMessagesTo,
  findMessagesTo,
  type MessageRow,
} from '#server/features/whatsapp/store.ts';
import { type Command, OperatorError } from './command.ts';
import { phoneOf, withPeople } from './with-people.ts';

const options = { phone: 'the phone number of the account' };
const UNKNOWN = 'There is no account with this phone number, and no message to it is kept';

// Messages are kept under the phone: a number that somebody mistyped has them without an account.
export const userCommands: Record<string, Command> = {
  show: {
    summary: 'print everything that is kept about an account or a phone without one, as JSON',
    options,
    needsSite: true,
    async run(call) {
      const phone = phoneOf(call.options);
      const kept = await withPeople(call, ({ accounts }) => accounts.page.showByPhone(phone));
      const messages = (await findMessagesTo(call.site.db, phone)).map(forOperator);
      if (kept === null && messages.length === 0) throw new OperatorError(UNKNOWN);
      console.log(JSON.stringify({ ...kept, messages }, null, 2));
    },
  },
  delete: {
    summary: 'delete an account and everything in it, or what a phone without one has, for good',
    options,
    needsSite: true,
    async run(call) {
      const phone = phoneOf(call.options);
      const { db } = call.site;
      await withPeople(call, async ({ accounts }) => {
        if (await accounts.page.deleteByPhone(phone)) return console.log('The account is deleted.');
        const { length } = await findMessagesTo(db, phone);
        if (length === 0) throw new OperatorError(UNKNOWN);
        await db.transaction(async (tx) => {
          await deleteMessagesTo(tx, phone);
          await accounts.codes.forget(tx, phone);
        });
        console.log(
          `There is no account; deleted: ${length} ${length === 1 ? 'message' : 'messages'}.`,
        );
      });
    },
  },
  unlock: {
    summary: 'forget the codes sent to a phone and the wrong passwords that close its login',
    options,
    needsSite: true,
    async run(call) {
      const phone = phoneOf(call.options);
      await withPeople(call, ({ accounts }) =>
        accounts.attempts.forget(call.site.db, [
          ['code-to-phone', phone],
          ['wrong-password-for-phone', phone],
        ]),
      );
      console.log('Nothing is counted against this phone any more.');
    },
  },
};

/** With the id that `messages resend` takes. */
function forOperator({ id, kind, state, createdAt, reason }: MessageRow) {
  return { id, kind, state, createdAt, reason };
}
