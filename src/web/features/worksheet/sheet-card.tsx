// One worksheet: its first page, and the actions for it and for its answer key.

import type { MouseEvent } from 'react';
import type { WorksheetFile } from '#contract/worksheet.ts';
import type { AccessDecision } from '#domain/membership/access.ts';
import { fill } from '#messages/fill.ts';
import { lockedLink } from '#web/features/session/locked.ts';
import { texts } from '#web/platform/texts.ts';
import { ButtonAnchor, ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { reportRead } from './get-worksheets.ts';
import { canPrintHere, printFile } from './print-file.ts';
import styles from './sheet-card.module.css';

interface SheetCardProps {
  file: WorksheetFile;
  /** The id of the topic's record. */
  topicId: number;
  /** True until the links have loaded. */
  isWaiting: boolean;
  access: AccessDecision;
  /** The page to return to from a lock. */
  path: string;
}

export function SheetCard({ file, topicId, isWaiting, access, path }: SheetCardProps) {
  const { title, type, code, standards, preview } = file;
  const t = texts.worksheetPages.topic;
  const [first, last] = standards;
  return (
    <li className={styles.sheet}>
      <Card element="div">
        <div className={styles.layout}>
          <img
            className={styles.preview}
            src={preview}
            width={400}
            height={566}
            loading="lazy"
            decoding="async"
            alt={fill(t.preview, { title })}
          />
          <div className={styles.head}>
            <h3>{title}</h3>
            <p className={styles.about}>
              <span className={styles.type} data-type={type}>
                {t.types[type]}
              </span>
              {' · '}
              {first === last ? fill(t.standard, { first }) : fill(t.standards, { first, last })}
              {' · '}
              {code}
            </p>
          </div>
          <div className={styles.do}>
            {access.ok ? (
              <Actions file={file} topicId={topicId} isWaiting={isWaiting} />
            ) : (
              <div className={styles.actions}>
                <ButtonLink
                  {...lockedLink(access.reason, path)}
                  variant="secondary"
                  iconBefore="lock"
                  aria-label={fill(t.lockedSheet, { title })}
                >
                  {t.locked}
                </ButtonLink>
                {file.answers !== null && (
                  <ButtonLink
                    {...lockedLink(access.reason, path)}
                    variant="quiet"
                    iconBefore="lock"
                    aria-label={fill(t.lockedKey, { title })}
                  >
                    {t.key}
                  </ButtonLink>
                )}
              </div>
            )}
          </div>
        </div>
      </Card>
    </li>
  );
}

function Actions({
  file,
  topicId,
  isWaiting,
}: Pick<SheetCardProps, 'file' | 'topicId' | 'isWaiting'>) {
  const { id, title, url, answers } = file;
  const t = texts.worksheetPages.topic;
  const count = () => reportRead(id, topicId);
  const handlePrint = (event: MouseEvent) => {
    count();
    if (!canPrintHere(url)) return;
    event.preventDefault();
    printFile(url);
  };
  // Without a link the buttons keep their places.
  const inert = isWaiting || undefined;
  return (
    <>
      <div className={styles.actions} inert={inert}>
        <ButtonAnchor
          href={url}
          target="_blank"
          rel="noopener"
          iconBefore="eye"
          aria-label={fill(t.openSheet, { title })}
          onClick={count}
        >
          {t.open}
        </ButtonAnchor>
        <ButtonAnchor
          href={url}
          target="_blank"
          rel="noopener"
          variant="secondary"
          iconBefore="printer"
          aria-label={fill(t.printSheet, { title })}
          onClick={handlePrint}
        >
          {t.print}
        </ButtonAnchor>
        <ButtonAnchor
          href={asDownload(url)}
          download
          variant="secondary"
          iconBefore="download"
          aria-label={fill(t.downloadSheet, { title })}
          onClick={count}
        >
          {t.download}
        </ButtonAnchor>
      </div>
      {answers !== null && (
        <div className={styles.key} inert={inert}>
          <span className={styles.keyName}>{t.key}</span>
          <ButtonAnchor
            href={answers}
            target="_blank"
            rel="noopener"
            variant="quiet"
            iconBefore="eye"
            aria-label={fill(t.openKey, { title })}
          >
            {t.open}
          </ButtonAnchor>
          <ButtonAnchor
            href={asDownload(answers)}
            download
            variant="quiet"
            iconBefore="download"
            aria-label={fill(t.downloadKey, { title })}
          >
            {t.download}
          </ButtonAnchor>
        </div>
      )}
    </>
  );
}

function asDownload(url: string): string {
  return url + (url.includes('?') ? '&download' : '?download');
}
