import { expect, it } from 'vitest';
import { onOldInstallation } from '../testing/old-installation.ts';

const limit = { timeout: 120_000 };

const noticeNow = 'and “Additional Information—HUD Manufactured Home Dispute Resolution Program” in';
const noticeBefore = 'and “Additional Information: HUD Manufactured Home Dispute Resolution Program” in';

/** The versions of the dispute notice after the upgrade. @param lastEdit what an admin had made of it before */
const upgradedNotices = (lastEdit: string | null) =>
  onOldInstallation('0056', async (inside, upgrade) => {
    // As it was shipped before; versions are otherwise never changed.
    await inside.query('set session_replication_role = replica');
    await inside.query(
      "update agreement_texts set body = replace(body, 'Information—HUD', 'Information: HUD') where key = 'dispute'",
    );
    await inside.query('reset session_replication_role');
    if (lastEdit !== null)
      await inside.query("insert into agreement_texts (key, version, body) values ('dispute', 2, $1)", [
        lastEdit,
      ]);
    await upgrade();
    const { rows } = await inside.query<{ version: number; body: string }>(
      "select version, body from agreement_texts where key = 'dispute' order by version",
    );
    return rows.map(({ body }) => body);
  });

it('the co-buyers of old deals are found by the folded form of their address', limit, async () => {
  const stored = await onOldInstallation('0056', async (inside, upgrade) => {
    await inside.query(
      `insert into deals (stage, probability_percent, buyer_name, co_buyers) values
         ('new', 10, 'Ada', '[{"name": "Bo''s ?", "email": "ΟΔΥΣΣΕΥΣ@BÜCHER.example"}, {"name": "Cy", "email": "Cy@x.example"}]'),
         ('new', 10, 'Alone', '[]')`,
    );
    await upgrade();
    return (
      await inside.query<{ co_buyers: object[] }>('select co_buyers from deals order by number')
    ).rows.map((row) => row.co_buyers);
  });
  expect(stored).toEqual([
    [
      { name: "Bo's ?", email: 'ΟΔΥΣΣΕΥΣ@BÜCHER.example', emailFolded: 'οδυσσευς@bücher.example' },
      { name: 'Cy', email: 'Cy@x.example', emailFolded: 'cy@x.example' },
    ],
    [],
  ]);
});

it(
  'the dispute notice as it was shipped gets the words of the regulation as a new version',
  limit,
  async () => {
    const [before, now, ...more] = await upgradedNotices(null);
    expect(before).toContain(noticeBefore);
    expect(now).toBe(before?.replace(noticeBefore, noticeNow));
    expect(more).toEqual([]);
  },
);

it('the dispute notice of an admin stays as it is', limit, async () => {
  const own = 'What our lawyer wrote: “Additional Information: HUD …”';
  const notices = await upgradedNotices(own);
  expect(notices).toHaveLength(2);
  expect(notices[1]).toBe(own);
});

it('a new installation has the words of the regulation, as version 1', limit, async () => {
  const notices = await onOldInstallation('0056', async (inside, upgrade) => {
    await upgrade();
    return (await inside.query<{ body: string }>("select body from agreement_texts where key = 'dispute'"))
      .rows;
  });
  expect(notices).toHaveLength(1);
  expect(notices[0]?.body).toContain(noticeNow);
});
