import { centsText } from '@hearthline/rules/dollars.ts';
import { asAdmin, linkOf } from '../support/accounts.ts';
import { sendAgreement, signLink } from '../support/agreements.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { accountOf, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a sale changes after it was signed: other siding, an allowance at what it cost, and in the end it is cancelled', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const admin = await asAdmin(request);
  const { dealId, email, link } = await sendAgreement(request, admin);
  const seller = accountOf('admin');
  await signLink(request, link, 'Nora Quill');
  await signLink(request, await linkOf(admin, seller.email, 'agreement_link'), seller.name);
  const dealNow = async () =>
    (
      await admin(
        'query ($id: ID!) { deal(id: $id) { number version designCode contract { contractCents } project { status } cancellation { refundDueCents } } }',
        { id: dealId },
      )
    ).deal;
  const signed = await dealNow();
  await admin('mutation ($id: ID!, $version: Int!) { winDeal(id: $id, version: $version) { id } }', {
    id: dealId,
    version: signed.version,
  });
  await admin(
    'mutation ($code: String!) { updateDesign(code: $code, input: { siding: brick }) { version } }',
    { code: signed.designCode },
  );

  await signIn(page, 'admin', `/deals/${dealId}`);
  const contract = page.getByRole('region', { name: 'Contract', exact: true });
  await contract.getByRole('button', { name: 'Draft change order' }).click();
  const drafting = page.getByRole('dialog', { name: 'Draft change order' });
  await drafting.getByLabel('Reason').fill('Brick siding');
  await drafting.getByLabel('Days later').fill('14');
  await drafting.getByRole('button', { name: 'Draft change order' }).click();
  const editor = page.getByRole('dialog', { name: 'Change order' });
  await expect(editor.getByLabel('Brick veneer siding: amount in dollars')).toBeVisible();
  await expectNoAxeFindings(page);
  await editor.getByRole('button', { name: 'Add line' }).click();
  await editor.getByLabel('Line 2: label').fill('House number');
  await editor.getByLabel('House number: amount in dollars').fill('120');
  await editor.getByRole('button', { name: 'Save change order' }).click();
  await expect(editor).toBeHidden();
  const progress = page.getByRole('region', { name: 'Progress' });
  await progress.getByRole('button', { name: 'Send change order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send change order' }).click();
  await expect(progress.getByText(/^Waiting for Nora Quill’s signature on C-\d+$/)).toBeVisible();
  expect((await dealNow()).contract).toEqual(signed.contract);

  const buyer = await (await page.context().browser()!.newContext()).newPage();
  await buyer.goto(await linkOf(admin, email, 'change_order_link'));
  await buyer.getByRole('button', { name: 'Read it on this page' }).click();
  await expect(buyer.getByRole('article', { name: 'The change order' })).toContainText('House number');
  await expectNoAxeFindings(buyer);
  await buyer.getByRole('checkbox', { name: 'I agree to sign electronically' }).check();
  await buyer.getByLabel('Your full name').fill('Nora Quill');
  await buyer.getByRole('button', { name: 'Sign change order' }).click();
  await expect(buyer.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
  await buyer.context().close();
  await signLink(request, await linkOf(admin, seller.email, 'change_order_link'), seller.name);

  const changed = await dealNow();
  expect(changed.contract.contractCents).toBeGreaterThan(signed.contract.contractCents);
  await page.reload();
  await expect(contract.getByRole('strong').first()).toHaveText(centsText(changed.contract.contractCents));
  await contract.getByRole('button', { name: 'Settle Permits' }).click();
  const settling = page.getByRole('dialog', { name: 'Settle Permits' });
  await settling.getByLabel('What it cost').fill('0');
  await settling.getByLabel('Reason').fill('The county waived them');
  await settling.getByRole('button', { name: 'Settle' }).click();
  await expect(settling).toBeHidden();
  await expect(contract.getByText('“The county waived them”')).toBeVisible();

  await contract.getByRole('button', { name: 'Cancel sale' }).click();
  const cancelling = page.getByRole('dialog', { name: `Cancel sale ${signed.number}` });
  await cancelling.getByLabel('Reason').selectOption('Financing');
  await cancelling.getByLabel(`Type ${signed.number} to confirm`).fill(signed.number);
  await cancelling.getByRole('button', { name: 'Cancel sale' }).click();
  await expect(cancelling).toBeHidden();
  await expect(
    contract.getByText(/^Cancelled .*: financing\. \$0\.00 is kept, \$0\.00 to refund\.$/),
  ).toBeVisible();
  expect(await dealNow()).toMatchObject({
    contract: { contractCents: 0 },
    project: { status: 'cancelled' },
    cancellation: { refundDueCents: 0 },
  });
});
