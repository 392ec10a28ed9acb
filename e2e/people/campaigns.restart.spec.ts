import type { Page } from '@playwright/test';
import { ask } from '../support/graphql-as-user.ts';
import { addContacts, people, uniqueWord } from '../support/contacts.ts';
import { expect, test } from '../support/own-server.ts';
import { signIn } from '../support/sign-in.ts';

/** The recipients of all mails with this subject in the campaigns' outbox, one entry per mail. */
const written = async (page: Page, subject: string): Promise<string[]> => {
  const pageOf = async (
    number: number,
  ): Promise<{ mails: { toAddress: string; subject: string }[]; pagination: { totalPages: number } }> =>
    (
      await ask(
        page,
        `query { mails(group: campaign, page: ${number}) { mails { toAddress subject } pagination { totalPages } } }`,
      )
    ).mails;
  const first = await pageOf(1);
  const rest = await Promise.all(
    Array.from({ length: first.pagination.totalPages - 1 }, (_, index) => pageOf(index + 2)),
  );
  return [first, ...rest]
    .flatMap(({ mails }) => mails)
    .filter((mail) => mail.subject === subject)
    .map(({ toAddress }) => toAddress);
};

// On a separate server, because it gets killed.
test(
  'a campaign of 500 reaches each contact once though the server is killed in the middle; the open page goes on',
  { tag: '@long' },
  async ({ page, server, complaints }) => {
    test.slow();
    // While the server is down, and while the new one is not ready yet.
    complaints.expect(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING|status of 503/);
    const word = uniqueWord();
    await signIn(page, 'admin', '/admin?tab=marketing');
    const names = people(500);
    await Promise.all(
      Array.from({ length: 10 }, (_, part) =>
        addContacts(page, word, names.slice(part * 50, part * 50 + 50), { tags: [word] }),
      ),
    );
    // Two hundred mails every two seconds, which leaves a middle in which to kill the server.
    await ask(page, 'mutation { setCampaignPace(pace: 6000) }');
    const input = {
      name: `Restart ${word}`,
      subject: `News ${word}`,
      body: 'Hello {{firstName|there}}',
      audience: { tags: [word] },
    };
    const {
      createCampaign: { id },
    } = await ask(page, 'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id } }', {
      input,
    });
    await page.goto(`/campaigns/${id}`);
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send to 500 contacts' }).click();

    const progress = page.getByRole('progressbar', { name: 'Progress' });
    await expect(progress).toBeVisible();
    const done = async (): Promise<number> => Number(await progress.getAttribute('aria-valuenow'));
    await expect.poll(done).toBeGreaterThan(0);
    await server.crash();
    const before = await done();
    expect(before).toBeLessThan(500);
    await expect(page.getByText('Connection lost')).toBeVisible();
    await expect(progress).toBeVisible();
    await server.startAgain();

    await expect(page.getByText(/^Sent on .*Pacific Time/)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Connection lost')).toHaveCount(0);
    await expect(page.getByText('Showing 1 to 50 of 500 recipients')).toBeVisible();
    const { campaign } = await ask(
      page,
      'query ($id: ID!) { campaign(id: $id) { total sent failed suppressed waiting queued } }',
      { id },
    );
    expect(campaign).toEqual({ total: 500, sent: 500, failed: 0, suppressed: 0, waiting: 0, queued: 0 });
    const addresses = await written(page, input.subject);
    expect([addresses.length, new Set(addresses).size]).toEqual([500, 500]);
  },
);
