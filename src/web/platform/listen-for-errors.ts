// Notices every error of the page. A few lines of index.html listen from the first moment on and keep the events until
// this takes over; if it never does, they report themselves that the scripts did not start.

import type { RootOptions } from 'react-dom/client';
import type { ClientErrorKind } from '#domain/errors/client-error.ts';
import { onCodeFailed } from './late-code.ts';
import { report, reportError } from './report-error.ts';

declare global {
  interface Window {
    /** Until the scripts run an array. */
    noticedErrors?: { push(event: Event): void };
  }
}

/** Of what a policy forbids by a word; the longest is `trusted-types-policy`. */
const MAX_KEYWORD_LENGTH = 20;
/** Takes over from the document. */
export function listenForErrors(): void {
  const { noticedErrors } = window;
  window.noticedErrors = { push: handleEvent };
  if (Array.isArray(noticedErrors)) noticedErrors.forEach(handleEvent);
  onCodeFailed(({ cause }) => reportError(cause, 'part'));
}

/** What React notices; while developing, its own handlers say more. */
export const rootOptions: RootOptions = import.meta.env.PROD
  ? {
      onUncaughtError(error) {
        reportError(error, 'uncaught');
        // As React does where nothing is set: the document hears of it, and says so where the app could not start.
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
    report('csp', `${effectiveDirective} forbids ${whatIs(blockedURI)}`, stack);
  } else if (event.type === 'vite:preloadError') {
    reportError((event as Event & { payload?: unknown }).payload, 'part');
  } else if (event.target instanceof HTMLScriptElement) {
    report('part', `No script ${event.target.src}`, '');
  } else if (event.target instanceof HTMLLinkElement && event.target.rel === 'stylesheet') {
    // Of the code that a link preloads, its import tells.
    report('part', `No stylesheet ${event.target.href}`, '');
  }
}

/** `inline`, `eval` and the like, or the host of an address, which is all that is told of it. */
function whatIs(blockedUri: string): string {
  const [, host] = /^[a-z]+:\/\/(?:[^/?#@]*@)?([^/?#]*)/i.exec(blockedUri) ?? [];
  return host ?? blockedUri.slice(0, MAX_KEYWORD_LENGTH);
}
