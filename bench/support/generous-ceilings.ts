/** Settings of a site on which everybody signs up from one address: its ceilings would refuse them. */
export const GENEROUS_CEILINGS = {
  OTP_SOFT_LIMIT: '1000000',
  OTP_ADDRESS_CEILING: '1000000/1000000',
  OTP_NETWORK_CEILING: '1000000/1000000',
  OTP_SITE_CEILING: '10000000/10000000',
} as const;
