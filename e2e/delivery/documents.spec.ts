import type { Page } from '@playwright/test';
import { pdfFile, pngFile } from '../../backend/src/testing/fixtures/files.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { messageLog, writeMessage } from '../support/messages.ts';
import { addProject } from '../support/projects.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const item = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Documents' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Opens the menu of a document and chooses from it. */
const choose = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page
    .getByRole('menu', { name: `More actions for ${name}` })
    .getByRole('menuitem', { name: action })
    .click();
};

/** Waits for a PDF: Chrome shows it in a new tab if it has a viewer, and saves it if it has none. */
const seesPdf = (page: Page): Promise<string> =>
  Promise.any([
    page.waitForEvent('download').then((download) => download.suggestedFilename()),
    page.waitForEvent('popup').then(() => 'a tab'),
  ]);

test('a customer uploads a document, staff rejects it with a note, the customer asks back and sees the answer arrive', async ({
  page,
  openOther,
}) => {
  // Involves two browsers and everything that happens to one document.
  test.slow();
  const word = crypto.randomUUID().slice(0, 8);
  const [home, permit, photo] = [`Home ${word}`, `Permit ${word}`, `Photo ${word}`];
  const staff = await openOther();
  await signIn(staff, 'admin', '/admin/documents');
  const project = await addProject(staff, home);

  await signIn(page, 'customer', `/projects/${project}?tab=documents`);
  await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
  await page.getByLabel('What is it?').selectOption('permit');
  await page.getByLabel('Upload files').setInputFiles([
    { name: `${permit}.pdf`, mimeType: 'application/pdf', buffer: pdfFile(`${word} 1`) },
    { name: `${photo}.png`, mimeType: 'image/png', buffer: pngFile(word) },
    { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ]);
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByText('Uploaded')).toHaveCount(2);
  await expect(uploads.getByText(/tool\.exe is of a kind that we cannot take/)).toBeVisible();
  await expect(item(page, permit)).toContainText('Waiting for review');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: `View ${photo}` }).click();
  await expect(page.getByRole('dialog', { name: 'Image viewer' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  const shown = seesPdf(page);
  await page.getByRole('button', { name: `View ${permit}` }).click();
  expect([`${permit}.pdf`, 'a tab']).toContain(await shown);

  await staff.getByRole('searchbox', { name: 'Search documents' }).fill(word);
  await expect(staff).toHaveURL(new RegExp(`search=${word}`));
  // Two presses: one to read it, one to approve it.
  await staff.getByRole('link', { name: photo }).click();
  await expect(staff).toHaveURL(/document=/);
  await expect(staff.getByRole('img', { name: photo })).toBeVisible();
  const approve = staff.getByRole('button', { name: `Approve ${photo}` });
  const spot = await approve.boundingBox();
  await approve.click();
  await expect(item(staff, photo)).toContainText('Approved');
  // Another press at the same spot decides nothing about the document that has come up there.
  await staff.mouse.click((spot?.x ?? 0) + (spot?.width ?? 0) / 2, (spot?.y ?? 0) + (spot?.height ?? 0) / 2);
  await expect(staff.getByRole('button', { name: `Approve ${permit}` })).toBeEnabled();
  await item(staff, photo)
    .getByRole('button', { name: `Undo the review of ${photo}` })
    .click();
  await expect(approve).toBeEnabled();
  await staff.keyboard.press('a');
  await expect(item(staff, photo)).toContainText('Approved');
  await expect(staff.getByRole('button', { name: `Reject ${permit}` })).toBeEnabled();
  await expectNoAxeFindings(staff);
  // What is read and searched is part of the address, and what was just decided stays for as long as it can be undone.
  await staff.reload();
  await expect(staff.getByRole('searchbox', { name: 'Search documents' })).toHaveValue(word);
  await staff.getByRole('button', { name: `Reject ${permit}` }).click();
  const rejection = staff.getByRole('dialog', { name: 'Reject document' });
  await rejection.getByRole('button', { name: 'Reject' }).click();
  await expect(rejection.getByText('Please say what is wrong with it')).toBeVisible();
  await rejection.getByRole('textbox').fill('The stamp of the county is missing');
  await rejection.getByRole('button', { name: 'Reject' }).click();
  await expect(item(staff, permit)).toContainText('Rejected');
  await staff.goto('/admin/messages');

  // The customer's tasks are at the top of their projects and link to where they are done.
  await page.goto('/dashboard');
  await page
    .getByRole('region', { name: `What happens next: ${home}` })
    .getByRole('link', { name: `Upload a new version of “${permit}”: it was not approved` })
    .click();
  await expect(item(page, permit)).toContainText('Rejected');
  await expect(item(page, permit)).toContainText('The stamp of the county is missing');

  await page.getByRole('main').getByRole('tab', { name: 'Messages' }).click();
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await writeMessage(page, 'Which stamp do you mean?\nSee https://example.com/permit (page 2)');
  await expect(messageLog(page).getByRole('link', { name: 'https://example.com/permit' })).toHaveAttribute(
    'rel',
    /noopener/,
  );
  // The inbox updates by itself.
  const line = staff.getByRole('link', { name: new RegExp(home) });
  await expect(line).toContainText('1 unread');
  await line.click();
  await expect(messageLog(staff).getByText('Which stamp do you mean?')).toBeVisible();
  await expect(line).not.toContainText('unread');
  await expect(messageLog(page).getByText('Seen')).toBeVisible();
  await writeMessage(staff, 'The round one of the building department.');
  await expect(messageLog(page).getByText('The round one of the building department.')).toBeVisible();
  await expectNoAxeFindings(staff);
  await expectNoAxeFindings(page);

  // On another tab, the customer sees that there is a new message.
  await page.getByRole('main').getByRole('tab', { name: 'Documents' }).click();
  await writeMessage(staff, 'On page 1.');
  await expect(page.getByRole('main').getByRole('tab', { name: 'Messages 1 unread' })).toBeVisible();
  await page
    .getByLabel(`New version of ${permit}`, { exact: true })
    .setInputFiles({ name: 'Stamped.pdf', mimeType: 'application/pdf', buffer: pdfFile(`${word} 2`) });
  await expect(item(page, permit)).toContainText('Waiting for review');
  await page.getByText('1 earlier version').click();
  await expect(page.getByRole('list', { name: `Earlier versions of ${permit}` })).toContainText(
    'The stamp of the county is missing',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download version 1 of ${permit}` }).click();
  expect((await download).suggestedFilename()).toBe(`${permit}.pdf`);
});

test(
  'staff asks for a document, and the customer answers on the portal',
  { tag: '@long' },
  async ({ page, openOther }) => {
    const word = crypto.randomUUID().slice(0, 8);
    const staff = await openOther();
    await signIn(staff, 'admin', '/admin/documents?show=requested');
    const project = await addProject(staff, `Home ${word}`);
    await staff.goto(`/projects/${project}?tab=documents`);
    await staff.getByRole('button', { name: 'Request a document' }).click();
    await staff.getByRole('textbox', { name: 'Document' }).fill(`Deed ${word}`);
    await staff.getByRole('textbox', { name: 'Why do you need it?' }).fill('The county asks for it');
    await staff.getByRole('button', { name: 'Send request' }).click();
    await expect(staff.getByRole('button', { name: `Withdraw the request for Deed ${word}` })).toBeVisible();

    await signIn(page, 'customer', '/dashboard?tab=documents');
    await expect(page.getByRole('button', { name: `Upload Deed ${word}` })).toBeVisible();
    await expectNoAxeFindings(page);
    await page
      .getByLabel(`File for Deed ${word}`)
      .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: pdfFile(word) });
    await expect(item(page, `Deed ${word}`)).toContainText('Waiting for review');
    await expect(page.getByRole('button', { name: `Upload Deed ${word}` })).toHaveCount(0);

    // Staff corrects its name and type.
    await staff.reload();
    await staff.getByRole('button', { name: `More actions for Deed ${word}` }).click();
    await expectNoAxeFindings(staff);
    await staff.keyboard.press('Escape');
    await expect(staff.getByRole('button', { name: `More actions for Deed ${word}` })).toBeFocused();
    await choose(staff, `Deed ${word}`, 'Edit');
    await staff.getByRole('dialog').getByLabel('Name').fill(`Title report ${word}`);
    await staff.getByRole('dialog').getByLabel('Type').selectOption('contract');
    await staff.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(item(staff, `Title report ${word}`)).toContainText('Contract');
    await page.reload();
    await choose(page, `Title report ${word}`, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    // With its answer gone, the request is open again.
    await expect(item(page, `Title report ${word}`)).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Upload Deed ${word}` })).toBeVisible();
  },
);

