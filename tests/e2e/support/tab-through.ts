import type { Page } from 'playwright-core';

/** The controls of a page that do not work by keyboard. */
export interface KeyboardWalk {
  /** controls that Tab did not reach, of those that are still there */
  missed: string[];
  /** controls that do not show that they have the focus */
  unseen: string[];
}

/** Presses Tab through a page's content, from its first control to its last. Each has to show that it has the focus. */
export async function tabThrough(page: Page): Promise<KeyboardWalk> {
  const wanted = await page.evaluate(() => {
    const controls = [...document.querySelectorAll('main :is(a[href], button, input, select, summary)')];
    const shown = controls.filter(
      (one) => one.checkVisibility() && !one.matches(':disabled, [tabindex="-1"]'),
    );
    for (const [index, one] of shown.entries()) one.setAttribute('data-control', String(index));
    return shown.map(({ outerHTML }) => outerHTML.slice(0, 160));
  });
  const reached = new Set<number>();
  const unseen: string[] = [];
  await page.locator('[data-control="0"]').focus();
  for (let presses = 0; presses <= wanted.length; presses += 1) {
    const { index, hasRing } = await page.evaluate(() => {
      const control = document.activeElement;
      const styles = [control, control?.parentElement ?? null].map((one) => one && getComputedStyle(one));
      return {
        index: Number(control?.getAttribute('data-control') ?? -1),
        hasRing: styles.some(
          (style) => style && style.outlineStyle !== 'none' && style.outlineWidth !== '0px',
        ),
      };
    });
    // the first one was not focused by a key
    if (index >= 0 && presses > 0 && !hasRing) unseen.push(wanted[index] ?? '');
    if (index >= 0) reached.add(index);
    await page.keyboard.press('Tab');
  }
  // a live page may have taken some away meanwhile
  const present = await page.evaluate(() =>
    [...document.querySelectorAll('[data-control]')].map((one) => Number(one.getAttribute('data-control'))),
  );
  return {
    missed: present.filter((index) => !reached.has(index)).map((index) => wanted[index] ?? ''),
    unseen,
  };
}
