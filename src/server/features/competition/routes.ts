// The competition calls (product §11.11).

import type { FastifyInstance } from 'fastify';
import {
  type CompetitionAttributes,
  getCurrentCompetition,
  getPaper,
  getPlan,
  listAffiliates,
  listPapers,
  type PlanAttributes,
  participate,
  registerForCompetition,
  sendCompetitionOtp,
} from '#contract/competition.ts';
import { deleteEntries, exportEntries } from '#contract/competition-own-data.ts';
import { getPaperKey, getSealedPaper, sendPicks, setAnswer } from '#contract/competition-play.ts';
import {
  checkCertificate,
  confirmAddress,
  getCertificate,
  getResult,
  listWinners,
  showNameInResult,
} from '#contract/competition-results.ts';
import { refuse } from '#contract/refusals.ts';
import { paginate, sortRecords } from '#contract/strapi.ts';
import { standardNumber } from '#domain/account/standard.ts';
import { accountReplies } from '#messages/account-replies.ts';
import { competitionReplies as replies } from '#messages/competition-replies.ts';
import { type AuthService, type SecurityLog, strangerOf } from '#server/features/auth/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import { addressOf } from '#server/platform/http/address.ts';
import type { ResponseCache } from '#server/platform/http/response-cache.ts';
import { serve } from '#server/platform/http/serve.ts';
import { serveContent } from '#server/platform/http/serve-content.ts';
import { serveDocument } from '#server/platform/http/serve-document.ts';
import { calendarFile } from './calendar-file.ts';
import { affiliateContent, COMPETITIONS, PAPERS } from './content.ts';
import { readRulesName } from './results/documents.ts';
import { WINNERS } from './results/results.ts';
import type { CompetitionService } from './service.ts';
import { figuresOf, type StoredCompetition } from './store.ts';

const PURPOSE = 'competition';
/** A CDN may cache sealed papers, and the keys of questions that are due, for ten thousand children. */
const SHARED = 'public, max-age=300';

/** Where the code of a certificate is checked. */
const CHECK_PAGE = '/competition/certificate';

interface CompetitionRoutes {
  competition: CompetitionService;
  auth: AuthService;
  security: SecurityLog;
  cache: ResponseCache;
  clock: Clock;
  publicOrigin: string | undefined;
}

export function competitionRoutes(app: FastifyInstance, routes: CompetitionRoutes): void {
  participantRoutes(app, routes);
  resultRoutes(app, routes);
  rulesRoute(app, routes);
  paperRoutes(app, routes);
}

function participantRoutes(
  app: FastifyInstance,
  { competition, auth, security, cache, clock }: CompetitionRoutes,
): void {
  const { calendar, registration, picks, handIns, devices, live } = competition;

  serveContent(app, getCurrentCompetition, {
    cache,
    collections: [COMPETITIONS],
    audience: 'everyone',
    variant: calendar.variant,
    cacheControl: 'no-store',
    clock,
    async find() {
      const current = await calendar.current();
      if (current === undefined) throw refuse('competition-unknown');
      const attributes = attributesOf(current, calendar.isCompleted(current));
      return { data: { id: current.id, attributes }, now: clock.now().toISOString() };
    },
  });

  serve(app, getPlan, 'everyone', async ({ query, reply }) => {
    const { CompId, ...page } = query;
    const found = await calendar.find(CompId);
    const current = await calendar.current();
    if (found === undefined || current === undefined) throw refuse('competition-unknown');
    live.report(CompId, page);
    reply.header('cache-control', 'no-store');
    return {
      data: { id: CompId, attributes: planOf(found) },
      current: current.id,
      waiting: live.waiting(CompId),
      now: clock.now().toISOString(),
    };
  });

  serve(app, sendCompetitionOtp, 'everyone', async ({ body, request, reply }) => {
    const { phone, altcha } = body;
    const user = strangerOf(request);
    const sending = auth.codes.send({ phone, purpose: PURPOSE, user, altcha });
    const delivery = await security.watch(sending, { phone, network: user.network });
    // The reply that binds the device may be lost: by then it has its cookie.
    devices.ensureDevice(request, reply);
    return { message: accountReplies.otpSent, delivery };
  });

  serve(app, registerForCompetition, 'everyone', async ({ body, request, reply }) => {
    const { phone, childsName } = body;
    const caller = { user: strangerOf(request), device: devices.ensureDevice(request, reply) };
    const about = { phone, network: caller.user.network };
    const registered = await security.watch(registration.register(body, caller), about);
    return { message: replies.registered, registeredUser: { ...registered, phone, childsName } };
  });

  serve(app, participate, 'everyone', async ({ body, request, reply }) => {
    const caller = { user: strangerOf(request), device: devices.ensureDevice(request, reply) };
    const about = { phone: body.phone, network: caller.user.network };
    const user = await security.watch(registration.participate(body, caller), about);
    return { message: replies.participating, user };
  });

  serve(app, sendPicks, 'everyone', async ({ body, request }) => {
    const others = await picks.keep(body, devices.deviceOf(request));
    return { message: replies.picksReceived, others };
  });

  serve(app, setAnswer, 'everyone', async ({ body, request }) => {
    const device = devices.deviceOf(request);
    const acknowledged = await handIns.keep(body, { device, address: addressOf(request) });
    return { message: replies.answersReceived, ...acknowledged };
  });
}

