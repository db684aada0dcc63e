import '#web/platform/polyfills.ts';
import '#web/ui/tokens/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#web/app/app.tsx';
import { rememberSource } from '#web/app/source.ts';
import { startSessionWhenSignedIn } from '#web/features/session/start-session.ts';
import { startLanguage } from '#web/language/language.ts';
import { listenForErrors, rootOptions } from '#web/platform/listen-for-errors.ts';
import { measureWebVitals } from '#web/platform/measure-web-vitals.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { watchTyping } from '#web/platform/quiet-moment.ts';
import { watchReleases } from '#web/platform/reload.ts';
import { listenForBack } from '#web/ui/dialog/listen-for-back.ts';

// index.html then shows a message in place of the app.
const isTooOld = 'tooOld' in document.documentElement.dataset;
if (!isTooOld) start();

function start(): void {
  listenForErrors();
  listenForBack();
  watchTyping();
  watchReleases();
  rememberSource(window.location);
  startSessionWhenSignedIn();

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const app = createRoot(root, rootOptions);
  void startLanguage().then(() =>
    app.render(
      <StrictMode>
        <App queryClient={queryClient} />
      </StrictMode>,
    ),
  );
  measureWebVitals();
}
