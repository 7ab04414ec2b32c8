import type { Page } from 'playwright-core';
import { untilReady } from './browser';

/** The names of the people at the development provider, by what they can do. */
export const PEOPLE = {
  visitor: 'Robin Vale',
  pilot: 'Hana',
  manager: 'Race Director',
  admin: 'Ada Kask',
} as const;

type Person = keyof typeof PEOPLE;

/** Signs a person in on the provider's page. Ends on the account page. */
export async function signIn(page: Page, origin: string, person: Person): Promise<void> {
  await page.goto(`${origin}/api/public/auth/login`);
  await choosePerson(page, origin, person);
}

/** Signs a person in as a visitor does, by the login drawer. */
export async function signInFromDrawer(page: Page, origin: string, person: Person): Promise<void> {
  await page.goto(`${origin}/events`);
  await untilReady(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Continue to Patreon' }).click();
  await choosePerson(page, origin, person);
}

async function choosePerson(page: Page, origin: string, person: Person): Promise<void> {
  await page.getByRole('heading', { name: 'Who signs in?' }).waitFor();
  await page.getByRole('link', { name: PEOPLE[person] }).click();
  await page.waitForURL(`${origin}/account`);
  await page.getByRole('heading', { name: 'Your Account' }).waitFor();
  await untilReady(page);
}

/** A picture as a file to choose: a square of one colour, made by the browser. */
export async function drawPicture(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w ?? 1;
      canvas.height = h ?? 1;
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = '#1b998b';
        context.fillRect(0, 0, canvas.width, canvas.height);
      }
      return canvas.toDataURL('image/png');
    },
    [width, height],
  );
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}
