// The worksheet calls and files (product §10.4, §10.5).

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors.ts';
import { paginate, sortRecords } from '#contract/strapi.ts';
import {
  countWorksheetRead,
  getWorksheetLinks,
  listWorksheets,
  makeWorksheet,
} from '#contract/worksheet.ts';
import { fileNameOf } from '#domain/worksheet/sheet-path.ts';
import { requireAccess, type Session } from '#server/features/auth/service.ts';
import { addressOf } from '#server/platform/http/address.ts';
import type { ResponseCache } from '#server/platform/http/response-cache.ts';
import { serve } from '#server/platform/http/serve.ts';
import { serveContent } from '#server/platform/http/serve-content.ts';
import { serveDocument } from '#server/platform/http/serve-document.ts';
import { serveSession } from '#server/platform/http/serve-session.ts';
import { allPath } from './catalogue.ts';
import { type CataloguedFile, FILES_PATH, PREVIEW_PATH, type WorksheetService } from './service.ts';

const ONE_DAY_S = 86_400;

interface WorksheetRoutes {
  worksheets: WorksheetService;
  cache: ResponseCache;
  session: Session;
}

export function worksheetRoutes(
  app: FastifyInstance,
  { worksheets, cache, session }: WorksheetRoutes,
): void {
  const { collections } = worksheets;

  serveContent(app, listWorksheets, {
    cache,
    collections,
    audience: 'everyone',
    async find({ query }) {
      const { filters = {}, sort, pagination } = query;
      const topics = (await worksheets.topics(query.populate)).filter(
        ({ attributes: { topic, hasBasic, hasAdvanced } }) =>
          is(filters.hasBasic, String(hasBasic)) &&
          is(filters.hasAdvanced, String(hasAdvanced)) &&
          is(filters.topic, topic),
      );
      const { page, meta } = paginate(sortRecords(topics, sort), pagination);
      return { data: page, meta: { pagination: meta } };
    },
  });

  serveContent(app, getWorksheetLinks, {
    cache,
    collections,
    audience: 'guarded',
    guard: (request) => requireAccess(session, request),
    variant: worksheets.linksVariant,
    async find({ params, query }) {
      const links = await worksheets.linksTo(params.topic, query.category);
      if (links === undefined) throw new ApiError('NotFoundError', 'There is no such topic');
      return { body: links, isFree: false };
    },
  });

  serveSession(app, session, makeWorksheet, async ({ body, identity, reply }) => {
    if (identity.profile.role !== 'member') throw new ApiError('ForbiddenError');
    const { accountId } = identity;
    const pdf = await worksheets.madeSheets.make({ ...body, accountId });
    reply.type('application/pdf');
    const part = body.part === 'key' ? ' answers' : '';
    reply.header('content-disposition', `attachment; filename="Worksheet ${body.seed}${part}.pdf"`);
    return pdf;
  });

  const openSheet = async (request: FastifyRequest) => {
    const { fileId } = request.params as { fileId: string };
    const listed = await worksheets.sheet(/^\d{1,9}$/.test(fileId) ? Number(fileId) : 0);
    if (listed !== undefined && !listed.isFree) await requireAccess(session, request);
    return listed;
  };
  serve(
    app,
    countWorksheetRead,
    async (request) => {
      await openSheet(request);
    },
    async ({ params, query, request, reply }) => {
      const listed = await worksheets.sheet(params.fileId);
      if (listed === undefined || (query.topic !== undefined && query.topic !== listed.recordId)) {
        throw new ApiError('NotFoundError', 'There is no such sheet');
      }
      await worksheets.reads.count(params.fileId, await readerOf(session, request));
      reply.header('cache-control', 'no-store');
      return { message: 'Thank you' };
    },
  );

  const isOpen = ({ kind, topic }: CataloguedFile) => kind === 'sheet' && topic.isFree;
  serveDocument(app, {
    url: `${FILES_PATH}/:category/*`,
    find(request) {
      const { category, '*': path } = request.params as { category: string; '*': string };
      return worksheets.fileAt(category, path);
    },
    async audience(request, file) {
      if (isOpen(file) || worksheets.isSigned(signedPathOf(file), request.query)) return;
      await requireAccess(session, request);
    },
    refusalPage: ({ topic }) => pageOf(topic),
    async open(file) {
      return {
        ...(await worksheets.file(file)),
        ...(file.kind === 'all'
          ? { name: `${file.topic.name.replaceAll('/', ' ')}.zip`, contentType: 'application/zip' }
          : {
              name: fileNameOf(file.listed.sheet, file.part),
              contentType: 'application/pdf',
            }),
        cacheControl: isOpen(file) ? 'public, no-cache' : 'private, no-cache',
      };
    },
  });

  serveDocument(app, {
    url: `${PREVIEW_PATH}/:name`,
    find(request) {
      const { name } = request.params as { name: string };
      const id = /^(\d{1,9})\.png$/.exec(name)?.[1];
      return id === undefined ? undefined : worksheets.sheet(Number(id));
    },
    audience: 'everyone',
    async open(listed) {
      return {
        ...(await worksheets.preview(listed)),
        name: `${listed.sheet.fileName}.png`,
        contentType: 'image/png',
        cacheControl: `public, max-age=${ONE_DAY_S}`,
      };
    },
  });
}

/** Without a filter everything matches; null is a value that nothing has. */
function is(filter: { $eq: string | null } | undefined, value: string): boolean {
  return filter === undefined || filter.$eq === value;
}

function signedPathOf(file: CataloguedFile): string {
  const path = file.kind === 'all' ? allPath(file.topic) : file.listed.paths[file.part];
  return `${file.topic.category}/${path}`;
}

/** The page of a topic, which says how to become a member. */
function pageOf({ name, category }: CataloguedFile['topic']): string {
  const query = category === 'intermediate' ? '?category=intermediate&locked=1' : '?locked=1';
  return `/worksheets/${encodeURIComponent(name)}${query}`;
}

async function readerOf(session: Session, request: FastifyRequest) {
  const userAgent = request.headers['user-agent'];
  const identity =
    request.headers.authorization === undefined
      ? null
      : await session.identityOf(request, countWorksheetRead).catch(() => null);
  return identity === null
    ? ({ kind: 'address', subject: addressOf(request), userAgent } as const)
    : ({ kind: 'account', subject: identity.accountId, userAgent } as const);
}