test(
  'a file whose answer is lost goes on being watched, and is stored once',
  { tag: '@long' },
  async ({ page, openOther, complaints }) => {
    complaints.expect(/ERR_FAILED/);
    const word = crypto.randomUUID().slice(0, 8);
    const staff = await openOther();
    await signIn(staff, 'admin', '/admin/documents?show=requested');
    const project = await addProject(staff, `Home ${word}`);
    let answered = (): void => undefined;
    const answerSent = new Promise<void>((resolve) => (answered = resolve));
    await page.route('**/api/projects/*/documents', async (route) => {
      await route.fetch();
      await answerSent;
      await route.abort();
    });
    await signIn(page, 'customer', `/projects/${project}?tab=documents`);
    await page
      .getByLabel('Upload files')
      .setInputFiles({ name: `Plan ${word}.pdf`, mimeType: 'application/pdf', buffer: pdfFile(word) });
    await expect(page.getByRole('progressbar', { name: `Uploading Plan ${word}.pdf` })).toBeVisible();

    // Changing tabs does not interrupt the upload.
    await page.getByRole('main').getByRole('tab', { name: 'Messages' }).click();
    await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
    answered();
    await expect(page.getByRole('listitem').filter({ hasText: 'Upload failed' })).toBeVisible();
    await page.unroute('**/api/projects/*/documents');
    await page.getByRole('main').getByRole('tab', { name: 'Documents' }).click();
    const uploads = page.getByRole('list', { name: 'Uploads' });
    await uploads.getByRole('button', { name: 'Try again' }).click();
    await expect(uploads.getByText('Uploaded')).toBeVisible();
    await expect(item(page, `Plan ${word}`)).toHaveCount(1);
  },
);
