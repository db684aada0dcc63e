import { useChildsName } from '#web/features/session/account.ts';
import { LanguageSwitch } from '#web/language/language-switch.tsx';
import { paths } from '#web/paths.ts';
import { site } from '#web/platform/site.ts';
import { texts } from '#web/platform/texts.ts';
import { Logo } from '#web/ui/art/logo.tsx';
import { Drawer, DrawerLinks } from '#web/ui/drawer/drawer.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Link } from '#web/ui/link/link.tsx';
import styles from './menu.module.css';
import { menuLinks } from './menu-links.ts';
import { OutsideLink } from './outside-link.tsx';

/** The slide-out menu (product §2.4): logo, all links, social links, support contact. */
export function Menu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const frame = texts.frame;
  const isSignedIn = useChildsName() !== null;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      label={frame.menu}
      closeLabel={frame.closeMenu}
      heading={
        <Link to={paths.home} className={styles.logo}>
          <Logo title={site.name} />
        </Link>
      }
    >
      <div className={styles.language}>
        <LanguageSwitch />
      </div>
      <DrawerLinks label={frame.menu} links={menuLinks(isSignedIn)} />
      <section className={styles.block} aria-labelledby="menu-social">
        <h2 className={styles.heading} id="menu-social">
          {frame.followUs}
        </h2>
        <ul className={styles.social}>
          {site.social.map(({ name, icon, url }) => (
            <li key={name}>
              <OutsideLink href={url} className={styles.socialLink} label={name}>
                <Icon name={icon} />
              </OutsideLink>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.block} aria-labelledby="menu-support">
        <h2 className={styles.heading} id="menu-support">
          {frame.needHelp}
        </h2>
        <a className={styles.contact} href={`mailto:${site.supportEmail}`}>
          {site.supportEmail}
        </a>
        <a className={styles.contact} href={`tel:${site.supportPhone}`}>
          {site.supportPhone}
        </a>
      </section>
    </Drawer>
  );
}
