// Catches every error of the page. A few lines of index.html listen from the first moment on and queue the events until
// this takes over. If it never does, they report that the scripts did not start.

import type { RootOptions } from 'react-dom/client';
import type { ClientErrorKind } from '#domain/errors/client-error.ts';
import { onCodeError } from './lazy-code.ts';
import { watchLeaving } from './leaving.ts';
import { report, reportError } from './report-error.ts';

declare global {
  interface Window {
    /** An array until the scripts run. */
    noticedErrors?: { push(event: Event): void };
  }
}

/** For keywords in a policy violation; the longest is `trusted-types-policy`. */
const MAX_KEYWORD_LENGTH = 20;
/** Takes over from the document's own listeners. */
export function listenForErrors(): void {
  watchLeaving();
  const { noticedErrors } = window;
  window.noticedErrors = { push: handleEvent };
  if (Array.isArray(noticedErrors)) noticedErrors.forEach(handleEvent);
  onCodeError(({ cause }) => reportError(cause, 'part'));
}

/** Errors that React catches; in development its own handlers say more. */
export const rootOptions: RootOptions = import.meta.env.PROD
  ? {
      onUncaughtError(error) {
        reportError(error, 'uncaught');
        // React's default: it reaches the document, which shows a message if the app could not start.
        window.reportError(error);
      },
      onCaughtError: handleAs('caught'),
      onRecoverableError: handleAs('recoverable'),
    }
  : {};

function handleAs(kind: ClientErrorKind) {
  return (error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: as React does where nothing is set
    console.error(error);
    reportError(error, kind);
  };
}

export function handleEvent(event: Event): void {
  if (event instanceof ErrorEvent) {
    const { error, message, filename, lineno, colno } = event;
    if (error === null || error === undefined)
      report('error', message, `${filename}:${lineno}:${colno}`);
    else reportError(error, 'error');
  } else if (event.type === 'unhandledrejection') {
    reportError((event as PromiseRejectionEvent).reason, 'rejection');
  } else if (event.type === 'securitypolicyviolation') {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } =
      event as SecurityPolicyViolationEvent;
    const stack = `${sourceFile}:${lineNumber}:${columnNumber}`;
    report('csp', `${effectiveDirective} forbids ${describeBlocked(blockedURI)}`, stack);
  } else if (event.type === 'vite:preloadError') {
    reportError((event as Event & { payload?: unknown }).payload, 'part');
  } else if (event.target instanceof HTMLScriptElement) {
    report('part', `No script ${event.target.src}`, '');
  } else if (event.target instanceof HTMLLinkElement && event.target.rel === 'stylesheet') {
    // For preloaded code the import itself reports the failure.
    report('part', `No stylesheet ${event.target.href}`, '');
  }
}

/** Returns `inline`, `eval` and the like, or only the host of an address. */
function describeBlocked(blockedUri: string): string {
  const [, host] = /^[a-z]+:\/\/(?:[^/?#@]*@)?([^/?#]*)/i.exec(blockedUri) ?? [];
  return host ?? blockedUri.slice(0, MAX_KEYWORD_LENGTH);
}
