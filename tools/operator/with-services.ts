// Gives a command the services of the site, as the server has them.

import { normalisePhone } from '#domain/account/phone.ts';
import type { Config } from '#server/config.ts';
import { choosePayments } from '#server/gateways/payments/choose-payments.ts';
import { chooseGateway } from '#server/gateways/whatsapp/choose-gateway.ts';
import { createClock } from '#server/platform/clock.ts';
import { deriveKeys, developmentSecret, type Keys } from '#server/platform/keys.ts';
import { createLog } from '#server/platform/log.ts';
import type { OpenSite } from '#server/platform/open-site.ts';
import { startQueue } from '#server/platform/queue.ts';
import { createServices, type Services } from '#server/services.ts';
import { OperatorError } from './command.ts';

/** A command notifies the servers, and needs no notifications itself. */
const noNotices = { on: () => {}, isListening: () => true, close: async () => {} };

export async function withServices<T>(
  { config, site }: { config: Config; site: Pick<OpenSite, 'db' | 'url'> },
  work: (services: Services) => Promise<T>,
): Promise<T> {
  const { db } = site;
  const clock = createClock(config.startsAt);
  const keys = await keysOf(config);
  const queue = await startQueue(site.url, noNotices, (error) => console.error(error.message));
  try {
    const log = createLog('silent');
    const { gateway } = chooseGateway(config.whatsapp, { db, clock, keys });
    const { paymentGateway } = choosePayments(config.razorpay, { db, clock, keys });
    const own = { config, log, db, notices: noNotices, clock, keys, queue };
    const deps = { ...own, gateway, paymentGateway };
    return await work(await createServices(deps));
  } finally {
    await queue.stop();
  }
}

export async function keysOf(config: Config): Promise<Keys> {
  return deriveKeys(config.sessionSecret ?? (await developmentSecret(config.dataDir)));
}

/** Throws OperatorError if it is not a phone number. */
export function phoneOf(options: Readonly<Record<string, string>>): string {
  const phone = normalisePhone(options.phone ?? '');
  if (phone === null)
    throw new OperatorError('--phone must be an Indian phone number of ten digits');
  return phone;
}
