import { deadStates } from '#domain/whatsapp/message.ts';
import { countMessages } from '#server/features/whatsapp/store.ts';
import { type Command, OperatorError } from './command.ts';
import { withServices } from './with-services.ts';

const refusals = {
  'is-code': 'A code is not sent again: the parent asks for a new one',
  'not-dead': 'There is no such message among those that did not arrive',
};

export const messageCommands: Record<string, Command> = {
  list: {
    summary: 'list the messages that did not arrive, the newest first',
    options: {},
    needs: 'site',
    async run(call) {
      const dead = await withServices(call, ({ messages }) => messages.listDead());
      for (const { id, createdAt, kind, state, tries, reason } of dead) {
        const cells = [id, createdAt.toISOString(), kind, state, `${tries} tries`, reason ?? ''];
        console.log(cells.join('  ').trimEnd());
      }
      const total = await countMessages(call.site.db, deadStates);
      console.log(
        dead.length < total
          ? `The newest ${dead.length} of ${total} messages; \`user show\` names those to one phone`
          : `${dead.length} messages`,
      );
    },
  },
  resend: {
    summary: 'queue a message of that list again',
    options: { id: 'the id of the message' },
    needs: 'site',
    async run(call) {
      const id = call.options.id ?? '';
      if (!/^[0-9a-f-]{36}$/.test(id))
        throw new OperatorError('--id must be an id of `messages list`');
      const result = await withServices(call, ({ messages }) => messages.resend(id));
      if (!result.ok) throw new OperatorError(refusals[result.reason]);
      console.log(`Queued, as ${result.messageId} from now on.`);
    },
  },
};
