import type { Page } from '@playwright/test';
import { crc32, deflateSync } from 'node:zlib';
import { expectNoAxeFindings } from './support/axe.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const pdf = (word: string) => Buffer.from(`%PDF-1.4\n%${word}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

const chunk = (kind: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A grey picture of 40 by 30 points; `word` makes it another one. */
const png = (word: string): Buffer => {
  const head = Buffer.from([0, 0, 0, 40, 0, 0, 0, 30, 8, 0, 0, 0, 0]);
  return Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), chunk('IHDR', head), chunk('tEXt', Buffer.from(`Comment\0${word}`)), chunk('IDAT', deflateSync(Buffer.alloc(41 * 30, 128))), chunk('IEND', Buffer.alloc(0))]);
};

const ask = async (page: Page, query: string, variables: object): Promise<any> => {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.post('/graphql', { headers: { authorization: `Bearer ${token}` }, data: { query, variables } });
  return ((await answer.json()) as { data: any }).data;
};

/** A project of the demo customer, made for one test. */
const addProject = async (admin: Page, name: string): Promise<string> => {
  const { projectPeople } = await ask(admin, '{ projectPeople(role: customer, search: "customer@example.com") { id } }', {});
  const { createProject } = await ask(admin, 'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }', { input: { name, customerId: projectPeople[0].id } });
  return createProject.id as string;
};

const item = (page: Page, name: string) => page.getByRole('list', { name: 'Documents' }).getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('a customer uploads a document, staff rejects it with a note, and a new version answers it', async ({ page, openOther }) => {
  const word = crypto.randomUUID().slice(0, 8);
  const staff = await openOther();
  await signIn(staff, 'admin', '/admin/documents');
  const project = await addProject(staff, `Home ${word}`);

  await signIn(page, 'customer', `/projects/${project}?tab=documents`);
  await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
  await page.getByLabel('What is it?').selectOption('permit');
  await page.getByLabel('Upload files').setInputFiles([
    { name: `Permit ${word}.pdf`, mimeType: 'application/pdf', buffer: pdf(`${word} 1`) },
    { name: `Photo ${word}.png`, mimeType: 'image/png', buffer: png(word) },
    { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ]);
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByText('Uploaded')).toHaveCount(2);
  await expect(uploads.getByText(/tool\.exe is of a kind that we cannot take/)).toBeVisible();
  await expect(item(page, `Permit ${word}`)).toContainText('Waiting for review');
  await expectNoAxeFindings(page);

  await page.getByRole('button', { name: `View Photo ${word}` }).click();
  await expect(page.getByRole('dialog', { name: 'Image viewer' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');

  await staff.getByRole('searchbox', { name: 'Search documents' }).fill(word);
  await expect(item(staff, `Permit ${word}`)).toBeVisible();
  await expect(item(staff, `Photo ${word}`)).toBeVisible();
  await staff.getByRole('button', { name: `Approve Photo ${word}` }).click();
  await expect(item(staff, `Photo ${word}`)).toHaveCount(0);
  await staff.getByRole('button', { name: `Reject Permit ${word}` }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(staff.getByRole('dialog').getByText('Please say what is wrong with it')).toBeVisible();
  await staff.getByRole('dialog').getByRole('textbox').fill('The stamp of the county is missing');
  await staff.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(item(staff, `Permit ${word}`)).toHaveCount(0);
  await expectNoAxeFindings(staff);

  await page.reload();
  await expect(item(page, `Permit ${word}`)).toContainText('Rejected');
  await expect(item(page, `Permit ${word}`)).toContainText('The stamp of the county is missing');
  await page.getByLabel(`New version of Permit ${word}`, { exact: true }).setInputFiles({ name: 'Permit stamped.pdf', mimeType: 'application/pdf', buffer: pdf(`${word} 2`) });
  await expect(item(page, `Permit ${word}`)).toContainText('Waiting for review');
  await page.getByText('1 earlier version').click();
  await expect(page.getByRole('list', { name: `Earlier versions of Permit ${word}` })).toContainText('The stamp of the county is missing');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download version 1 of Permit ${word}` }).click();
  expect((await download).suggestedFilename()).toBe(`Permit ${word}.pdf`);
});

test('staff asks for a document, and the customer answers on the portal', { tag: '@phone' }, async ({ page, openOther }) => {
  const word = crypto.randomUUID().slice(0, 8);
  const staff = await openOther();
  await signIn(staff, 'admin', '/admin/documents?show=requested');
  const project = await addProject(staff, `Home ${word}`);
  await staff.goto(`/projects/${project}?tab=documents`);
  await staff.getByRole('button', { name: 'Request a document' }).click();
  await staff.getByRole('textbox', { name: 'Document' }).fill(`Deed ${word}`);
  await staff.getByRole('textbox', { name: 'What do you need it for?' }).fill('The county asks for it');
  await staff.getByRole('button', { name: 'Send request' }).click();
  await expect(staff.getByRole('button', { name: `Withdraw the request for Deed ${word}` })).toBeVisible();

  await signIn(page, 'customer', '/dashboard?tab=documents');
  await expect(page.getByRole('button', { name: `Upload Deed ${word}` })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByLabel(`File for Deed ${word}`).setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: pdf(word) });
  await expect(item(page, `Deed ${word}`)).toContainText('Waiting for review');
  await expect(page.getByRole('button', { name: `Upload Deed ${word}` })).toHaveCount(0);
  await page.getByRole('button', { name: `Delete Deed ${word}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  // The answer is gone: the request is open again.
  await expect(item(page, `Deed ${word}`)).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Upload Deed ${word}` })).toBeVisible();
});
