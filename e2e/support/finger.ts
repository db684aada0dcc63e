import type { CDPSession, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** One finger, as a touch screen reports it. */
export class Finger {
  readonly session: CDPSession;

  constructor(session: CDPSession) {
    this.session = session;
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  down(point: Point): Promise<void> {
    return this.send('touchStart', [point]);
  }

  async move(from: Point, to: Point, steps = 8): Promise<void> {
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      await this.send('touchMove', [point]);
    }
  }

  up(): Promise<void> {
    return this.send('touchEnd', []);
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) {
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
