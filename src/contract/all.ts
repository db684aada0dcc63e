// Every endpoint of the product: the server must serve each exactly once, and the documentation lists them all.

import * as account from './account.ts';
import * as auth from './auth.ts';
import * as cardGame from './card-game.ts';
import * as clientErrors from './client-errors.ts';
import * as competition from './competition.ts';
import * as competitionOwnData from './competition-own-data.ts';
import * as competitionPlay from './competition-play.ts';
import * as competitionResults from './competition-results.ts';
import type { AnyEndpoint } from './endpoint.ts';
import * as learning from './learning.ts';
import * as lesson from './lesson.ts';
import * as membership from './membership.ts';
import * as path from './path.ts';
import * as quiz from './quiz.ts';
import * as site from './site.ts';
import * as vocabulary from './vocabulary.ts';
import * as whatsapp from './whatsapp.ts';
import * as wordGame from './word-game.ts';
import * as worksheet from './worksheet.ts';

export function endpointsOf(file: Record<string, unknown>): AnyEndpoint[] {
  return Object.values(file).filter(
    (value): value is AnyEndpoint =>
      typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
  );
}

export const allEndpoints: readonly AnyEndpoint[] = [
  site,
  quiz,
  lesson,
  learning,
  path,
  vocabulary,
  cardGame,
  wordGame,
  worksheet,
  competition,
  competitionOwnData,
  competitionPlay,
  competitionResults,
  auth,
  account,
  membership,
  whatsapp,
  clientErrors,
].flatMap(endpointsOf);
