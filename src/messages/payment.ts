// Texts of the pages before and after the payment page (product §6.4).

import { translatable } from './language.ts';

export const payment = translatable('payment', {
  pay: {
    title: 'To the payment page',
    opening: 'Opening the payment page…',
    open: 'Open the payment page',
    failedTitle: 'The payment page could not be opened',
    failed: 'Nothing has been paid. Please check your connection and try again.',
    tryAgain: 'Try again',
    back: 'Back to the membership',
  },

  /** The page that the payment page returns to. */
  back: {
    documentTitle: 'Your payment',
    waiting: {
      title: 'One moment, please',
      lead: 'We are waiting for the payment provider to confirm your payment.',
      lines: [
        'That usually takes a few seconds. This page notices by itself.',
        'If you closed the payment page before paying, nothing was taken.',
      ],
    },
    pending: {
      title: 'Your payment is on its way',
      lead: 'Your bank has not confirmed it yet.',
      lines: [
        'Some banks take a few minutes. This page notices by itself, and the membership begins even if you close it.',
        'Please do not pay a second time.',
      ],
    },
    late: {
      title: 'This is taking longer than usual',
      lead: 'We have no confirmation from the payment provider yet.',
      lines: [
        'If you have paid, nothing is lost: the membership begins as soon as the confirmation arrives, even if you close this page. Please do not pay a second time.',
        'If you closed the payment page before paying, nothing was taken, and you can start again.',
        'Has money left your account, and the membership has not begun after a day? Write to {email} with the number of the payment.',
      ],
    },
    unreachable: {
      title: 'We can’t check your payment right now',
      lead: 'The connection is down. A payment that you have made is not lost.',
      lines: ['This page checks again by itself as soon as the connection is back.'],
    },
    member: {
      title: 'Welcome, you are a member',
      lead: 'Everything is open until {date}.',
      lines: ['Thank you. The receipt is on your account page in a moment.'],
    },
    failed: {
      title: 'The payment did not go through',
      lead: 'No money was taken, and nothing has changed.',
      lines: [
        'You can try again, perhaps in another way of paying.',
        'If your bank shows the amount as taken all the same, it gives it back by itself. Questions? Write to {email}.',
      ],
    },
    'not-accepted': {
      title: 'We can’t accept this payment',
      lead: 'The amount was not one of our prices, so the membership has not begun.',
      lines: ['You get the money back in the way you paid it. Questions? Write to {email}.'],
    },
    held: {
      title: 'We have to look at this payment',
      lead: 'It was made at the price of a coupon, but no coupon was applied for your number within the last day. So the membership has not begun yet.',
      lines: [
        'We look at it by hand: then it counts, or you get the money back. Questions? Write to {email}.',
      ],
    },
    'paid-back': {
      title: 'This payment was paid back',
      lead: 'The membership it paid for has ended.',
      lines: ['The money goes back the way it came; a bank may need some days to show it.'],
    },
    goOn: 'Go on where you were',
    startQuiz: 'Start a quiz',
    receipt: 'To your account',
    check: 'Check again',
    tryAgain: 'Try again',
    toMembership: 'Back to the membership',
    toAccount: 'See your payments',
  },
} as const);
