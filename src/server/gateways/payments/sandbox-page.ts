// The page of the sandbox: looks like a hosted payment page, with a button for everything that can happen on one.

import { escapeHtml } from '#server/platform/http/html.ts';
import type { PaymentPage } from './payment-gateway.ts';

/** What can be chosen on the page. */
export const sandboxActions = [
  'pay',
  'pay-late',
  'pay-twice',
  'fail',
  'close',
  'refund',
  'refund-half',
  'charge-back',
  'win-dispute',
] as const;
export type SandboxAction = (typeof sandboxActions)[number];

interface SandboxView {
  readonly page: PaymentPage;
  readonly phone: string;
  /** The reference with which the page was opened. */
  readonly checkout?: string | undefined;
  /** In rupees. */
  readonly price: number;
  /** What was chosen just now. */
  readonly done?: SandboxAction | undefined;
}

const ways: readonly (readonly [SandboxAction, string])[] = [
  ['pay-late', 'Pay, and let the confirmation come 10 seconds late'],
  ['pay-twice', 'Pay twice by mistake'],
  ['fail', 'Let the payment fail'],
  ['close', 'Close this page without paying'],
];

const afterwards: readonly (readonly [SandboxAction, string])[] = [
  ['refund', 'Refund the last payment'],
  ['refund-half', 'Refund half of it'],
  ['charge-back', 'Have the bank charge it back'],
  ['win-dispute', 'Win the dispute about it'],
];

const outcomes: Partial<Record<SandboxAction, string>> = {
  fail: 'The payment failed. No money was taken. You can try again.',
  refund: 'The last payment is refunded.',
  'refund-half': 'Half of the last payment is refunded.',
  'charge-back': 'The bank has charged the last payment back.',
  'win-dispute': 'The dispute is won.',
};

/** Apart from the page, as the Content-Security-Policy takes no styles from within it. */
export const SANDBOX_STYLE_PATH = '/sandbox/style.css';

export const sandboxStyle = `
  :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
  body { margin: 0; background: light-dark(#eef1f8, #14161c); color: light-dark(#1b1f2a, #eceef4); }
  main { max-width: 26rem; margin: 0 auto; padding: 1.5rem 1rem; }
  section { background: light-dark(#fff, #1f2330); border-radius: 1rem; padding: 1.25rem; margin-bottom: 1rem; }
  h1 { font-size: 1.25rem; margin: 0; } h2 { font-size: 1rem; margin: 0 0 .5rem; }
  .price { font-size: 2.25rem; font-weight: 700; margin: .5rem 0; }
  button { font: inherit; width: 100%; min-height: 2.75rem; margin-top: .5rem; padding: .5rem 1rem; border-radius: .5rem;
    border: 1px solid light-dark(#6b7285, #8a92a8); background: transparent; color: inherit; cursor: pointer; }
  button.main { background: #1d4ed8; border-color: #1d4ed8; color: #fff; font-weight: 700; }
  button:focus-visible { outline: 3px solid light-dark(#b45309, #fbbf24); outline-offset: 2px; }
  .note { margin: 0; padding: .75rem; border-radius: .5rem; background: light-dark(#fef3c7, #4a3a0a); }`;

export function sandboxPage({ page, phone, checkout = '', price, done }: SandboxView): string {
  const button = (action: SandboxAction, text: string, className = '') =>
    `<button name="action" value="${action}"${className}>${escapeHtml(text)}</button>`;
  const outcome = done === undefined ? undefined : outcomes[done];
  const amount = `₹${price}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pay ${escapeHtml(amount)} (sandbox)</title><link rel="stylesheet" href="${SANDBOX_STYLE_PATH}"></head>
<body><main>
<section><h1>Membership</h1>
<p>One year, ${page === 'coupon' ? 'coupon price' : 'standard price'}</p>
<p class="price">${escapeHtml(amount)}</p>
<p>Phone: +91 ${escapeHtml(phone)}</p>
${outcome === undefined ? '' : `<p class="note" role="status">${escapeHtml(outcome)}</p>`}
<form method="post" action="/sandbox/pay/${page}">
<input type="hidden" name="phone" value="${escapeHtml(phone)}">
<input type="hidden" name="checkout" value="${escapeHtml(checkout)}">
<input type="hidden" name="price" value="${price}">
${button('pay', `Pay ${amount}`, ' class="main"')}
<h2>What else can happen</h2>
${ways.map(([action, text]) => button(action, text)).join('\n')}
<h2>Afterwards</h2>
${afterwards.map(([action, text]) => button(action, text)).join('\n')}
</form></section>
<p>This is the sandbox of a development server. No money moves.</p>
</main></body></html>`;
}
