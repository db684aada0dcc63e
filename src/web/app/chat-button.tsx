import { useGrownUp } from '#web/features/session/grown-up/use-grown-up.tsx';
import { siteBasics } from '#web/platform/site-basics.ts';
import { texts } from '#web/platform/texts.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './chat-button.module.css';
import { OutsideLink } from './outside-link.tsx';

const openChat = (href: string) => window.open(href, '_blank', 'noopener,noreferrer');

/** A plain link: no request goes to the messaging app before a click. */
export function ChatButton() {
  const { hold, dialog } = useGrownUp(openChat);
  return (
    <aside aria-label={texts.shell.chatRegion}>
      <OutsideLink
        href={`https://wa.me/${siteBasics.chatNumber}`}
        className={styles.button}
        label={texts.shell.chat}
        onClick={hold}
      >
        <Icon name="chat" size={28} />
      </OutsideLink>
      {dialog}
    </aside>
  );
}
