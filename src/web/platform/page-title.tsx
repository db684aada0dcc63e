import { siteBasics } from './site-basics.ts';

/** The document's title: the page, then the site. React moves it into the head. */
export function PageTitle({ of }: { of: string }) {
  return <title>{`${of} · ${siteBasics.name}`}</title>;
}
