import { ask } from '../support/graphql-as-user.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { addContacts, people, uniqueWord } from '../support/contacts.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Removes the preview's frame: it allows no scripts, so axe cannot look into it. */
const withoutFrames = (page: { evaluate: (work: () => void) => Promise<void> }): Promise<void> =>
  page.evaluate(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()));

test('an admin writes a campaign, sees it as it will be, tests and sends it', async ({ page }) => {
  const word = uniqueWord();
  await signIn(page, 'admin', '/admin?tab=marketing');
  await addContacts(page, word, people(3), { tags: [word] });
  await expect(page.getByRole('link', { name: 'Open house' })).toBeVisible();

  await page.getByRole('link', { name: 'New Campaign' }).click();
  await expect(page).toHaveURL(/\/campaigns\/new$/);
  await page.getByRole('textbox', { name: 'Name' }).fill(`Spring ${word}`);
  await page.getByRole('textbox', { name: 'Subject' }).fill('Good news, {{firstName|friend}}');
  await page.getByRole('textbox', { name: 'Content' }).fill('Hello **{{nickname}}**');
  await page.getByRole('textbox', { name: 'Another tag' }).fill(word);
  await page.getByRole('button', { name: 'Add tag' }).click();
  await expect(page.getByText(/Unknown merge field/).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Content' }).fill('Hello **');
  await page.getByRole('button', { name: 'First name' }).click();
  await page.getByRole('textbox', { name: 'Content' }).press('End');
  await page.getByRole('textbox', { name: 'Content' }).pressSequentially('** of <b>here</b>');

  await expect(page.getByText('Reaches 3 contacts.')).toBeVisible();
  const frame = page.frameLocator('iframe');
  await expect(page.getByText('Good news, Person03', { exact: true })).toBeVisible();
  await expect(frame.locator('strong')).toHaveText('Person03');
  await expect(frame.getByText('of <b>here</b>')).toBeVisible();

  // After a reload, what was typed is still there.
  await page.reload();
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('A test mail is on its way to admin@example.com.').first()).toBeVisible();
  await expect(page.getByText('Draft, saved.')).toBeVisible();
  await expect(page).toHaveURL(/\/campaigns\/[0-9a-f-]{36}$/);

  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('Sends to 3 contacts now.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Send to 3 contacts' }).click();
  await expect(page.getByText(/^Sent on .*Pacific Time/)).toBeVisible({ timeout: 20_000 });
  const rows = page.getByRole('table', { name: 'Recipients' }).getByRole('row').filter({ hasText: word });
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Sent');

  await withoutFrames(page);
  await expectNoAxeFindings(page);
});

test(
  'a recipient unsubscribes by the link of the mail, and subscribes again',
  { tag: '@long' },
  async ({ page, openOther }) => {
    const word = uniqueWord();
    await signIn(page, 'admin', '/admin?tab=marketing');
    await addContacts(page, word, people(1), { tags: [word] });
    const input = {
      name: `Link ${word}`,
      subject: `Link ${word}`,
      body: 'Hello',
      audience: { tags: [word] },
    };
    const { createCampaign: campaign } = await ask(
      page,
      'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id version } }',
      { input },
    );
    await ask(
      page,
      'mutation ($id: ID!, $version: Int!) { sendCampaign(id: $id, version: $version) { id } }',
      campaign,
    );
    await page.goto(`/campaigns/${campaign.id}`);
    await expect(page.getByText(/^Sent on /)).toBeVisible({ timeout: 20_000 });
    const mail = (await ask(page, '{ mails(group: campaign) { mails { id toAddress } } }')).mails.mails.find(
      ({ toAddress }: { toAddress: string }) => toAddress.includes(word),
    );
    const { text } = (await ask(page, 'query ($id: ID!) { mail(id: $id) { text } }', { id: mail.id })).mail;

    const visitor = await openOther();
    await visitor.goto(/\/unsubscribe#token=\S+/.exec(text)?.[0] ?? '');
    await expect(visitor.getByText(mail.toAddress)).toBeVisible();
    await expectNoAxeFindings(visitor);
    await visitor.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(
      visitor.getByText('You are unsubscribed. You will no longer receive news from us.'),
    ).toBeVisible();
    await visitor.getByRole('button', { name: 'Subscribe again' }).click();
    await expect(visitor.getByText('You are subscribed again.')).toBeVisible();
    await visitor.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(visitor.getByRole('button', { name: 'Subscribe again' })).toBeVisible();
    await page.reload();
    await expect(
      page.getByRole('table', { name: 'Recipients' }).getByRole('row').filter({ hasText: 'Unsubscribed' }),
    ).toHaveCount(1);
  },
);
