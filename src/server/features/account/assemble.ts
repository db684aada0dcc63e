// Puts the accounts together: what the routes, the other concepts and the operator's commands need of them.

import type { Config } from '#server/config.ts';
import { createOneTimeCodes, type OneTimeCodes } from '#server/features/one-time-code/service.ts';
import type { MessageService } from '#server/features/whatsapp/service.ts';
import { createAccessTokens } from '#server/platform/access-token.ts';
import { type Attempts, createAttempts } from '#server/platform/attempts.ts';
import { type Captcha, createCaptcha } from '#server/platform/captcha.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Notices } from '#server/platform/database/listen.ts';
import type { Keys } from '#server/platform/keys.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { type AccountPage, createAccountPage } from './account-page.ts';
import { createPasswords } from './passwords.ts';
import { createRefreshTokens } from './refresh-token.ts';
import { type AccountService, createAccountService } from './service.ts';
import { createSessions, type Sessions } from './sessions.ts';

export interface Accounts {
  readonly attempts: Attempts;
  readonly sessions: Sessions;
  readonly codes: OneTimeCodes;
  readonly captcha: Captcha;
  readonly service: AccountService;
  readonly page: AccountPage;
}

export interface AccountParts {
  readonly config: Pick<Config, 'otpSoftLimit'>;
  readonly db: Database;
  readonly notices: Notices;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly messages: MessageService;
  readonly personalData: readonly PersonalData[];
}

export function assembleAccounts(parts: AccountParts): Accounts {
  const { config, db, notices, clock, keys, messages, personalData } = parts;
  const attempts = createAttempts(keys);
  const captcha = createCaptcha(keys, attempts);
  const passwords = createPasswords();
  const sessions = createSessions({
    db,
    clock,
    notices,
    accessTokens: createAccessTokens(keys),
    refreshTokens: createRefreshTokens(keys),
  });
  const codes = createOneTimeCodes({
    db,
    clock,
    keys,
    attempts,
    captcha,
    messages,
    softPerAddress: config.otpSoftLimit,
  });
  const service = createAccountService({
    db,
    clock,
    attempts,
    captcha,
    codes,
    passwords,
    sessions,
  });
  const page = createAccountPage({
    db,
    clock,
    accounts: service,
    codes,
    passwords,
    sessions,
    personalData,
  });
  return { attempts, sessions, codes, captcha, service, page };
}
