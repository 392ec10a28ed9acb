import type { APIRequestContext, Page } from '@playwright/test';
import { asAdmin } from '../support/accounts.ts';
import { addContacts, uniqueWord } from '../support/contacts.ts';
import { messageBox, messageLog } from '../support/messages.ts';
import { expect, test } from '../support/own-server.ts';
import { countPresses, inPresses } from '../support/presses.ts';
import { addProject } from '../support/projects.ts';
import { signIn } from '../support/sign-in.ts';
import { addBooking, addCaller, clearDesk, today, todayRow, withoutDialing } from '../support/today.ts';
import { openTab, screenLink, screenName } from '../support/workspace.ts';

// On a server of its own, and one after the other: what comes first in its queues is what a person would press.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page }) => {
  await countPresses(page);
  await withoutDialing(page);
});

/** Signs in, which opens the role's own page, and waits for it. */
const land = async (page: Page): Promise<void> => {
  await signIn(page, 'admin');
  await expect(today(page).getByRole('listitem').first()).toBeVisible();
};

test(
  'a call takes two presses, a booking one, a contact none but Enter',
  { tag: '@long' },
  async ({ page, request }) => {
    const admin = await asAdmin(request);
    await clearDesk(admin);
    const [call, booking] = [await addCaller(admin), await addBooking(admin)];
    await land(page);
    await inPresses(page, 2, 'call a lead back and log it', async () => {
      await todayRow(page, call.who).locator('[data-call]').click();
      await todayRow(page, call.who).getByRole('button', { name: 'Reached' }).click();
      await expect(todayRow(page, call.who)).toContainText('Done · Undo');
    });
    await inPresses(page, 1, 'confirm a booking', async () => {
      await todayRow(page, booking.who)
        .getByRole('button', { name: `Confirm ${booking.who}` })
        .click();
      await expect(todayRow(page, booking.who)).toContainText('Done · Undo');
    });
    const word = uniqueWord();
    await addContacts(page, word, [`Odetta${word}`]);
    await inPresses(page, 0, 'find a contact', async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(`odetta${word}`);
      await expect(page.getByRole('option', { name: new RegExp(`Odetta${word}`) })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(screenName(page)).toHaveText(`Odetta${word} Tester`);
    });
  },
);

test(
  'a contact is added, a message answered and a document approved with two presses',
  { tag: '@long' },
  async ({ page, request }) => {
    await clearDesk(await asAdmin(request));
    const word = uniqueWord();
    await land(page);
    await inPresses(page, 2, 'add a contact', async () => {
      await openTab(page, 'Contacts');
      await page.getByRole('button', { name: 'Add contact' }).click();
      for (const text of ['Two', word]) {
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.type(`two@${word}.example`);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('table', { name: 'Contacts' }).getByText(`Two ${word}`)).toBeVisible();
    });
    await land(page);
    await inPresses(page, 2, 'answer a message', async () => {
      await screenLink(page, 'Messages').click();
      await messageBox(page).fill(`Thank you, ${word}.`);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(messageLog(page).getByText(`Thank you, ${word}.`)).toBeVisible();
    });
    await land(page);
    await inPresses(page, 2, 'read and approve a document', async () => {
      await today(page)
        .getByRole('listitem')
        .filter({ hasText: 'Document' })
        .getByRole('link', { name: /^Open / })
        .first()
        .click();
      await page.getByRole('button', { name: /^Approve / }).click();
      await expect(page.getByRole('list', { name: 'Documents' }).getByText('Approved').first()).toBeVisible();
    });
  },
);

/** The stage of a project, as the server has it. */
const stageOf = async (request: APIRequestContext, id: string): Promise<string> =>
  (await (await asAdmin(request))('query ($id: ID!) { project(id: $id) { stage } }', { id })).project.stage;

test(
  'a project moves with two presses, or is dragged with one',
  { tag: '@long' },
  async ({ page, request }) => {
    await signIn(page, 'admin', '/healthz');
    const name = `Tamarack ${crypto.randomUUID().slice(0, 8)}`;
    const id = await addProject(page, name);
    await land(page);
    await inPresses(page, 2, 'move a project from its page', async () => {
      await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      await page.getByRole('button', { name: 'Move to Permits' }).click();
      await expect.poll(() => stageOf(request, id)).toBe('Permits');
    });
    await page.goto(`/admin?tab=projects&view=board&search=${encodeURIComponent(name)}`);
    const column = (title: string) => page.getByRole('region', { name: new RegExp(`^${title}`) });
    const card = column('Permits').getByRole('article', { name });
    // Dragging follows the cards.
    await expect(card.getByRole('button', { name: `Drag ${name}` })).toHaveAttribute(
      'aria-roledescription',
      'draggable',
    );
    await inPresses(page, 1, 'drag a project to another stage', async () => {
      const [from, to] = [(await card.boundingBox())!, (await column('Design').boundingBox())!];
      await page.mouse.move(from.x + 20, from.y + 12);
      await page.mouse.down();
      await page.mouse.move(to.x + 40, to.y + 80, { steps: 8 });
      await page.mouse.up();
      await expect.poll(() => stageOf(request, id)).toBe('Design');
    });
  },
);

test(
  'a contractor reports progress with two presses, the factory moves a home with one',
  { tag: '@long' },
  async ({ page, openOther }) => {
    await signIn(page, 'contractor');
    await inPresses(page, 2, 'report progress', async () => {
      await page
        .getByRole('button', { name: /^Report progress/ })
        .first()
        .click();
      const form = page.getByRole('dialog', { name: 'Report progress' });
      await form.getByLabel('Note').fill('The frame stands');
      await form.getByRole('button', { name: 'Send report' }).click();
      await expect(form).toBeHidden();
    });

    const factory = await openOther();
    await countPresses(factory);
    await signIn(factory, 'factory');
    await inPresses(factory, 1, 'move a home', async () => {
      const move = factory
        .getByRole('article')
        .getByRole('button', { name: /^To / })
        .and(factory.locator(':enabled'));
      const home = await move.first().evaluate((button) => button.closest('article')?.textContent ?? '');
      const [, station = ''] = /To (\w+)/.exec((await move.first().textContent()) ?? '') ?? [];
      await move.first().click();
      await expect(factory.getByRole('region', { name: station })).toContainText(home.slice(0, 12));
    });
  },
);
