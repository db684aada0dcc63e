import { userInfo } from 'node:os';
import { DAY_MS } from '#domain/time/durations.ts';
import type { ListedPayment } from '#server/features/membership/payment-desk.ts';
import { PaymentProviderError } from '#server/gateways/payments/payment-gateway.ts';
import type { Done } from '#server/platform/operation.ts';
import { type Command, OperatorError } from './command.ts';
import { phoneOf, withServices } from './with-services.ts';

const id = { id: 'the provider’s id of the payment, such as pay_29QQoUBi66xm2f' };
const dryRun = { 'dry-run': 'says what would be done, and does nothing' };
const MAX_DAYS = 366;

const operation = (flags: ReadonlySet<string>) => ({
  operator: userInfo().username,
  isDryRun: flags.has('dry-run'),
});

const rupees = (paise: number) => `Rs ${(paise / 100).toFixed(2)}`;

function lineOf(payment: ListedPayment): string {
  const { id: paymentId, at, amount, currency, state, belongsTo, refunded } = payment;
  const money = currency === 'INR' ? rupees(amount) : `${currency} ${amount / 100}`;
  return [
    paymentId,
    at.toISOString(),
    money,
    state,
    belongsTo,
    payment.isPaidTwice ? 'paid twice' : '',
    refunded > 0 ? `refunded ${rupees(refunded)}` : '',
    payment.cancellationRequestedAt === null
      ? ''
      : `cancelled ${payment.cancellationRequestedAt.toISOString()}`,
    payment.receiptNumber ?? '',
  ]
    .filter((cell) => cell !== '')
    .join('  ');
}

function insist<T extends object>(done: Done<T>): Extract<Done<T>, { ok: true }> {
  if (!done.ok) throw new OperatorError(done.reason);
  return done as Extract<Done<T>, { ok: true }>;
}

async function withProvider<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof PaymentProviderError ? new OperatorError(error.message) : error;
  }
}

export const paymentCommands: Record<string, Command> = {
  list: {
    summary: 'list the latest payments',
    options: {},
    needs: 'site',
    async run(call) {
      const found = await withServices(call, ({ membership }) => membership.desk.list());
      for (const payment of found) console.log(lineOf(payment));
      console.log(`${found.length} payments`);
    },
  },
  open: {
    summary: 'list the payments to decide about or to pay back',
    options: {},
    needs: 'site',
    async run(call) {
      const found = await withServices(call, ({ membership }) => membership.desk.listOpen());
      for (const payment of found) console.log(lineOf(payment));
      console.log(`${found.length} payments`);
    },
  },
  accept: {
    summary: 'let a payment count that is held, because no coupon had been applied',
    options: id,
    flags: dryRun,
    needs: 'site',
    async run(call) {
      insist(
        await withServices(call, ({ membership }) =>
          membership.desk.accept(call.options.id ?? '', operation(call.flags)),
        ),
      );
      console.log(call.flags.has('dry-run') ? 'Would count.' : 'It counts.');
    },
  },
  show: {
    summary: 'print one payment and every event about it',
    options: id,
    needs: 'site',
    async run(call) {
      const { payment, events } = await withServices(call, ({ membership }) =>
        membership.desk.show(call.options.id ?? ''),
      );
      if (payment === undefined && events.length === 0) {
        throw new OperatorError('There is no such payment');
      }
      if (payment !== undefined) console.log(lineOf(payment));
      for (const event of events) {
        const cells = [event.receivedAt.toISOString(), event.id, event.type];
        console.log(`${cells.join('  ')}  ${JSON.stringify(event.fact)}`);
      }
    },
  },
  refund: {
    summary: 'have the provider pay back what is left of a payment',
    options: id,
    flags: dryRun,
    needs: 'site',
    async run(call) {
      const { amount } = insist(
        await withProvider(
          withServices(call, ({ membership }) =>
            membership.desk.refund(call.options.id ?? '', operation(call.flags)),
          ),
        ),
      );
      const isDryRun = call.flags.has('dry-run');
      console.log(`${isDryRun ? 'Would ask' : 'Asked'} for ${rupees(amount)} to be paid back.`);
    },
  },
  claim: {
    summary: 'give a payment to a phone, such as one whose own could not be read',
    options: { ...id, phone: 'the phone number it was meant for' },
    flags: dryRun,
    needs: 'site',
    async run(call) {
      const phone = phoneOf(call.options);
      const { hasAccount } = insist(
        await withServices(call, ({ membership }) =>
          membership.desk.claim(call.options.id ?? '', phone, operation(call.flags)),
        ),
      );
      const whose = hasAccount ? 'the account of this phone' : 'this phone, once it signs up';
      console.log(`${call.flags.has('dry-run') ? 'Would give' : 'Given'} to ${whose}.`);
    },
  },
  reconcile: {
    summary: 'apply what the webhooks of the last days missed',
    options: { days: 'how many days back' },
    flags: dryRun,
    needs: 'site',
    async run(call) {
      const days = Number(call.options.days);
      if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) {
        throw new OperatorError(`--days must be a whole number from 1 to ${MAX_DAYS}`);
      }
      const { found, added } = await withProvider(
        withServices(call, ({ membership }) =>
          membership.desk.reconcile(new Date(Date.now() - days * DAY_MS), operation(call.flags)),
        ),
      );
      const isDryRun = call.flags.has('dry-run');
      console.log(`${found} records, ${added} ${isDryRun ? 'would be new' : 'new'}.`);
    },
  },
};

export const couponCommands: Record<string, Command> = {
  list: {
    summary: 'list the coupons and how many payments used them',
    options: {},
    needs: 'site',
    async run(call) {
      const coupons = await withServices(call, ({ membership }) => membership.coupons.list());
      for (const { code, match, price, from, until, used, limit } of coupons) {
        console.log(
          `${code}  ${match}  Rs ${price}  ${from} to ${until}  used ${used} of ${limit}`,
        );
      }
      console.log(`${coupons.length} coupons`);
    },
  },
};
