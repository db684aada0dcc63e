import { fill } from '#messages/fill.ts';
import { LanguageSwitch } from '#web/language/language-switch.tsx';
import { paths } from '#web/paths.ts';
import { site } from '#web/platform/site.ts';
import { texts } from '#web/platform/texts.ts';
import { Logo } from '#web/ui/art/logo.tsx';
import { Link } from '#web/ui/link/link.tsx';
import styles from './footer.module.css';

export function Footer() {
  const links = [
    { to: paths.about, label: texts.shell.menuLinks.about },
    { to: paths.terms, label: texts.shell.menuLinks.terms },
    { to: paths.privacy, label: texts.shell.menuLinks.privacy },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.about}>
          <Logo title={site.name} />
          <p>{texts.frame.footerLine}</p>
        </div>
        <nav aria-label={texts.frame.footerLinks}>
          <ul className={styles.list}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div className={styles.language}>
            <LanguageSwitch />
          </div>
        </nav>
        <address className={styles.address}>
          <a href={`mailto:${site.supportEmail}`} className={styles.link}>
            {site.supportEmail}
          </a>
          {site.postalAddress.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      <p className={styles.end}>
        {fill(texts.frame.ownership, { company: site.company, city: site.city })}
      </p>
    </footer>
  );
}
