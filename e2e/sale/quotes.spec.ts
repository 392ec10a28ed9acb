import { asAdmin, linkOf, uniqueEmail, type GraphqlClient } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** A deal of a new contact with a design. */
const newDeal = async (admin: GraphqlClient): Promise<{ id: string; email: string }> => {
  const email = uniqueEmail();
  const { createContact } = await admin(
    'mutation ($input: CreateContactInput!) { createContact(input: $input) { id } }',
    { input: { firstName: 'Nora', lastName: 'Quill', email } },
  );
  const { createDesign } = await admin(
    'mutation { createDesign(input: { home: { slug: "yachats" }, roof: hip }) { design { code } } }',
  );
  const { createDeal } = await admin('mutation ($input: DealInput!) { createDeal(input: $input) { id } }', {
    input: { contactId: createContact.id, designCode: createDesign.design.code },
  });
  return { id: createDeal.id, email };
};

test('staff draft, change and issue a quote', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const deal = await newDeal(admin);
  await signIn(page, 'admin', `/deals/${deal.id}`);
  const quotes = page.getByRole('region', { name: 'Quotes' });
  await quotes.getByRole('button', { name: 'Draft quote' }).click();
  const editor = page.getByRole('form', { name: 'Edit draft' });
  const paper = page.getByRole('region', { name: 'What the buyer will read' });
  await editor.getByLabel('Septic system: basis').selectOption('Not included');
  await editor.getByRole('button', { name: 'Add discount' }).click();
  await page.keyboard.type('1500');
  await expect(editor.getByLabel('Discount: amount in dollars')).toHaveValue('-1,500');
  await editor.getByRole('button', { name: 'Save draft' }).click();
  await expect(editor.getByText('Please say why there is a discount')).toBeVisible();
  await expectNoAxeFindings(page);
  await editor.getByLabel('Discount: note').fill('Spring fair');

  // Enter adds a line, and what is typed survives a visit to another page.
  await editor.getByLabel('Septic system: label').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Retaining wall');
  await editor.getByLabel('Retaining wall: basis').selectOption('Allowance');
  await editor.getByLabel('Retaining wall: amount in dollars').fill('8,150');
  await editor.getByLabel('Retaining wall: not to exceed, in dollars').fill('11,000');
  await expect(paper.getByText('Allowance · not to exceed $11,000.00')).toBeVisible();
  await page.getByRole('link', { name: /^Deal D-/ }).click();
  await expect(quotes).toBeVisible();
  await page.goBack();
  await expect(editor.getByLabel('Retaining wall: amount in dollars')).toHaveValue('8,150');
  await editor.getByRole('button', { name: 'Save draft' }).click();
  await expect(editor.getByText('All changes are saved.')).toBeVisible();
  await expect(paper.getByText('-$1,500.00').first()).toBeVisible();

  await page.getByRole('button', { name: 'Issue quote' }).click();
  const issue = page.getByRole('dialog', { name: /^Issue quote for \$/ });
  await issue.getByLabel('Valid until').fill('2020-01-01');
  await issue.getByRole('button', { name: 'Issue and mail' }).click();
  await expect(issue.getByText('Please choose today or a later day')).toBeVisible();
  await issue
    .getByLabel('Valid until')
    .fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10));
  await issue.getByRole('button', { name: 'Issue and mail' }).click();
  await expect(issue).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Revise quote' })).toBeVisible();
  await page.goto(`/deals/${deal.id}`);
  const card = quotes.getByRole('article', { name: /^Quote Q-\d+$/ });
  await expect(card.getByText('Issued', { exact: true })).toBeVisible();
  await card.getByText(/^\d+ lines$/).click();
  await expect(card.getByText('Spring fair')).toBeVisible();
  await expectNoAxeFindings(page);
  await linkOf(admin, deal.email, 'quote_link');

  await card.getByRole('button', { name: 'Revise quote' }).click();
  const revise = page.getByRole('dialog', { name: /^Revise Q-/ });
  await expectNoAxeFindings(page);
  await revise.getByText('With prices from the newest design').click();
  await revise.getByRole('button', { name: 'Draft revision' }).click();
  await expect(paper.getByText(/^Q-\d+ was \$[\d,.]+\./)).toBeVisible();
  await expect(editor.getByLabel('Retaining wall: amount in dollars')).toHaveValue('8,150');
});

test('a buyer opens the mailed link, chooses one of two quotes and accepts it', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const deal = await newDeal(admin);
  const issueOne = async (): Promise<string> => {
    const { draftQuote } = await admin(
      'mutation ($dealId: ID!) { draftQuote(dealId: $dealId) { id version } }',
      { dealId: deal.id },
    );
    const { issueQuote } = await admin(
      'mutation ($id: ID!, $version: Int!, $day: LocalDate!) { issueQuote(id: $id, version: $version, validUntil: $day) { quote { number } } }',
      { ...draftQuote, day: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10) },
    );
    return issueQuote.quote.number;
  };
  const [first, second] = [await issueOne(), await issueOne()];
  const link = await linkOf(admin, deal.email, 'quote_link');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Yachats' })).toBeVisible();
  await expect(page).toHaveURL('/quote');
  await expect(page.getByText(`Quote ${second}`)).toBeVisible();
  await expect(page.getByText(/APR, \d+% down, 30 years/).first()).toBeVisible();
  await expectNoAxeFindings(page);

  await page.reload();
  await page.getByRole('button', { name: `Show ${first}` }).click();
  await expect(page.getByText(`Quote ${first}`)).toBeVisible();
  await page.getByRole('button', { name: 'Accept quote' }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Accept ${first} for \\$`) });
  await dialog.getByRole('button', { name: 'Accept quote' }).click();
  await expect(dialog.getByText('Please enter your name')).toBeVisible();
  await dialog.getByLabel('Your full name').fill('Nora Quill');
  await dialog.getByRole('button', { name: 'Accept quote' }).click();
  await expect(page.getByText(/^Nora Quill accepted this quote on /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decline quote' })).toHaveCount(0);
  await expectNoAxeFindings(page);

  // The link itself still opens its own quote.
  await page.reload();
  await expect(
    page.getByText('This quote was replaced. Open the newest quote from our email, or call us.'),
  ).toBeVisible();
});
