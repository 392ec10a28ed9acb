import { expect, it } from 'vitest';
import { onOldInstallation } from '../testing/old-installation.ts';
import { priceLabels, referral } from './0065-plain-words.ts';

it('corrects our own wordings, leaves those that somebody has changed, and no price changes', async () => {
  await onOldInstallation('0065', async (inside, upgrade) => {
    await inside.query("update price_items set ends_on = '2089-12-31' where key = 'site:close-up'");
    await inside.query(
      "insert into price_items (key, label, unit, low_cents, high_cents, taxable, starts_on) values ('site:close-up', 'Our own close-up', 'joint', 1, 2, true, '2090-01-01')",
    );
    const read = async () => ({
      content: (await inside.query("select title, text, version from content_items where slug = 'referral'"))
        .rows,
      prices: (
        await inside.query(
          "select key, label, low_cents, high_cents, starts_on, ends_on from price_items where key in ('site:close-up', 'discount:solar') order by key, starts_on",
        )
      ).rows as { key: string; label: string }[],
    });
    const before = await read();
    expect(before.content).toEqual([{ title: referral.title.from, text: referral.text.from, version: 1 }]);
    await upgrade();
    const after = await read();
    expect(after.content).toEqual([{ title: referral.title.to, text: referral.text.to, version: 2 }]);
    expect(after.prices).toEqual(
      before.prices.map((row) => {
        const correction = priceLabels[row.key as keyof typeof priceLabels];
        return { ...row, label: row.label === correction.from ? correction.to : row.label };
      }),
    );
    // The rows are as fixed as before.
    await expect(
      inside.query("update price_items set label = 'x' where key = 'site:close-up'"),
    ).rejects.toThrow('changes its last day only');
  });
}, 120_000);

it('leaves a referral that was worded anew', async () => {
  await onOldInstallation('0065', async (inside, upgrade) => {
    await inside.query("update content_items set text = 'Ask us.' where slug = 'referral'");
    await upgrade();
    const { rows } = await inside.query("select title, text from content_items where slug = 'referral'");
    expect(rows).toEqual([{ title: referral.title.from, text: 'Ask us.' }]);
  });
}, 120_000);
