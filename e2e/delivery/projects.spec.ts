import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { ask } from '../support/graphql-as-user.ts';
import { addProject } from '../support/projects.ts';
import { accountOf, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { pageAbove } from '../support/workspace.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('an admin creates a project, and its customer sees it, but not its cost', async ({
  page,
  openOther,
}) => {
  const name = `Cedar ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, 'admin', '/admin?tab=projects');
  await button(page, 'New Project').click();
  const form = page.getByRole('dialog', { name: 'New Project' });
  await form.getByRole('button', { name: 'Create project' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await form.getByLabel('Name').first().fill(name);
  await form.getByRole('combobox', { name: 'Customer' }).fill(accountOf('customer').email);
  await form.getByRole('option', { name: /customer@example/ }).click();
  await form.getByLabel('Budget').fill('$250,000');
  await form.getByLabel('Actual cost').fill('12345');
  await form.getByRole('button', { name: 'Create project' }).click();
  await expect(form).toBeHidden();
  await page.goto(`/admin?tab=projects&view=cards&search=${encodeURIComponent(name)}`);
  const card = page.getByRole('article', { name });
  await expect(card.getByText('$250,000')).toBeVisible();
  await expect(card.getByText('$12,345')).toBeVisible();

  const other = await openOther();
  await signIn(other, 'customer', '/dashboard');
  const own = other.getByRole('article', { name });
  await expect(own.getByText('Not assigned')).toBeVisible();
  await expect(other.getByText('$12,345')).toHaveCount(0);
  await own.getByRole('link', { name: /View Details/ }).click();
  await expect(other.getByRole('list', { name: 'Stages' }).getByRole('listitem')).toHaveCount(9);
  await expect(other).toHaveTitle(new RegExp(`^${name} · `));
  await button(other, 'Edit Project').click();
  await other.getByLabel('Site address').fill('7 Cedar Loop');
  await button(other, 'Save changes').click();
  await expect(other.getByText('7 Cedar Loop')).toBeVisible();
  await other.getByRole('tab', { name: 'History' }).click();
  await expect(other.getByText('Site address changed')).toBeVisible();
});

test(
  'of two who plan the stages of one project the second is told, and overwrites nothing else',
  { tag: '@long' },
  async ({ page, openOther }) => {
    const name = `Fir ${crypto.randomUUID().slice(0, 8)}`;
    await signIn(page, 'admin', '/healthz');
    const id = await addProject(page, name);
    const other = await openOther();
    await signIn(other, 'admin', `/projects/${id}`);
    const list = `/admin?tab=projects&view=cards&search=${encodeURIComponent(name).replace('%20', '+')}`;
    await page.goto(list);
    await page.getByRole('link', { name: /View Details/ }).click();
    for (const one of [page, other]) await button(one, 'Plan stages').click();
    const form = (one: Page) => one.getByRole('dialog', { name: 'Plan stages' });
    await form(other).getByLabel('Planned for').first().fill('2027-02-01');
    await form(other).getByRole('button', { name: 'Remove Delivery' }).click();
    await button(other, 'Save time line').click();
    await expect(form(other)).toBeHidden();

    await form(page).getByLabel('Stage 2 *').fill('County permits');
    await page.keyboard.press('Enter');
    await expect(form(page).getByText(/Somebody else changed this/)).toBeVisible();
    await expectNoAxeFindings(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(form(page).getByLabel('Planned for').first()).toBeFocused();
    await expect(form(page).getByLabel('Planned for').first()).toHaveValue('2027-02-01');
    await page.keyboard.press('Enter');
    await expect(form(page)).toBeHidden();
    const stages = page.getByRole('list', { name: 'Stages' }).getByRole('listitem');
    await expect(stages.filter({ hasText: 'County permits' })).toHaveCount(1);
    await expect(stages.filter({ hasText: 'Delivery' })).toHaveCount(0);

    // The list is still as it was left, even after a reload.
    await page.reload();
    await pageAbove(page).click();
    await expect(page).toHaveURL(list);
  },
);

test(
  'moving the days of a project says which planned days move with them, and moves those',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'admin', '/healthz');
    const id = await addProject(page, `Larch ${crypto.randomUUID().slice(0, 8)}`, {
      startDate: '2031-01-06',
      estimatedCompletion: '2031-07-07',
    });
    const read = async () =>
      (
        await ask(page, 'query ($id: ID!) { project(id: $id) { version stages { name plannedFor } } }', {
          id,
        })
      ).project;
    const stages: { name: string }[] = (await read()).stages;
    // The first one has begun; of the others two are planned.
    const days: Record<number, object> = {
      0: { plannedFor: '2031-01-06', beganOn: '2026-01-05' },
      1: { plannedFor: '2031-02-03' },
      4: { plannedFor: '2031-04-07' },
    };
    const plan = {
      version: (await read()).version,
      stages: stages.map(({ name }, index) => ({ name, ...days[index] })),
    };
    await ask(
      page,
      'mutation ($id: ID!, $input: PlanProjectStagesInput!) { planProjectStages(id: $id, input: $input) { id } }',
      { id, input: plan },
    );
    const planned = async () =>
      (await read()).stages.map(({ plannedFor }: { plannedFor: string | null }) => plannedFor);
    expect((await planned())[4]).toBe('2031-04-07');

    await page.goto(`/projects/${id}`);
    await button(page, 'Edit Project').click();
    const form = page.getByRole('dialog', { name: 'Edit Project' });
    await form.getByLabel('Start date').fill('2031-01-20');
    await form.getByLabel('Estimated completion').fill('2031-07-21');
    const preview = form
      .getByRole('status')
      .filter({ hasText: 'Saving moves the planned dates of upcoming stages' });
    await expect(preview.getByRole('listitem')).toHaveText([
      `${stages[1]?.name}: Feb 3, 2031 → Feb 17, 2031`,
      `${stages[4]?.name}: Apr 7, 2031 → Apr 21, 2031`,
    ]);
    await expectNoAxeFindings(page);
    expect((await planned())[4]).toBe('2031-04-07');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form).toBeHidden();
    expect((await planned()).filter(Boolean)).toEqual(['2031-01-06', '2031-02-17', '2031-04-21']);
    const timeLine = page.getByRole('list', { name: 'Stages' }).getByRole('listitem');
    await expect(timeLine.filter({ hasText: stages[1]?.name ?? '' }).first()).toContainText('Feb 17, 2031');
  },
);

test('a project moves on the board by mouse and keyboard, and from its page with one press; each can be undone', async ({
  page,
}) => {
  await signIn(page, 'admin', '/healthz');
  const name = `Hemlock ${crypto.randomUUID().slice(0, 8)}`;
  const id = await addProject(page, name);
  const stage = async () =>
    (await ask(page, 'query ($id: ID!) { project(id: $id) { stage } }', { id })).project.stage;
  const column = (title: string) => page.getByRole('region', { name: new RegExp(`^${title}`) });
  const isIn = (title: string) => expect(column(title).getByRole('article', { name })).toBeVisible();
  const undo = async () => {
    await button(page, 'Undo').click();
    await expect(page.getByText(`${name} is in Design again.`).first()).toBeVisible();
  };
  await page.goto(`/admin?tab=projects&view=board&search=${encodeURIComponent(name)}`);
  await isIn('Design');

  // Dragging follows the cards.
  await expect(button(page, `Drag ${name}`)).toHaveAttribute('aria-roledescription', 'draggable');
  const card = page.getByRole('article', { name });
  const from = (await card.boundingBox())!;
  const to = (await column('Permits').boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 80, { steps: 8 });
  await page.mouse.up();
  await isIn('Permits');
  await expect(page.getByText(`${name} is in Permits`).first()).toBeVisible();
  expect(await stage()).toBe('Permits');
  await undo();
  await isIn('Design');
  expect(await stage()).toBe('Design');

  await button(page, `Drag ${name}`).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${name} is over Design.`)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`${name} is over Permits.`)).toBeAttached();
  await page.keyboard.press('Space');
  await isIn('Permits');
  await expect(button(page, `Drag ${name}`)).toBeFocused();
  await undo();

  await card.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await button(page, 'Move to Permits').click();
  await expect(button(page, 'Move to Site Preparation')).toBeVisible();
  expect(await stage()).toBe('Permits');
  await undo();
  await expect(button(page, 'Move to Permits')).toBeVisible();
});

test(
  'the timeline shows every active project over time, and the form keeps Save in view',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, 'admin', '/admin?tab=projects&view=timeline');
    const timeline = page
      .getByRole('group', { name: 'Timeline of the projects' })
      .or(page.getByRole('list', { name: 'Projects by their next date' }));
    const project = timeline.getByRole('link', { name: /Whitfield Family Home/ });
    await expect(project).toBeVisible();
    await project.click();
    await button(page, 'Edit Project').click();
    const form = page.getByRole('dialog', { name: 'Edit Project' });
    const save = form.getByRole('button', { name: 'Save changes' });
    await expect(save).toBeInViewport({ ratio: 1 });
    await form.getByRole('button', { name: 'Money' }).click();
    await expect(form.getByLabel('Budget')).toBeFocused();
    await expect(form.getByLabel('Budget')).toBeInViewport({ ratio: 1 });
    await expect(save).toBeInViewport({ ratio: 1 });
    await expectNoAxeFindings(page);
  },
);
