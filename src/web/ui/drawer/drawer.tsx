import type { MouseEvent, ReactNode } from 'react';
import type { To } from 'react-router';
import { IconButton } from '#web/ui/button/button.tsx';
import { LeaveDialog } from '#web/ui/dialog/leave-dialog.ts';
import { useNativeDialog } from '#web/ui/dialog/use-native-dialog.ts';
import type { IconName } from '#web/ui/icon/glyphs.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { NavLink } from '#web/ui/link/link.tsx';
import styles from './drawer.module.css';

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  closeLabel: string;
  /** Shown beside the close button, such as the logo. */
  heading: ReactNode;
  children: ReactNode;
}

/** The side menu. Following a link closes it. */
export function Drawer({ isOpen, onClose, label, closeLabel, heading, children }: DrawerProps) {
  const { props: native, leave } = useNativeDialog(isOpen, onClose);
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    // Covers links to other sites and to new tabs.
    const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
    if (isLink && !event.isDefaultPrevented()) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: backdrop and links; keyboard support is native.
    <dialog {...native} onClick={handleClick} className={styles.drawer} aria-label={label}>
      <LeaveDialog value={leave}>
        <div className={styles.body}>
          <div className={styles.heading}>
            {heading}
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          {children}
        </div>
      </LeaveDialog>
    </dialog>
  );
}

export interface DrawerLinksProps {
  label: string;
  links: readonly { to: To; label: string; icon?: IconName }[];
}

export function DrawerLinks({ label, links }: DrawerLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.label}>
            <NavLink to={link.to} className={styles.link}>
              {link.icon && <Icon name={link.icon} />}
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
