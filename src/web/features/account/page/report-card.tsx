import { fill } from '#messages/fill.ts';
import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/card/card.tsx';

/** The link to the report. */
export function ReportCard({ childsName }: { childsName: string }) {
  const { title, text, see } = texts.accountPage.report;
  return (
    <Card element="section" title={title} titleLevel="h2">
      <p>{fill(text, { childsName })}</p>
      <div>
        <ButtonLink to={paths.report}>{see}</ButtonLink>
      </div>
    </Card>
  );
}
