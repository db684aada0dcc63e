import { site } from './site.ts';

/** The document's title: what the page is, then whose it is. React moves it into the head. */
export function PageTitle({ of }: { of: string }) {
  return <title>{`${of} · ${site.name}`}</title>;
}
