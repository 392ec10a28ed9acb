import type { Locator, Page } from '@playwright/test';
import { asAdmin } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { rowOf } from '../support/contact-list.ts';
import { addContacts, uniqueWord } from '../support/contacts.ts';
import { messageBox, messageLog } from '../support/messages.ts';
import { expect, test } from '../support/own-server.ts';
import { signIn } from '../support/sign-in.ts';
import { addBooking, clearDesk, today, todayRow } from '../support/today.ts';
import {
  moreOf,
  rail,
  screenLink,
  screenName,
  staffOwn,
  staffScreens,
  staffTabs,
  tabOf,
} from '../support/workspace.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** The places of the bar, as far as they can be seen. */
const places = (page: Page): Locator =>
  rail(page).getByRole('tab').or(rail(page).getByRole('link')).filter({ visible: true });

const expectNothingWider = async (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

test('a morning on a phone: a booking is confirmed, a message answered, a contact looked up', async ({
  page,
  request,
}) => {
  test.slow();
  const word = uniqueWord();
  const admin = await asAdmin(request);
  await clearDesk(admin);
  const booking = await addBooking(admin);
  await signIn(page, 'admin', '/healthz');
  await addContacts(page, word, ['Uma', 'Vera'], { phone: '(360) 555-0148' });
  await page.goto('/admin');
  await expect(today(page).getByRole('listitem').first()).toBeVisible();

  // The bar: five places and More, within reach of a thumb.
  await expect(places(page)).toHaveCount(5);
  for (const place of [...(await places(page).all()), moreOf(page)]) {
    const box = (await place.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.y).toBeGreaterThan(760);
  }
  await todayRow(page, booking.who)
    .getByRole('button', { name: `Confirm ${booking.who}` })
    .tap();
  await expect(todayRow(page, booking.who)).toContainText('Done · Undo');
  await expectNothingWider(page);

  await screenLink(page, 'Messages').tap();
  await expect(screenName(page)).toHaveText('Messages');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().tap();
  await messageBox(page).fill(`On my way, ${word}`);
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(messageLog(page).getByText(`On my way, ${word}`)).toBeVisible();
  await expectNothingWider(page);

  await tabOf(page, 'Contacts').tap();
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill(word);
  await expect(page).toHaveURL(`/admin?tab=contacts&search=${word}`);
  await expect(rowOf(page, 'Uma')).toBeVisible();
  await rowOf(page, 'Uma').tap({ position: { x: 300, y: 60 } });
  const sheet = page.getByRole('dialog', { name: 'Uma Tester' });
  await expect(sheet.getByRole('link', { name: 'Call' })).toBeVisible();
  expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expectNoAxeFindings(page);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(`/admin?tab=contacts&search=${word}`);
  await expect(rowOf(page, 'Vera')).toBeVisible();

  await moreOf(page).tap();
  // The sheet holds all of them, and the four saved views of the demo.
  await expect(places(page)).toHaveCount(staffTabs.length + staffOwn.length + staffScreens.length + 4);
  await screenLink(page, 'Documents').tap();
  await expect(page).toHaveURL('/admin/documents');
  await expect(places(page)).toHaveCount(5);
  await page.goBack();
  await expect(page).toHaveURL(`/admin?tab=contacts&search=${word}`);
});

for (const role of ['contractor', 'factory'] as const)
  test(`a phone has no bar for the one place of a ${role}`, { tag: '@long' }, async ({ page }) => {
    await signIn(page, role);
    await expect(screenName(page)).toBeVisible();
    await expect(rail(page)).toBeHidden();
    // Nor room for it: the page ends where the window or its content does.
    const frame = page.locator('[data-workspace]');
    expect(await frame.evaluate((element) => getComputedStyle(element).paddingBottom)).toBe('0px');
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(rail(page)).toBeVisible();
  });
