import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { addBuyer, addDeal } from '../support/deals.ts';
import { ask } from '../support/graphql-as-user.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const column = (page: Page, title: string) => page.getByRole('region', { name: new RegExp(`^${title}`) });
const stageOf = async (page: Page, id: string): Promise<string> =>
  (await ask(page, 'query ($id: ID!) { deal(id: $id) { stage } }', { id })).deal.stage;

test('a deal moves on the board by mouse and keyboard, can be undone, and asks why it is lost', async ({
  page,
}) => {
  await signIn(page, 'admin', '/healthz');
  const { id, number, name } = await addDeal(page);
  const called = `${number}, ${name}`;
  const isIn = (title: string) =>
    expect(column(page, title).getByRole('article', { name: called })).toBeVisible();
  await page.goto('/deals');
  await isIn('New');

  // Dragging follows the cards.
  await expect(button(page, `Drag ${called}`)).toHaveAttribute('aria-roledescription', 'draggable');
  const card = page.getByRole('article', { name: called });
  const from = (await card.boundingBox())!;
  const to = (await column(page, 'Contacted').boundingBox())!;
  await page.mouse.move(from.x + 60, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 120, { steps: 8 });
  await page.mouse.up();
  await isIn('Contacted');
  await expect(page.getByText(`${called} is in Contacted`).first()).toBeVisible();
  expect(await stageOf(page, id)).toBe('contacted');
  await button(page, 'Undo').click();
  await expect(page.getByText(`${called} is in New again.`).first()).toBeVisible();
  await isIn('New');
  expect(await stageOf(page, id)).toBe('new');

  await button(page, `Drag ${called}`).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${called} is over New.`)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`${called} is over Contacted.`)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`${called} is over Visited.`)).toBeAttached();
  await page.keyboard.press('Space');
  await isIn('Visited');
  await expect(button(page, `Drag ${called}`)).toBeFocused();

  await button(page, `Move ${called}`).click();
  await page.getByRole('menuitem', { name: 'Mark as lost…' }).click();
  const dialog = page.getByRole('dialog', { name: `Mark ${called} as lost` });
  await dialog.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(dialog.getByText('Please choose why the deal was lost')).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByLabel('Reason').selectOption('Timing');
  await dialog.getByLabel('Note (optional)').fill('Waits for the sale of their house');
  await dialog.getByRole('button', { name: 'Mark as lost' }).click();
  await isIn('Lost');
  expect(await stageOf(page, id)).toBe('lost');
});

test(
  'what another admin moves is seen on the board without a reload',
  { tag: '@long' },
  async ({ page, openOther }) => {
    await signIn(page, 'admin', '/healthz');
    const { id, number, name } = await addDeal(page);
    const other = await openOther();
    await signIn(other, 'admin', '/deals');
    const card = column(other, 'New').getByRole('article', { name: `${number}, ${name}` });
    await expect(card).toBeVisible();
    await ask(page, 'mutation ($id: ID!) { moveDeal(id: $id, version: 1, stage: quoted) { id } }', { id });
    await expect(column(other, 'Quoted').getByRole('article', { name: `${number}, ${name}` })).toBeVisible();
    await expect(card).toHaveCount(0);
  },
);

test('a contact’s deal is created, edited, found in the list, moved and given up', async ({ page }) => {
  await signIn(page, 'admin', '/healthz');
  const buyer = await addBuyer(page);
  await page.goto(`/contacts/${buyer.id}`);
  await button(page, 'New deal').click();
  const creating = page.getByRole('dialog', { name: 'New deal' });
  await expect(creating.getByRole('combobox', { name: 'Contact' })).toHaveValue(buyer.name);
  await creating.getByLabel('Value').fill('a lot');
  await creating.getByRole('button', { name: 'Create deal' }).click();
  await expect(creating.getByText('Please enter an amount of at least $0')).toBeVisible();
  await expectNoAxeFindings(page);
  await creating.getByLabel('Value').fill('$212,500');
  await creating.getByRole('button', { name: 'Create deal' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: new RegExp(`^D-\\d+, ${buyer.name}$`) }),
  ).toBeVisible();
  const details = page.getByRole('region', { name: 'Details' });
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect(progress).toContainText('$212,500');
  await expect(progress).toContainText('As entered by staff');
  await expect(page.getByText('Deal opened')).toBeVisible();
  await expect(page.getByText('Contact created')).toBeVisible();

  await details.getByRole('button', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: /^Edit D-/ });
  await editing.getByLabel('Probability').fill('30');
  await editing.getByLabel('Expected close').fill('2031-05-01');
  await editing.getByRole('button', { name: 'Add co-buyer' }).click();
  await editing.getByLabel('Name of co-buyer 1').fill('Sam Partner');
  await editing.getByLabel('Email of co-buyer 1').fill('sam@partner.example');
  await expectNoAxeFindings(page);
  await editing.getByRole('button', { name: 'Save changes' }).click();
  await expect(editing).toBeHidden();
  await expect(details).toContainText('$63,750');
  await expect(details).toContainText('Sam Partner');
  await expect(page.getByText('Probability, Expected close, Co-buyers')).toBeVisible();
  await expect(page.getByText(/^Buyers: .* and Sam Partner/)).toBeVisible();

  await button(page, 'Move to…').click();
  await page.getByRole('menuitem', { name: 'Move to Visited' }).click();
  await expect(page.getByText('Moved to Visited')).toBeVisible();

  await page.goto(`/deals?view=list&search=${encodeURIComponent(buyer.name)}`);
  await expect(page.getByText('1 deal', { exact: true })).toBeVisible();
  await expect(page.getByText('Value $212,500')).toBeVisible();
  await page.getByRole('link', { name: buyer.name }).click();
  await button(page, 'Move to…').click();
  await page.getByRole('menuitem', { name: 'Mark as lost…' }).click();
  const losing = page.getByRole('dialog', { name: /as lost$/ });
  await losing.getByLabel('Reason').selectOption('Land');
  await losing.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(details).toContainText('Lost because ofLand');
});

test('the board leads to the list of a stage, with the sums of exactly its rows', async ({ page }) => {
  await signIn(page, 'admin', '/healthz');
  await addDeal(page);
  // Once more where another journey has opened or moved a deal meanwhile.
  await expect(async () => {
    await page.goto('/deals');
    const sums = column(page, 'New').getByRole('link', { name: /^List of New/ });
    const worth = (await sums.textContent())?.match(/\$[\d,]+/)?.[0] ?? 'nothing';
    await sums.click();
    await expect(page).toHaveURL(/\/deals\?view=list&stage=new$/);
    await expect(page.getByRole('combobox', { name: 'Stage' })).toHaveValue('new');
    await expect(page.getByText(`Value ${worth}`)).toBeVisible({ timeout: 3000 });
  }).toPass();
});

test('the heads of the board stay in sight while its cards scroll', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'admin', '/healthz');
  await Promise.all(Array.from({ length: 12 }, () => addDeal(page)));
  await page.goto('/deals');
  const head = column(page, 'New').getByRole('heading', { name: /^New/ });
  const before = await head.boundingBox();
  const last = column(page, 'New').getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(head).toBeInViewport({ ratio: 1 });
  expect((await head.boundingBox())?.y).toBeLessThanOrEqual(before?.y ?? 0);
});
