import type { Page } from '@playwright/test';

/** Texts that are cut off: their container is too small and does not scroll. */
export async function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || parent === null || !parent.checkVisibility({ visibilityProperty: true })) {
        continue;
      }
      // For screen readers only, or shortened on purpose with the whole text as the control's name.
      if (parent.closest('[class*=hidden], [class*=skip], [class*=user], svg, [inert]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      for (let box: Element | null = parent; box !== null; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const isClippedAcross =
          ['hidden', 'clip'].includes(overflowX) &&
          (left < edge.left - 1 || right > edge.right + 1);
        const isClippedDown =
          ['hidden', 'clip'].includes(overflowY) &&
          (top < edge.top - 2 || bottom > edge.bottom + 2);
        if (isClippedAcross || isClippedDown) found.add(`“${text.slice(0, 60)}” is cut off`);
        if (['auto', 'scroll'].includes(overflowX) || position === 'fixed') break;
      }
      if (left < -1) found.add(`“${text.slice(0, 60)}” begins outside the page`);
    }
    return [...found];
  });
}
