import path from 'node:path';
import type { Browser } from 'playwright-core';
import type { Screen } from './list-screens';

/** px; content below is cut off */
const MAX_HEIGHT = 1_800;
const QUALITY = 72;
const SETTLE_MS = 1_500;

export const getPictureName = ({ file }: Pick<Screen, 'file'>, width: number): string =>
  `${file}-${width}.jpg`;

/** Writes one picture per width of a page into a folder. */
export async function takeScreen(
  browser: Browser,
  origin: string,
  screen: Screen,
  folder: string,
): Promise<void> {
  for (const width of screen.widths) {
    const isPhone = width < 720;
    const height = width === 1920 ? 1080 : isPhone ? 844 : 900;
    const context = await browser.newContext({
      viewport: { width, height },
      isMobile: isPhone,
      hasTouch: isPhone,
      colorScheme: 'dark',
    });
    const page = await context.newPage();
    await page.goto(origin + screen.href);
    await page.locator('html[data-ready]').waitFor();
    // time for pictures, maps and late rendering; a live page never stops polling
    await page.waitForTimeout(SETTLE_MS);
    const contentHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.screenshot({
      path: path.join(folder, getPictureName(screen, width)),
      type: 'jpeg',
      quality: QUALITY,
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(contentHeight, width === 1920 ? 1080 : MAX_HEIGHT) },
    });
    await context.close();
  }
}
