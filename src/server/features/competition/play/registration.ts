// Registering a child and taking part (product §11.4, §11.5). An entry belongs to whoever has the phone: registering
// binds the device, and any other device is bound by a code sent to the phone.

import { randomUUID } from 'node:crypto';
import type { CompetitionUser } from '#contract/competition.ts';
import { type AccountRefusal, type CompetitionRefusal, refuse } from '#contract/refusals.ts';
import type { Consent } from '#domain/account/consent.ts';
import { type Standard, standardNumber } from '#domain/account/standard.ts';
import { groupOf } from '#domain/competition/groups.ts';
import { firstNameOf } from '#domain/competition/registration.ts';
import type { CodeUser, OneTimeCodes } from '#server/features/auth/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import type { Calendar } from '../calendar.ts';
import {
  bindDevice,
  findBound,
  findChildren,
  insertParticipant,
  type Participant,
} from './participant-store.ts';

interface Code {
  readonly otp: string;
  readonly delivery?: string | undefined;
}

interface Form extends Code {
  /** Ten digits. */
  readonly phone: string;
  readonly childsName: string;
  readonly standard: Standard;
  readonly schoolName: string;
  readonly CompId: number;
  readonly consent: Consent;
}

interface Wanted {
  readonly phone: string;
  readonly standard: Standard;
  /** The first name, where several children of the phone are in the standard. */
  readonly childsName?: string | undefined;
  readonly otp?: string | undefined;
  readonly delivery?: string | undefined;
}

interface Caller {
  readonly user: CodeUser;
  readonly device: string;
}

export interface Registration {
  /**
   * Throws a refusal: already-registered only after the right code, which binds the device to the child that is
   * registered.
   */
  register(form: Form, caller: Caller): Promise<CompetitionUser>;
  /**
   * In the competition that the site shows. Throws a refusal: code-needed on a device that is bound to no child of the
   * phone and standard, whether there is one or not; participant-unknown only after the right code.
   */
  participate(wanted: Wanted, caller: Caller): Promise<CompetitionUser>;
}

interface RegistrationDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly codes: OneTimeCodes;
}

export function createRegistration(deps: RegistrationDeps): Registration {
  const { db, clock, calendar, codes } = deps;

  /** Runs `work` after the right code. A refusal is returned, not thrown: the counted try must be committed. */
  function withCode<R extends string>(
    code: Code & { phone: string },
    user: CodeUser,
    work: (tx: Queryable) => Promise<R | null>,
  ): Promise<R | AccountRefusal | null> {
    const { phone, otp, delivery } = code;
    return codes.inTurn(phone, user, () =>
      db.transaction(async (tx) => {
        const purpose = 'competition';
        const verdict = await codes.verify(tx, { phone, purpose, otp, delivery, user });
        return verdict.ok ? work(tx) : verdict.reason;
      }),
    );
  }

  return {
    async register(form, { user, device }) {
      const { phone, childsName, standard, CompId: competitionId, consent } = form;
      const competition = await calendar.find(competitionId);
      if (competition === undefined) throw refuse('competition-unknown');
      if (competition.cancelledAt !== null) throw refuse('competition-cancelled');
      if (calendar.isRegistrationOver(competition)) throw refuse('registration-closed');
      if (groupOf(competition, standardNumber(form.standard)) === null) {
        throw refuse('standard-not-in-competition');
      }
      const id = randomUUID();
      const boundAt = clock.now();
      const refusal = await withCode(form, user, async (tx): Promise<CompetitionRefusal | null> => {
        const isNew = await insertParticipant(tx, {
          id,
          competitionId,
          phone,
          childsName,
          standard,
          schoolName: form.schoolName,
          agreedVersion: consent.version,
          agreedLanguage: consent.language,
          isGuardian: consent.isGuardian,
          registeredAt: boundAt,
          isNameShown: false,
        });
        if (isNew) {
          await bindDevice(tx, [id], { device, boundBy: 'registration', boundAt });
          return null;
        }
        const children = await findChildren(tx, { phone, competitionId, standard });
        const ids = children.filter(isCalled(childsName)).map((child) => child.id);
        await bindDevice(tx, ids, { device, boundBy: 'code', boundAt });
        return 'already-registered';
      });
      if (refusal !== null) throw refuse(refusal);
      return userOf({ id, competitionId, standard, hasParticipated: false });
    },

    async participate({ phone, standard, childsName, otp, delivery }, { user, device }) {
      const competition = await calendar.current();
      if (competition === undefined) throw refuse('competition-unknown');
      const family = { phone, standard, competitionId: competition.id };
      if (otp !== undefined) {
        const refusal = await withCode({ phone, otp, delivery }, user, async (tx) => {
          const children = await findChildren(tx, family);
          if (children.length === 0) return 'participant-unknown' as const;
          const ids = children.map((child) => child.id);
          await bindDevice(tx, ids, { device, boundBy: 'code', boundAt: clock.now() });
          return null;
        });
        if (refusal !== null) throw refuse(refusal);
      }
      const children = await findChildren(db, family);
      const bound = await findBound(
        db,
        device,
        children.map((child) => child.id),
      );
      const own = children.filter(({ id }) => bound.has(id));
      if (own.length === 0) throw refuse('code-needed');
      const named = own.length === 1 ? own : own.filter(isCalled(childsName ?? ''));
      const [child] = named;
      if (child !== undefined) return userOf(child);
      throw refuse('which-child', { children: own.map((each) => firstNameOf(each.childsName)) });
    },
  };
}

function isCalled(name: string) {
  const wanted = firstNameOf(name).toLowerCase();
  return (child: { childsName: string }) => firstNameOf(child.childsName).toLowerCase() === wanted;
}

function userOf({
  id,
  competitionId,
  standard,
  hasParticipated,
}: Omit<Participant, 'childsName'>): CompetitionUser {
  return {
    id,
    standard,
    competitions: [{ CompId: competitionId, participated: hasParticipated }],
  };
}
