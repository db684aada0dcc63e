import { queryOptions } from '@tanstack/react-query';
import type { Account, exportAccount } from '#contract/account.ts';
import type { Payment } from '#contract/membership.ts';
import type { NoticeLanguage } from '#domain/account/consent.ts';
import type { CodePurpose } from '#domain/auth/one-time-code.ts';
import type { MembershipEvent } from '#domain/membership/period.ts';
import type { MessageKind, MessageState } from '#domain/whatsapp/message.ts';
import type { GameResult } from '#domain/word-game/game-progress.ts';
import { call } from '#web/platform/api.ts';

/** The export (product §13.3). Times are ISO instants. */
export interface KeptData {
  readonly exportedAt: string;
  readonly account: Account & { readonly consents: readonly { language: NoticeLanguage }[] };
  readonly membership: readonly { kind: MembershipEvent['kind']; at: string }[];
  readonly payments: readonly Payment[];
  readonly receipts: readonly { number: string; phone: string; amount: number; issuedAt: string }[];
  readonly coupons: readonly { code: string; at: string }[];
  readonly sessions: readonly {
    device: string;
    createdAt: string;
    lastUsedAt: string;
    endedAt: string | null;
  }[];
  readonly quizResults: readonly KeptResult[];
  readonly wordGames: readonly GameResult[];
  readonly answers: readonly { at: string; isRight: boolean }[];
  readonly learningSettings: readonly { hasWeeklySummary: boolean }[];
  readonly oneTimeCodes: readonly {
    purpose: CodePurpose;
    createdAt: string;
    usedAt: string | null;
  }[];
  readonly messages: readonly {
    kind: MessageKind;
    state: MessageState;
    createdAt: string;
  }[];
}

export interface KeptResult {
  readonly levelId: number;
  /** These three are null if the level no longer exists. */
  readonly topic: string | null;
  readonly difficulty: 'easy' | 'hard' | null;
  readonly number: number | null;
  readonly score: number;
  readonly length: number;
  readonly at: string;
}

/** `owner` is the id of the signed-in account. Never cached. */
export const keptDataQuery = (owner: string | null) =>
  queryOptions({
    queryKey: ['kept-data', owner],
    queryFn: async ({ signal }) =>
      (await call<typeof exportAccount>('GET', '/api/user/export', {
        signal,
      })) as unknown as KeptData,
    staleTime: 0,
    gcTime: 0,
  });
