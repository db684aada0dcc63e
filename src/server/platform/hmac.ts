import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether `hex` is the HMAC-SHA-256 of these very bytes. */
export function isHmacOf(bytes: Buffer, hex: string, secret: string): boolean {
  const given = Buffer.from(hex, 'hex');
  const right = createHmac('sha256', secret).update(bytes).digest();
  return given.length === right.length && timingSafeEqual(given, right);
}
