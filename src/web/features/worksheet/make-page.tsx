// "Make a sheet" (product §10.6): a member's own sheet, or a set for a class. Loaded in two steps: a visit that
// redirects to login does not need the form.

import type { LoaderFunctionArgs } from 'react-router';
import { decideAccess } from '#domain/membership/access.ts';
import { LockedRedirect, redirectFromLocked } from '#web/features/session/locked-redirect.tsx';
import { readViewer, useViewer } from '#web/features/session/viewer.ts';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { topicNamesQuery } from './get-worksheets.ts';

const MakeForm = lazyPart(async () => (await import('./make-form.tsx')).MakeForm);

export function loader(args: LoaderFunctionArgs) {
  const access = decideAccess(readViewer(), { isFree: false });
  if (!access.ok) return redirectFromLocked(access.reason, args.request);
  return Promise.all([ensureQuery(args, topicNamesQuery('basic')), MakeForm.prefetch()]);
}

export function Component() {
  const access = decideAccess(useViewer(), { isFree: false });
  const { title, lead, back } = texts.worksheetPages.make;
  if (!access.ok) return <LockedRedirect reason={access.reason} path={paths.makeWorksheet} />;
  return (
    <Page title={title} lead={lead} width="narrow">
      <PageTitle of={title} />
      <div>
        <ButtonLink to={paths.worksheets} variant="quiet" iconBefore="arrow-left">
          {back}
        </ButtonLink>
      </div>
      <MakeForm />
    </Page>
  );
}
