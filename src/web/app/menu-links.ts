// The menu's links (product §2.4), in order.

import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import type { IconName } from '#web/ui/icon/glyphs.tsx';

interface MenuLink {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
}

/** What children come for; wide screens also show these links in the header. */
export function practiceLinks(): MenuLink[] {
  const { worksheets, vocabulary, quiz, competition } = texts.shell.menuLinks;
  return [
    { to: paths.worksheets, label: worksheets, icon: 'printer' },
    { to: paths.vocabulary, label: vocabulary, icon: 'book' },
    { to: paths.quiz, label: quiz, icon: 'puzzle' },
    { to: paths.competition, label: competition, icon: 'trophy' },
  ];
}

/** Only signed-in families see the account page. */
export function menuLinks(isSignedIn: boolean): MenuLink[] {
  const { home, about, terms, privacy, signup, member, account } = texts.shell.menuLinks;
  return [
    { to: paths.home, label: home, icon: 'home' },
    ...practiceLinks(),
    { to: paths.about, label: about, icon: 'heart' },
    { to: paths.terms, label: terms, icon: 'info' },
    { to: paths.privacy, label: privacy, icon: 'lock' },
    { to: paths.signup(), label: signup, icon: 'user' },
    { to: paths.member, label: member, icon: 'star' },
    ...(isSignedIn ? [{ to: paths.account, label: account, icon: 'user' } as const] : []),
  ];
}
