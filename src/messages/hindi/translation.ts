// All Hindi texts: one file of the pages, loaded when Hindi is chosen.

import type { Translation } from '../language.ts';
import { account } from './account.ts';
import { accountPage } from './account-page.ts';
import { competition } from './competition.ts';
import { competitionAction } from './competition-action.ts';
import { competitionChange } from './competition-change.ts';
import { competitionData } from './competition-data.ts';
import { competitionEntry } from './competition-entry.ts';
import { competitionMissing } from './competition-missing.ts';
import { competitionResult } from './competition-result.ts';
import { consent } from './consent.ts';
import { consentQuestion } from './consent-question.ts';
import { frame } from './frame.ts';
import { grownUp } from './grown-up.ts';
import { keptData } from './kept-data.ts';
import { lock } from './lock.ts';
import { membership } from './membership.ts';
import { partner } from './partner.ts';
import { payment } from './payment.ts';
import { phoneOwner } from './phone-owner.ts';
import { accountReplies, refusals } from './replies.ts';
import { report } from './report.ts';
import { reportPage } from './report-page.ts';
import { shell } from './shell.ts';

export const texts = {
  account,
  accountPage,
  accountReplies,
  competition,
  competitionAction,
  competitionChange,
  competitionData,
  competitionEntry,
  competitionMissing,
  competitionResult,
  consent,
  consentQuestion,
  frame,
  grownUp,
  keptData,
  lock,
  membership,
  partner,
  payment,
  phoneOwner,
  report,
  reportPage,
  shell,
} as const satisfies Translation;

/** By the reason of a refusal. */
export const replies: Readonly<Record<string, string>> = refusals;
