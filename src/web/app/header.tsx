import { fill } from '#messages/fill.ts';
import { useChildsName } from '#web/features/session/account.ts';
import { LanguageSwitch } from '#web/language/language-switch.tsx';
import { paths } from '#web/paths.ts';
import { siteBasics } from '#web/platform/site-basics.ts';
import { texts } from '#web/platform/texts.ts';
import { useTheme } from '#web/platform/theme.ts';
import { Logo } from '#web/ui/art/logo.tsx';
import { IconButton } from '#web/ui/button/button.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link, NavLink } from '#web/ui/link/link.tsx';
import { ToggleButton } from '#web/ui/toggle-button/toggle-button.tsx';
import styles from './header.module.css';
import { LogOut } from './log-out.tsx';
import { practiceLinks } from './menu-links.ts';
import { useIsScrolledPast } from './use-is-scrolled-past.ts';

/** Past this scroll position the header casts a shadow (product §2.3). */
export const STICKY_FROM_PX = 100;

export function Header({ onOpenMenu }: { onOpenMenu: () => void }) {
  const isSticky = useIsScrolledPast(STICKY_FROM_PX);
  const { isDark, setDark } = useTheme();
  const brand = fill(texts.shell.brand, { name: siteBasics.name });
  return (
    <header className={classNames(styles.header, isSticky && styles.sticky)} data-sticky={isSticky}>
      <div className={styles.bar}>
        <div className={styles.menu}>
          <IconButton icon="menu" label={texts.shell.openMenu} onClick={onOpenMenu} />
        </div>
        <Link to={paths.home} className={styles.brand} aria-label={brand}>
          <Logo title={siteBasics.name} size={36} />
        </Link>
        <nav className={styles.links} aria-label={texts.shell.practice}>
          <ul className={styles.list}>
            {practiceLinks().map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} className={styles.link}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.actions}>
          <div className={styles.language}>
            <LanguageSwitch />
          </div>
          <ToggleButton
            isOn={isDark}
            onChange={setDark}
            label={texts.shell.darkTheme}
            iconOn="moon"
            iconOff="sun"
          />
          <UserControl />
        </div>
      </div>
    </header>
  );
}

/** Signed out: the login link. Signed in: the child's name, which logs out when clicked (product §2.3). */
function UserControl() {
  const childsName = useChildsName();
  if (childsName === null) {
    return (
      <ButtonLink to={paths.login} variant="quiet">
        {texts.shell.login}
      </ButtonLink>
    );
  }
  return <LogOut childsName={childsName} />;
}
