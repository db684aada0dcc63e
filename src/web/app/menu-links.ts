// The menu's links (product §2.4), in order.

import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import type { IconName } from '#web/ui/icon/glyphs.tsx';

interface MenuLink {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
}

const { menuLinks } = texts.shell;

/** What children come for; wide screens show these in the header too. */
export const practiceLinks: readonly MenuLink[] = [
  { to: paths.worksheets, label: menuLinks.worksheets, icon: 'printer' },
  { to: paths.vocabulary, label: menuLinks.vocabulary, icon: 'book' },
  { to: paths.quiz, label: menuLinks.quiz, icon: 'puzzle' },
  { to: paths.competition, label: menuLinks.competition, icon: 'trophy' },
];

/** Shown to signed-in families only. */
export const accountLink: MenuLink = {
  to: paths.account,
  label: menuLinks.account,
  icon: 'user',
};

export const allMenuLinks: readonly MenuLink[] = [
  { to: paths.home, label: menuLinks.home, icon: 'home' },
  ...practiceLinks,
  { to: paths.about, label: menuLinks.about, icon: 'heart' },
  { to: paths.terms, label: menuLinks.terms, icon: 'info' },
  { to: paths.privacy, label: menuLinks.privacy, icon: 'lock' },
  { to: paths.signup(), label: menuLinks.signup, icon: 'user' },
  { to: paths.member, label: menuLinks.member, icon: 'star' },
];
