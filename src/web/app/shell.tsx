// The frame around every page (product §2): header, menu, footer, chat button.

import { type MouseEvent, useState } from 'react';
import { Outlet } from 'react-router';
import { useLanguage } from '#web/language/language.ts';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { texts } from '#web/platform/texts.ts';
import { whenLoaderRemoved } from '#web/ui/loader/loader-removed.ts';
import { ApplyRelease } from './apply-release.tsx';
import { ChatButton } from './chat-button.tsx';
import { ConsentGate } from './consent-gate.tsx';
import { Header } from './header.tsx';
import { PendingPage } from './pending-page.tsx';
import styles from './shell.module.css';
import { useForgetReturnPath } from './use-forget-return-path.ts';
import { usePageChange } from './use-page-change.ts';
import { useRestoreFocus } from './use-restore-focus.ts';
import { useStripPhone } from './use-strip-phone.ts';
import { useUpload } from './use-upload.ts';

/** Loads when the menu is first opened: visitors who never open it never download it. */
const Menu = lazyPart(async () => (await import('./menu.tsx')).Menu);

/** Below the page: it loads once the page has loaded. */
const Footer = lazyPart(async () => {
  await whenLoaderRemoved();
  return (await import('./footer.tsx')).Footer;
});

export function Shell() {
  const [menu, setMenu] = useState<'unopened' | 'open' | 'closed'>('unopened');
  useLanguage();
  usePageChange();
  useRestoreFocus();
  useForgetReturnPath();
  useStripPhone();
  useUpload();
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a skip link that does not change the page's address */}
      <a href="#main" className={styles.skip} onClick={handleSkip}>
        {texts.shell.skipToContent}
      </a>
      <PendingPage />
      <div className={styles.shell}>
        <Header onOpenMenu={() => setMenu('open')} />
        <ApplyRelease>
          <ConsentGate>
            <Outlet />
          </ConsentGate>
        </ApplyRelease>
        <Footer />
      </div>
      {menu !== 'unopened' && (
        <div className={styles.menu}>
          <Menu isOpen={menu === 'open'} onClose={() => setMenu('closed')} />
        </div>
      )}
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
