import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects nothing serious on the page: every rule in light; in dark only colours can differ. */
export async function judge(page: Page, what: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // There are no frames to look into, so one script does it all.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (colorScheme === 'dark') axe.withRules('color-contrast');
    const { violations } = await axe.analyze();
    const serious = violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
    const found = serious.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' ')}`);
    expect(found, `${what}, ${colorScheme}`).toEqual([]);
  }
}
