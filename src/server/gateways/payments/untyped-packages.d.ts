// The package is typed for its API client only, and importing that client would load a second HTTP client.
declare module 'razorpay/dist/utils/razorpay-utils.js' {
  export function validateWebhookSignature(
    body: string,
    signature: string,
    secret: string,
  ): boolean;
}
