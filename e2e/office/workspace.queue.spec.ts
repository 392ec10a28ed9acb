import type { Page } from '@playwright/test';
import { asAdmin, type GraphqlClient } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { range } from '../support/contact-list.ts';
import { expect, test } from '../support/own-server.ts';
import { signIn } from '../support/sign-in.ts';
import {
  addBooking,
  addCaller,
  clearDesk,
  today,
  todayRow,
  waitingAt,
  withoutDialing,
} from '../support/today.ts';

// One after the other, because each counts what waits for the whole company.
test.describe.configure({ mode: 'default' });

/** The number beside the heading of the queue, and the one that its pages add up to. */
const listed = async (page: Page): Promise<readonly number[]> => {
  const heading =
    (await today(page)
      .getByText(/^[\d,]+$/)
      .first()
      .textContent()) ?? '';
  const pages = today(page).getByRole('navigation').getByRole('status');
  const total =
    (await pages.count()) > 0 ? / of (\d+)/.exec((await pages.textContent()) ?? '')?.[1] : heading;
  return [Number(heading), Number(total)];
};

/** Waits until the rail, the heading and the pages of the queue say this number. */
const expectQueueOf = async (page: Page, count: number): Promise<void> => {
  await expect.poll(() => waitingAt(page, 'Overview'), 'the rail').toBe(count);
  await expect.poll(() => listed(page), 'the list').toEqual([count, count]);
};

const mailsTo = async (ask: GraphqlClient, address: string): Promise<string[]> =>
  (await ask('{ mails { mails { kind toAddress } } }')).mails.mails
    .filter((mail: { toAddress: string; kind: string }) => mail.toAddress === address)
    .map(({ kind }: { kind: string }) => kind)
    .filter((kind: string) => kind === 'appointment_affirmed');

test(
  'what is answered leaves the queue, unless it is undone within ten seconds; nobody is told before that',
  { tag: '@long' },
  async ({ page, request }) => {
    test.slow();
    const admin = await asAdmin(request);
    await clearDesk(admin);
    const [call, booking] = [await addCaller(admin), await addBooking(admin)];
    await withoutDialing(page);
    await signIn(page, 'admin');
    await expect(today(page).getByRole('listitem').first()).toBeVisible();
    const before = await waitingAt(page, 'Overview');
    await expectQueueOf(page, before);

    const called = todayRow(page, call.who);
    const callButton = called.locator('[data-call]');
    await callButton.click();
    await called.getByRole('button', { name: 'Reached' }).click();
    await expect(called).toContainText('Done · Undo');
    await expectQueueOf(page, before - 1);
    await called.getByRole('button', { name: `Undo: ${call.who}` }).click();
    await expect(callButton).toBeVisible();
    await expectQueueOf(page, before);

    const booked = todayRow(page, booking.who);
    const confirm = booked.getByRole('button', { name: `Confirm ${booking.who}` });
    const place = await booked.boundingBox();
    await confirm.click();
    await expect(booked).toContainText('Done · Undo');
    await expectQueueOf(page, before - 1);
    expect((await booked.boundingBox())?.y, 'nothing comes to lie under a second press').toBe(place?.y);
    await page.keyboard.press('z');
    await expect(confirm).toBeVisible();
    await expectQueueOf(page, before);

    const pressed = Date.now();
    await confirm.click();
    await expect(booked).toContainText('Done · Undo');
    await expect(booked).toHaveCount(0, { timeout: 20_000 });
    await expectQueueOf(page, before - 1);
    await expect.poll(() => mailsTo(admin, booking.email), { timeout: 20_000 }).toHaveLength(1);
    expect(Date.now() - pressed, 'the mail waits as long as Undo').toBeGreaterThanOrEqual(10_000);
    // What was undone was not mailed later, either.
    expect(await mailsTo(admin, booking.email)).toHaveLength(1);
  },
);

test(
  'the rail, the lists and the report count the same people',
  { tag: '@long' },
  async ({ page, request }) => {
    const admin = await asAdmin(request);
    await clearDesk(admin);
    await addBooking(admin);
    const [call] = [await addCaller(admin), await addCaller(admin)];
    await withoutDialing(page);
    await signIn(page, 'admin');
    const waiting = async (place: string): Promise<number> => {
      await expect.poll(() => waitingAt(page, place)).toBeGreaterThan(0);
      return waitingAt(page, place);
    };
    const before = await waiting('Contacts');
    const row = todayRow(page, call.who);
    await row.locator('[data-call]').click();
    await row.getByRole('button', { name: 'No answer → tomorrow 9:00' }).click();
    await expect.poll(() => waitingAt(page, 'Contacts')).toBe(before - 1);

    await page.goto('/admin?tab=contacts&waiting=true');
    await expect(range(page)).toHaveText(`Showing 1 to ${before - 1} of ${before - 1} contacts`);
    await expect.poll(() => waitingAt(page, 'Contacts')).toBe(before - 1);
    await page.goto('/reports?source=contacts&by=waiting&measure=count&sort=name&chart=bar');
    const line = page
      .getByRole('table', { name: 'Figures of the report' })
      .getByRole('row')
      .filter({ hasText: 'Yes' });
    await expect(line.getByRole('cell').last()).toHaveText(String(before - 1));

    await page.goto('/admin/appointments?view=list&status=booked&period=all');
    const booked = await waiting('Appointments');
    await expect(page.getByText(new RegExp(`^Showing 1 to \\d+ of ${booked} appointments$`))).toBeVisible();
  },
);

test(
  'what a colleague answers goes by itself, but not while the pointer is over it',
  { tag: '@long' },
  async ({ page, request }) => {
    const admin = await asAdmin(request);
    await clearDesk(admin);
    const call = await addCaller(admin);
    await signIn(page, 'admin');
    const row = todayRow(page, call.who);
    await expect(row).toBeVisible();
    const before = await waitingAt(page, 'Overview');
    await row.hover();
    const place = await row.boundingBox();
    await admin(
      'mutation ($contactId: ID!) { logContactCall(contactId: $contactId, input: { outcome: spoke }) }',
      { contactId: call.contactId },
    );
    await expect(row).toContainText('Answered by someone else');
    await expect.poll(() => waitingAt(page, 'Overview')).toBe(before - 1);
    expect((await row.boundingBox())?.y).toBe(place?.y);
    await expectNoAxeFindings(page);
    await page.getByRole('banner').hover();
    await expect(row).toHaveCount(0);
  },
);
