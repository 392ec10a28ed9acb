import { asAdmin, uniqueEmail } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { chooseDay, chooseTime, fillPerson, submitBooking, toast } from '../support/booking.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('staff see the design of a booking, and find who chose the home', { tag: '@long' }, async ({ page }) => {
  const name = `Dee ${uniqueEmail().slice(7, 15)}`;
  await page.goto('/homes/birkenfeld?utm_source=journey&utm_campaign=spring');
  await page.getByRole('button', { name: 'Make it my home' }).click();
  await expect(page).toHaveURL(/\/my-home\/[0-9A-Z]{12}$/);
  const code = page.url().slice(-12);
  await page.getByRole('link', { name: 'Book a consultation' }).click();
  await expect(page.getByRole('group', { name: 'The home you are asking about' })).toContainText(
    'Birkenfeld',
  );
  await chooseDay(page);
  await chooseTime(page);
  await fillPerson(page, uniqueEmail(), name);
  await submitBooking(page).click();
  await expect(toast(page, 'Appointment Scheduled!')).toBeVisible();

  await signIn(page, 'admin', '/admin?tab=contacts&home=birkenfeld');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toBeVisible();
  await page.goto('/admin?tab=contacts&home=enid');
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
  await page.goto(`/admin?tab=contacts&search=${code}`);
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('link', { name })
    .first()
    .click();
  await expect(page.getByText('Nothing has changed since')).toBeVisible();
  await expect(page.getByText('Campaign spring').first()).toBeVisible();
  const designs = page.getByRole('region', { name: 'Designs' });
  await expect(designs.getByRole('link', { name: 'Birkenfeld' })).toHaveAttribute('href', `/my-home/${code}`);
  await expectNoAxeFindings(page);
});

test(
  'a design that was asked about is a suggestion, which staff take over for the deal',
  { tag: '@long' },
  async ({ page, request }) => {
    const admin = await asAdmin(request);
    const email = uniqueEmail();
    const design = async (slug: string): Promise<string> =>
      (await (await request.post('/api/designs', { data: { home: { slug } } })).json()).code;
    const codes = [await design('yachats'), await design('castle-rock')];
    for (const designCode of codes)
      await request.post('/graphql', {
        data: {
          query: 'mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }',
          variables: { input: { fullName: 'Sue Gest', email, phone: '3605550142', designCode } },
        },
      });
    const { contacts } = await admin(
      'query ($search: String) { contacts(search: $search) { contacts { id deals { id number designCode } } } }',
      { search: email },
    );
    const [contact] = contacts.contacts;
    const [deal] = contact.deals;
    expect(deal.designCode).toBe(codes[0]);
    await signIn(page, 'admin', `/deals/${deal.id}`);
    const suggestion = page.getByRole('region', { name: 'A different design was requested' });
    await expect(suggestion.getByRole('link', { name: 'Castle Rock' })).toBeVisible();
    await expectNoAxeFindings(page);
    await suggestion.getByRole('button', { name: `Use it for ${deal.number}` }).click();
    await expect(suggestion).toHaveCount(0);
    await expect(page.getByText('Deal updated', { exact: true })).toBeVisible();
    const { deal: changed } = await admin('query ($id: ID!) { deal(id: $id) { designCode } }', {
      id: deal.id,
    });
    expect(changed.designCode).toBe(codes[1]);
  },
);
