// Web vitals, measured by a sample of page loads (product §13.7): largest contentful paint, interaction to next paint
// and cumulative layout shift.

/** Percentage of page loads that measure themselves. */
export const SAMPLED_PERCENT = 10;

export const webVitals = ['LCP', 'INP', 'CLS'] as const;
export type WebVital = (typeof webVitals)[number];

/** Above these a value is a mistake of the browser, or made up: milliseconds, milliseconds, a score. */
export const LARGEST_VITAL: Readonly<Record<WebVital, number>> = {
  LCP: 120_000,
  INP: 60_000,
  CLS: 100,
};

/** As the Network Information API names them; browsers without it say `other`. */
export const connectionTypes = ['slow-2g', '2g', '3g', '4g', 'other'] as const;
export type ConnectionType = (typeof connectionTypes)[number];
