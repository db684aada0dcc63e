// What stands around every page (spec §2 App shell): header, menu, footer, chat button.

import { type MouseEvent, type ReactNode, useState } from 'react';
import { Outlet } from 'react-router';
import { texts } from '#web/platform/texts.ts';
import { ChatButton } from './chat-button.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Menu } from './menu.tsx';
import styles from './shell.module.css';
import { usePageChange } from './use-page-change.ts';

/** `children` stand in for the page where there is none to show. */
export function Shell({ children }: { children?: ReactNode }) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  usePageChange();
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a skip link that leaves the page's own address as it is */}
      <a href="#main" className={styles.skip} onClick={handleSkip}>
        {texts.shell.skipToContent}
      </a>
      <div className={styles.shell}>
        <Header onOpenMenu={() => setMenuOpen(true)} />
        {children ?? <Outlet />}
        <Footer />
      </div>
      <Menu isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <ChatButton />
    </>
  );
}

function handleSkip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.focus();
  main?.scrollIntoView();
}
