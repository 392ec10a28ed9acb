import { todaySentences } from '@hearthline/rules/waiting.ts';
import type { Page } from '@playwright/test';
import { demoPassword, demoStaff } from '../../backend/src/seed/accounts.ts';
import { asAdmin, graphqlClient, linkOf, uniqueEmail } from '../support/accounts.ts';
import { signLink } from '../support/agreements.ts';
import { ask } from '../support/graphql-as-user.ts';
import { expect, test } from '../support/own-server.ts';
import { accountOf, signInWith } from '../support/sign-in.ts';
import { today, todayRow, waitingAt } from '../support/today.ts';
import { screenLink } from '../support/workspace.ts';

interface Person {
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly page: Page;
}

const ownContacts = 'query ($owner: ID) { contacts(owner: $owner) { pagination { total } } }';
const idsOfStaff = '{ staff { id name role } }';

test(
  'a working week of twelve people, each in a browser of their own',
  { tag: '@long' },
  async ({ openOther, request, complaints }) => {
    // Whoever leaves is signed out with the page open.
    complaints.expect(/status of 401/);
    test.setTimeout(900_000);
    const admin = await asAdmin(request);
    const visitor = graphqlClient(request, null);
    const accounts = [{ ...accountOf('admin'), role: 'admin' }, ...demoStaff];
    expect(accounts).toHaveLength(12);
    const people: Person[] = [];
    for (const { name, email, role } of accounts) {
      const page = await openOther();
      await signInWith(page, { email, password: demoPassword }, '/healthz');
      people.push({ name, email, role, page });
    }
    const idOf = new Map<string, string>(
      (await admin(idsOfStaff)).staff.map(({ id, name }: { id: string; name: string }) => [name, id]),
    );
    const by = (role: string): Person[] => people.filter((person) => person.role === role);
    const named = (name: string): Person => people.find((person) => person.name === name) as Person;
    const owned = async (name: string): Promise<number> =>
      (await admin(ownContacts, { owner: idOf.get(name) })).contacts.pagination.total;
    const all = async (): Promise<number> =>
      (await admin('{ contacts { pagination { total } } }')).contacts.pagination.total;
    const begun = await all();
    let leads = 0;
    const lead = async (): Promise<void> => {
      leads += 1;
      await visitor(
        'mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }',
        { input: { fullName: `Lee Lead${leads}`, email: uniqueEmail(), phone: `(360) 555-02${10 + leads}` } },
      );
    };

    await test.step('Monday: five leads of nobody are taken by five; tasks, doubles', async () => {
      const nobodys: { who: string }[] = (await admin('{ today(scope: unassigned) { items { who } } }')).today
        .items;
      expect(nobodys).toHaveLength(5);
      const sellers = by('sales');
      await Promise.all(sellers.map(({ page }) => page.goto('/admin?scope=unassigned')));
      const takers = sellers.slice(0, 5);
      await Promise.all(
        takers.map(async ({ page }, place) => {
          const who = nobodys[place]?.who ?? '';
          await todayRow(page, who)
            .getByRole('button', { name: `Take ${who}` })
            .click();
        }),
      );
      // Who took none sees them go.
      await expect(sellers[5]!.page.getByText(todaySentences.noneUnassigned)).toBeVisible();
      await expect
        .poll(
          async () =>
            (await admin('{ today(scope: unassigned) { pagination { total } } }')).today.pagination.total,
        )
        .toBe(0);
      await Promise.all([
        lead(),
        lead(),
        ...by('project_manager').map(async ({ page }) => {
          await page.goto('/admin?kind=task');
          await today(page)
            .getByRole('button', { name: /^Complete / })
            .first()
            .click();
          await expect(today(page).getByText('Done ·').first()).toBeVisible();
        }),
        ...by('office').map(async ({ page }, place) => {
          await page.goto('/contacts/duplicates');
          const group = page.getByRole('region', { name: /^Same email/ }).nth(place);
          await group.getByRole('button', { name: /^Merge / }).click();
          await expect(page.getByText('Contacts merged').first()).toBeVisible();
        }),
      ]);
      expect(await all()).toBe(begun + leads - 2);
    });

    await test.step('Tuesday: who is on holiday gets no leads', async () => {
      const { name, page } = named('Morgan Hale');
      await page.goto('/account');
      await page.getByRole('switch', { name: 'I take new leads' }).click();
      await expect
        .poll(async () => (await admin('{ staff { name takesLeads } }')).staff)
        .toContainEqual(expect.objectContaining({ name, takesLeads: false }));
      const before = await owned(name);
      await Promise.all([lead(), lead(), lead(), lead()]);
      expect(await owned(name)).toBe(before);
    });

    await test.step('Wednesday: somebody leaves while leads come in', async () => {
      const [{ page }, leaver] = [by('admin')[0] as Person, named('Theo Lindgren')];
      await leaver.page.goto('/admin');
      await expect(today(leaver.page)).toBeVisible();
      await page.goto(`/admin?tab=users&search=${encodeURIComponent(leaver.email)}`);
      await page.getByRole('button', { name: /^Manage/ }).click();
      await page.getByRole('button', { name: 'Remove account' }).click();
      const dialog = page.getByRole('dialog', { name: `Remove ${leaver.name}` });
      await dialog
        .getByRole('combobox', { name: /^Give this work to/ })
        .selectOption({ label: 'Sales North' });
      await Promise.all([
        dialog.getByRole('button', { name: 'Remove account' }).click(),
        lead(),
        lead(),
        lead(),
      ]);
      await expect(dialog).toBeHidden();
      const { userRecords } = await admin(
        'query ($id: ID!) { userRecords(id: $id) { ownedContacts openDeals managedProjects openTasks visits threads sharedReports sharedViews } }',
        { id: idOf.get(leaver.name) },
      );
      expect(new Set(Object.values(userRecords))).toEqual(new Set([0]));
      await screenLink(leaver.page, 'My leads').click();
      await expect(leaver.page).toHaveURL(/\/auth/);
    });

    await test.step('Thursday: what is booked is confirmed together', async () => {
      const { page } = by('office')[0] as Person;
      await page.goto('/admin?kind=booking');
      await page.getByRole('button', { name: 'Confirm all' }).click();
      const dialog = page.getByRole('dialog', { name: /^Confirm \d+ bookings\?$/ });
      const count = Number(/\d+/.exec((await dialog.getByRole('heading').first().textContent()) ?? '')?.[0]);
      await dialog.getByRole('button', { name: `Confirm ${count}` }).click();
      await expect(page.getByText(`${count} bookings confirmed`).first()).toBeVisible();
    });

    await test.step('Saturday: somebody who comes by signs', async () => {
      const { page, name } = named('Sofia Brandt');
      const email = uniqueEmail();
      await page.goto('/walk-in');
      await page.getByLabel('First name').fill('Wanda');
      await page.getByLabel('Last name').fill('Saturday');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('combobox', { name: /^Home/ }).selectOption({ index: 1 });
      await page.getByLabel('ZIP code').fill('98604');
      await page.getByLabel('ZIP code').blur();
      await expect(page.getByRole('status').filter({ hasText: /^\$[\d,]+$/ })).toBeVisible();
      await page.getByRole('button', { name: 'Quote' }).click();
      await expect(page).toHaveURL(/\/quotes\//);
      await page.getByRole('button', { name: 'Issue quote' }).click();
      const issue = page.getByRole('dialog', { name: /^Issue quote for / });
      await issue.getByRole('button', { name: 'Issue and mail' }).click();
      await expect(issue).toHaveCount(0);
      const link = await linkOf(admin, email, 'quote_link');
      await visitor(
        'mutation ($token: String!) { acceptLinkedQuote(token: $token, name: "Wanda Saturday") { id } }',
        { token: link.split('token=')[1] },
      );
      const quoteId = page.url().split('/').at(-1);
      const { createAgreement } = await ask(
        page,
        'mutation ($id: ID!) { createAgreement(quoteId: $id, address: "88 Cedar Road") { id version } }',
        { id: quoteId },
      );
      await ask(
        page,
        'mutation ($id: ID!, $version: Int!) { sendAgreement(id: $id, version: $version) { id } }',
        createAgreement,
      );
      await signLink(request, await linkOf(admin, email, 'agreement_link'), 'Wanda Saturday');
      await signLink(request, await linkOf(admin, accountOf('sales').email, 'agreement_link'), name);
      const { deals } = await admin(
        'query { deals(search: "Saturday") { deals { stage agreementSigned owner { name } } } }',
      );
      expect(deals.deals).toEqual([{ stage: expect.any(String), agreementSigned: true, owner: { name } }]);
    });

    await test.step('every count of everybody is what an admin counts', async () => {
      expect(await all()).toBe(begun + leads - 2 + 1);
      for (const { name, role, page } of people) {
        if (name === 'Theo Lindgren') continue;
        if (role !== 'project_manager') {
          const mine = await ask(page, ownContacts, { owner: 'me' });
          expect(mine.contacts.pagination.total, name).toBe(await owned(name));
        }
        await page.goto('/admin?scope=all');
        await expect(today(page).getByRole('button', { name: /^All \d/ })).toBeVisible();
        const shown = await today(page)
          .getByRole('button', { name: /^All \d/ })
          .textContent();
        expect(Number(shown?.replace(/\D/g, '')), name).toBe(await waitingAt(page, 'Overview'));
      }
    });
  },
);
