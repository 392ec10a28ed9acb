import { countPresses, inPresses } from '../support/presses.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/own-server.ts';
import { today } from '../support/today.ts';

/** The bookings are confirmed one after the other, which takes its time where other journeys run beside. */
const patience = { timeout: 60_000 };

test('press.count: all bookings that wait are confirmed with two presses, and taken back with one', async ({
  page,
}) => {
  test.slow();
  await countPresses(page);
  await signIn(page, 'office', '/admin?scope=all');
  const chip = today(page).getByRole('button', { name: /^Booking \d+$/ });
  const count = Number(/\d+/.exec((await chip.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(20);
  await inPresses(page, 2, `confirm ${count} bookings`, async () => {
    await page.getByRole('button', { name: 'Confirm all' }).click();
    const dialog = page.getByRole('dialog', { name: `Confirm ${count} bookings?` });
    await dialog.getByRole('button', { name: `Confirm ${count}`, exact: true }).click();
    await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(
      `${count} bookings confirmed`,
      patience,
    );
  });
  await expect(chip).toHaveCount(0);
  await inPresses(page, 1, 'take it back', async () => {
    await page
      .getByRole('region', { name: /^Notifications/ })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(chip).toHaveText(`Booking ${count}`, patience);
  });
});
