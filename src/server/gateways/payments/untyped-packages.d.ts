// The package has types for its API client only, and loading that takes a second HTTP client along.
declare module 'razorpay/dist/utils/razorpay-utils.js' {
  export function validateWebhookSignature(
    body: string,
    signature: string,
    secret: string,
  ): boolean;
}
