// Texts of the membership pages (product §6).

import { CANCELLABLE_DAYS, PROCESSED_AFTER_DAYS } from '#domain/membership/payment.ts';
import { PROMISED } from '#domain/membership/promise.ts';
import { RENEWABLE_DAYS } from '#domain/membership/renewal.ts';
import { translatable } from './language.ts';

export const membership = translatable('membership', {
  title: 'Membership',
  lead: 'One payment opens everything for your child for a whole year. No advertisements, and it never renews by itself.',
  failed: 'The prices could not be loaded. Please check your connection and try again.',
  tryAgain: 'Try again',
  /** For any action: the server was unreachable, or gave no reason. */
  callFailed: 'Something went wrong, please try again later',

  points: {
    title: 'What a membership opens',
    worksheets:
      '{worksheets} premium printable grammar worksheets with separate answer key, one by one or all of a topic as a ZIP, and a maker for sheets of your own',
    questions:
      '{questions} quiz questions with instant results, the reason after every answer, and a report for parents',
    games: '{games} fun word games for vocabulary practice, and a new word every day',
    /** Replaces the worksheets while there are none. */
    topics: '{topics} grammar topics with {levels} levels, easy and hard, for standards 2 to 8',
  },
  /** At least so much, as the landing page says too; the table counts. */
  promised: {
    worksheets: `${PROMISED.worksheets}+`,
    questions: `${PROMISED.questions}+`,
    games: `${PROMISED.games}+`,
  },

  price: {
    title: 'The price',
    /** For screen readers, which do not announce strikethrough. */
    list: 'Regular price:',
    standard: 'Price without the coupon:',
    now: 'Price now:',
    perYear: '{price} rupees per year',
    included: 'For one child, on every device. All taxes included.',
    become: 'Become a Member',
    signUp: 'You sign up first, which is free, and then come back here to pay.',
    hasAccount: 'Already have an account?',
    login: 'Login',
    hosted: 'You pay on the secure page of our payment provider.',
    cancel: `Changed your mind? Cancel within ${CANCELLABLE_DAYS} days.`,
  },

  coupon: {
    label: 'Coupon code',
    placeholder: 'Enter Coupon Code',
    apply: 'Apply',
    applied: 'Coupon Applied {code}',
    missing: 'Please enter a coupon code',
    invalid: 'Invalid Coupon',
    appliedPrice: 'You pay {price} rupees instead of {standard}.',
  },

  comparison: {
    title: 'What is free, and what members get',
    lead: 'The free part stays free, and your child keeps every star either way.',
    what: 'What',
    free: 'Free',
    member: 'Member',
    quizzes: 'Quizzes',
    quizzesFree: 'The topic Nouns, all levels',
    quizzesMember: 'All {topics} topics, {levels} levels',
    cards: 'Card games',
    cardsFree: 'Levels 1 and 2 of each',
    cardsMember: 'All levels',
    matching: 'Matching games',
    word: 'Word of the day',
    worksheets: 'Printable worksheets',
    worksheetsFree: 'The topic Nouns',
    worksheetsMember: 'All {worksheets}, with answer keys',
    maker: 'Sheets of your own: a page for them',
    zip: 'All sheets of a topic as a ZIP',
    report: 'Report for parents',
    reasons: 'The reason after every answer',
    stars: 'Stars and best results, kept in your account',
    advertisements: 'Advertisements',
    all: 'All',
    yes: 'Yes',
    none: 'None',
  },

  sample: {
    title: 'What your child sees',
    lead: 'Every answer is marked at once, with the reason in plain words. At the end of a level come marks and stars, and the best result of each level stays on its topic. A report on the account page says what is solid and what needs more practice; a weekly summary comes by WhatsApp if you switch it on.',
    label: 'An example from the quiz',
    question: 'A spider ____ eight legs.',
    chosen: 'have',
    not: 'Not this one',
    whyNot: '“Have” goes with more than one. Here we speak of one spider.',
    answer: 'has',
    right: 'The answer',
    why: '“A spider” is one animal, so we use “has” to tell what it owns.',
    stars: '2 of 3 stars',
    marks: '8 marks out of 10',
  },

  before: {
    title: 'Before you pay',
    payingTitle: 'How paying works',
    paying: [
      'Become a Member takes you to the page of our payment provider. We pass on the phone number of your account, and nothing about your child.',
      'Card numbers, bank details and UPI PINs are entered there; we never see them.',
      'The membership begins when the provider confirms the payment to us, usually within minutes.',
    ],
    refundTitle: 'Cancelling and your money back',
    refund: [
      `You can cancel within ${CANCELLABLE_DAYS} days of the payment, without a reason: write to us by e-mail, or use your account page.`,
      `A cancellation is processed after ${PROCESSED_AFTER_DAYS} days. You get back what you paid, in the way you paid it.`,
      `More than ${CANCELLABLE_DAYS} days after the payment, cancelling is not possible.`,
    ],
    refundLink: 'All refund terms',
    yearTitle: 'When the year is over',
    year: [
      'Nothing is charged. The free part stays open, and so do the stars your child has earned.',
      `You can renew from ${RENEWABLE_DAYS} days before the end on your account page. The new year begins when the old one ends, so no day is lost.`,
    ],
    whoTitle: 'Who we are',
    who: '{name} is made by {company} in {city}. You can write to us or call us.',
    whoLink: 'More about us',
  },

  unsure: {
    title: 'Not sure yet?',
    text: 'The topic Nouns is free, without an account. Let your child play a level, and see how they like it.',
    tryFree: 'Try a free quiz',
    toPrice: 'Back to the price',
  },

  /** Back on the membership page, without a membership. */
  notice: {
    failed: 'Your payment did not go through. No money was taken.',
    pending: 'Your bank has not confirmed your payment yet. Please do not pay a second time.',
    waiting: 'No payment has reached us. If you closed the payment page, nothing was taken.',
    check: 'I have paid: check again',
  },
} as const);
