// Registering and finding the child of a phone (product §11.4, §11.5).

import { randomUUID } from 'node:crypto';
import type { CompetitionUser } from '#contract/competition.ts';
import type { AccountRefusal } from '#contract/refusals.ts';
import { type CompetitionRefusal, refuse } from '#contract/refusals.ts';
import type { Consent } from '#domain/account/consent.ts';
import { type Standard, standardNumber } from '#domain/account/standard.ts';
import { groupOf } from '#domain/competition/groups.ts';
import type { CodeUser, Guesses, OneTimeCodes } from '#server/features/auth/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import type { Calendar } from '../calendar.ts';
import { findParticipant, insertParticipant, type Participant } from './participant-store.ts';

interface Form {
  /** Ten digits. */
  readonly phone: string;
  readonly childsName: string;
  readonly standard: Standard;
  readonly schoolName: string;
  readonly otp: string;
  readonly delivery?: string | undefined;
  readonly CompId: number;
  readonly consent: Consent;
}

export interface Registration {
  /** Throws a refusal: already-registered only after the right code. */
  register(form: Form, user: CodeUser): Promise<CompetitionUser>;
  /** In the competition that the site shows. Throws a refusal: participant-unknown, captcha-needed. */
  participate(
    wanted: { phone: string; standard: Standard; altcha?: string | undefined },
    address: string,
  ): Promise<CompetitionUser>;
}

interface RegistrationDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly codes: OneTimeCodes;
  readonly guesses: Guesses;
}

export function createRegistration(deps: RegistrationDeps): Registration {
  const { db, clock, calendar, codes, guesses } = deps;

  return {
    async register(form, user) {
      const { phone, otp, delivery, CompId: competitionId, consent } = form;
      const competition = await calendar.find(competitionId);
      if (competition === undefined) throw refuse('competition-unknown');
      if (competition.cancelledAt !== null) throw refuse('competition-cancelled');
      if (calendar.isRegistrationOver(competition)) throw refuse('registration-closed');
      if (groupOf(competition, standardNumber(form.standard)) === null) {
        throw refuse('standard-not-in-competition');
      }
      const id = randomUUID();
      // A refusal is returned, not thrown: the transaction must commit the counted try.
      const enter = async (tx: Queryable): Promise<AccountRefusal | CompetitionRefusal | null> => {
        const purpose = 'competition';
        const verdict = await codes.verify(tx, { phone, purpose, otp, delivery, user });
        if (!verdict.ok) return verdict.reason;
        const isNew = await insertParticipant(tx, {
          id,
          competitionId,
          phone,
          childsName: form.childsName,
          standard: form.standard,
          schoolName: form.schoolName,
          agreedVersion: consent.version,
          agreedLanguage: consent.language,
          isGuardian: consent.isGuardian,
          registeredAt: clock.now(),
          isNameShown: false,
        });
        return isNew ? null : 'already-registered';
      };
      const refusal = await codes.inTurn(phone, user, () => db.transaction(enter));
      if (refusal !== null) throw refuse(refusal);
      return userOf({ id, competitionId, standard: form.standard, hasParticipated: false });
    },

    async participate({ phone, standard, altcha }, address) {
      const competition = await calendar.current();
      if (competition === undefined) throw refuse('competition-unknown');
      const guess = await guesses.admit({ phone, address }, altcha);
      const found = await findParticipant(db, { phone, standard, competitionId: competition.id });
      if (found === undefined) throw refuse('participant-unknown');
      await guess.wasRight();
      return userOf(found);
    },
  };
}

function userOf({ id, competitionId, standard, hasParticipated }: Participant): CompetitionUser {
  return {
    id,
    standard,
    competitions: [{ CompId: competitionId, participated: hasParticipated }],
  };
}
