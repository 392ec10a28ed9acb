import type { APIRequestContext } from '@playwright/test';
import { asAdmin } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { openScreen } from '../support/workspace.ts';

/** Creates a project of the demo contractor and the demo customer, first in the contractor's list. */
const newProject = async (request: APIRequestContext): Promise<{ id: string; name: string }> => {
  const admin = await asAdmin(request);
  const name = `Site ${crypto.randomUUID().slice(0, 8)}`;
  const find = async (role: string): Promise<string> =>
    (
      await admin(
        'query ($role: ProjectPart!, $search: String) { projectPeople(role: $role, search: $search) { id email } }',
        { role, search: `${role}@example.com` },
      )
    ).projectPeople[0].id;
  const input = {
    name,
    status: 'in_progress',
    stage: 'Delivery',
    progress: 45,
    startDate: '2026-01-05',
    estimatedCompletion: '2026-01-06',
    customerId: await find('customer'),
    contractorId: await find('contractor'),
  };
  const { createProject } = await admin(
    'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
    { input },
  );
  return { id: createProject.id, name };
};

test('a contractor reports progress, and the customer sees it', async ({ page, request, openOther }) => {
  const { id, name } = await newProject(request);
  await signIn(page, 'contractor');
  await expect(page.getByText('Logged in as: contractor (contractor)')).toBeVisible();
  const card = page.getByRole('article', { name });
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '45');
  await card.getByRole('button', { name: 'Report progress' }).click();
  const form = page.getByRole('dialog', { name: 'Report progress' });
  await form.getByLabel('Stage').fill('Installation');
  await form.getByLabel('Percent complete').fill('55');
  await form.getByLabel('Note').fill('The frame stands');
  await expectNoAxeFindings(page);
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form).toBeHidden();
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '55');

  const other = await openOther();
  await signIn(other, 'customer', `/projects/${id}`);
  await expect(other.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '55');
  await other.getByRole('tab', { name: 'History' }).click();
  await expect(other.getByText('The frame stands')).toBeVisible();
  await expect(other.getByText('45% → 55%')).toBeVisible();
});

test(
  'a contractor schedules a build, says what blocks it, and reads the rules',
  { tag: '@long' },
  async ({ page, request }) => {
    const { name } = await newProject(request);
    const title = `Set ${name}`;
    await signIn(page, 'contractor', '/contractor?work=builds');
    await page.getByRole('button', { name: 'Schedule a build' }).click();
    const form = page.getByRole('dialog', { name: 'Schedule a build' });
    await form.getByRole('button', { name: 'Schedule build' }).click();
    await expect(form.getByText('Please describe the work')).toBeVisible();
    await form.getByRole('combobox', { name: 'Project' }).fill(name);
    await form.getByRole('option', { name }).click();
    await form.getByLabel('Work to be done').fill(title);
    await form.getByRole('button', { name: 'Schedule build' }).click();
    await expect(form).toBeHidden();
    const card = page.getByRole('article', { name: title });
    await card.getByRole('button', { name: 'Start' }).click();
    await expect(card.getByText('In progress')).toBeVisible();
    await card.getByRole('button', { name: 'Blocked' }).click();
    await page.getByLabel('What is blocking it').fill('No crane today');
    await page.getByRole('button', { name: 'Report block' }).click();
    await expect(card.getByText('No crane today')).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Read Safety protocols' }).click();
    await expect(page.getByRole('dialog').getByText('Stop-work authority', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Crew' }).click();
    await expect(page.getByRole('table', { name: 'Crew' }).getByRole('row').nth(1)).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByRole('tab', { name: 'Materials' }).click();
    await expect(page.getByRole('table', { name: 'Materials' }).getByRole('row').nth(1)).toBeVisible();
  },
);

test(
  'staff sees a contractor’s build, and schedules one for them',
  { tag: '@long' },
  async ({ page, request, openOther }) => {
    const { name } = await newProject(request);
    const title = `Crane ${name}`;
    await signIn(page, 'contractor', '/contractor?work=builds');
    await page.getByRole('button', { name: 'Schedule a build' }).click();
    const form = page.getByRole('dialog', { name: 'Schedule a build' });
    await form.getByRole('combobox', { name: 'Project' }).fill(name);
    await form.getByRole('option', { name }).click();
    await form.getByLabel('Work to be done').fill(title);
    await form.getByRole('button', { name: 'Schedule build' }).click();
    await expect(form).toBeHidden();

    const staff = await openOther();
    await signIn(staff, 'admin');
    await openScreen(staff, 'Contractors');
    await staff.getByRole('searchbox', { name: 'Search contractors' }).fill('contractor@example.com');
    await expect(staff).toHaveURL(/search=contractor/);
    await expect(staff.getByRole('table', { name: 'Contractors' }).getByRole('row')).toHaveCount(2);
    await staff.getByRole('table', { name: 'Contractors' }).getByRole('link').click();
    const card = staff.getByRole('article', { name: title });
    await expect(card.getByText('Scheduled')).toBeVisible();
    await staff.getByRole('button', { name: 'Schedule a build' }).click();
    const own = staff.getByRole('dialog', { name: 'Schedule a build' });
    await own.getByRole('combobox', { name: 'Project' }).fill(name);
    await own.getByRole('option', { name }).click();
    await own.getByLabel('Work to be done').fill(`Office ${name}`);
    await expect(own.getByRole('checkbox').first()).toBeAttached();
    await expectNoAxeFindings(staff);
    await own.getByRole('button', { name: 'Schedule build' }).click();
    await expect(own).toBeHidden();
    await expect(staff.getByRole('article', { name: `Office ${name}` })).toBeVisible();
    await staff.getByRole('tab', { name: 'Materials' }).click();
    await staff.getByLabel('Show').selectOption('Used up');
    await staff.reload();
    await expect(staff.getByLabel('Show')).toHaveValue('used_up');
    await expect(staff.getByRole('table', { name: 'Materials' }).getByRole('row').nth(1)).toBeVisible();
  },
);
