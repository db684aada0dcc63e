import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './page.module.css';

export interface PageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Shown beside the title: a link to a video, age legends. */
  actions?: ReactNode;
  /** The language of the page. Default: English, the language of what children learn and of most pages. */
  lang?: string;
  width?: 'narrow' | 'normal' | 'wide' | 'split';
  /** A document has a single main; a page shown inside another is a div. */
  element?: 'main' | 'div';
  children: ReactNode;
}

export function Page(props: PageProps) {
  const { title, lead, actions, width = 'normal', children } = props;
  const { lang = 'en-IN', element: Element = 'main' } = props;
  const isMain = Element === 'main';
  return (
    <Element
      className={classNames(styles.page, styles[width])}
      id={isMain ? 'main' : undefined}
      tabIndex={isMain ? -1 : undefined}
      lang={lang}
    >
      <div className={styles.header}>
        <div className={styles.heading}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </Element>
  );
}
