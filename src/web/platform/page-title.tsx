import { site } from './site.ts';

/** The document's title: the page, then the site. React moves it into the head. */
export function PageTitle({ of }: { of: string }) {
  return <title>{`${of} · ${site.name}`}</title>;
}
