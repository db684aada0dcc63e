import { expect, it } from 'vitest';
import { browserOf } from './browser.ts';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.5414.117 Mobile Safari/537.36',
    'Chrome 109',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0', 'Firefox 115'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Mobile/15E148 Safari/604.1',
    'Safari 15',
  ],
  [
    'Mozilla/5.0 (Linux; Android 12; SM-A127F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/20.0 Chrome/106.0.5249.126 Mobile Safari/537.36',
    'Samsung Internet for Android 20',
  ],
  ['RiyaSharma/9876543210 (phone 9876543210)', 'other'],
  ['Chrome/98765432109876543210', 'Chrome'],
  ['', 'other'],
])('%s is %s', (userAgent, expected) => {
  expect(browserOf(userAgent)).toBe(expected);
});