function resultRoutes(
  app: FastifyInstance,
  { competition, cache, security, publicOrigin }: CompetitionRoutes,
): void {
  const { calendar, results, documents, ownData } = competition;

  serve(app, getResult, 'everyone', async ({ body, reply }) => {
    reply.header('cache-control', 'no-store');
    return { data: await results.open(body.token) };
  });

  serve(app, showNameInResult, 'everyone', async ({ body: { token, isShown } }) => {
    await results.showName(token, isShown);
    return { message: isShown ? replies.nameShown : replies.nameHidden };
  });

  serve(app, getCertificate, 'everyone', async ({ body, request, reply }) => {
    const origin = publicOrigin ?? `${request.protocol}://${request.host}`;
    const checkAt = `${new URL(origin).host}${CHECK_PAGE}`;
    const pdf = await documents.certificate(body.token, checkAt);
    reply.headers({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="Certificate.pdf"',
    });
    reply.type('application/pdf');
    return pdf;
  });

  serveContent(app, listWinners, {
    cache,
    collections: [COMPETITIONS, PAPERS, WINNERS],
    audience: 'everyone',
    variant: calendar.variant,
    find: ({ params }) => results.winners(params.id),
  });

  serve(app, confirmAddress, 'everyone', async ({ body: { token, address } }) => {
    await results.confirmAddress(token, address);
    return { message: replies.addressConfirmed };
  });

  serve(app, checkCertificate, 'everyone', async ({ body, reply }) => {
    reply.header('cache-control', 'no-store');
    return { data: await results.check(body.code) };
  });

  serve(app, exportEntries, 'everyone', async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const user = strangerOf(request);
    const about = { phone: body.phone, network: user.network };
    return { data: await security.watch(ownData.exportAll(body, user), about, 'export') };
  });

  serve(app, deleteEntries, 'everyone', async ({ body, request }) => {
    const user = strangerOf(request);
    const about = { phone: body.phone, network: user.network };
    const deleted = await security.watch(ownData.deleteAll(body, user), about, 'deletion');
    return { message: replies.entriesDeleted, deleted };
  });
}

function attributesOf(stored: StoredCompetition, isCompleted: boolean): CompetitionAttributes {
  const { id: _, ...figures } = figuresOf(stored);
  return {
    ...figures,
    ...planOf(stored),
    isRehearsal: stored.isRehearsal,
    isCompleted,
    isAnnounced: stored.announcedAt !== null,
  };
}

function planOf(stored: StoredCompetition): PlanAttributes {
  return {
    startsAt: stored.startsAt.toISOString(),
    promotedUntil: stored.promotedUntil.toISOString(),
    registrationClosesS: stored.registrationClosesS,
    waitingRoomOpensS: stored.waitingRoomOpensS,
    movedFrom: stored.movedFrom?.toISOString() ?? null,
    cancelledAt: stored.cancelledAt?.toISOString() ?? null,
    changeReason: stored.changeReason,
    arePapersReady: stored.arePapersReady,
  };
}

function rulesRoute(app: FastifyInstance, { competition }: CompetitionRoutes): void {
  const { calendar, documents } = competition;
  serveDocument(app, {
    url: '/competition-files/competition-:id.ics',
    find: (request) => calendar.find(Number((request.params as { id: string }).id)),
    audience: 'everyone',
    open: async (found) => calendarFile(found),
  });
  serveDocument(app, {
    url: '/competition-files/:name',
    async find(request) {
      const named = readRulesName((request.params as { name: string }).name);
      const found = named && (await calendar.find(named.competitionId));
      return found && { found, standard: named.standard };
    },
    audience: 'everyone',
    async open({ found, standard }) {
      const part = standard === null ? '' : ` standard ${standardNumber(standard)}`;
      return {
        ...(await documents.rules(figuresOf(found), standard)),
        name: `Rules of competition ${found.id}${part}.pdf`,
        contentType: 'application/pdf',
        cacheControl: 'public, no-cache',
      };
    },
  });
}

function paperRoutes(app: FastifyInstance, { competition, cache }: CompetitionRoutes): void {
  const { calendar, papers } = competition;
  const source = {
    cache,
    collections: [COMPETITIONS, PAPERS],
    audience: 'everyone',
    variant: calendar.variant,
  } as const;

  serveContent(app, listAffiliates, {
    cache,
    collections: [affiliateContent.name],
    audience: 'everyone',
    async find({ query }) {
      const records = (await competition.affiliates()).map(({ place, organisation, logo }) => ({
        id: place,
        attributes: { Organisation: organisation, link: logo },
      }));
      const { page, meta } = paginate(sortRecords(records, query.sort), query.pagination);
      return { data: page, meta: { pagination: meta } };
    },
  });

  serveContent(app, listPapers, {
    ...source,
    async find({ query: { filters, sort, pagination } }) {
      const completed = filters?.isCompleted?.$eq;
      const found = await papers.list({
        isCompleted: completed == null ? completed : completed === 'true',
        standard: filters?.standard?.$eq,
        date: filters?.date?.$eq,
      });
      const { page, meta } = paginate(sortRecords(found, sort), pagination);
      return { data: page, meta: { pagination: meta } };
    },
  });

  serveContent(app, getPaper, {
    ...source,
    find: async ({ params }) => ({ data: await papers.one(params.id), meta: {} }),
  });

  serveContent(app, getSealedPaper, {
    ...source,
    cacheControl: SHARED,
    find: ({ params }) => papers.sealed(params.id),
  });

  serveContent(app, getPaperKey, {
    ...source,
    cacheControl: SHARED,
    find: async ({ params }) => ({ key: await papers.key(params.id, params.question) }),
  });
}
