import type pg from 'pg';
import { expect, it } from 'vitest';
import { onOldInstallation } from '../testing/old-installation.ts';
import { baseColors, baseStyles, lookBefore } from './base-looks/looks.ts';

const choicesOf = async (inside: pg.Client) =>
  (
    await inside.query<{
      key: string;
      label: string;
      choose: string;
      choices: { key: string; standard: boolean }[];
    }>('select key, label, choose, choices from option_groups order by position, key')
  ).rows;

const pricesOf = async (inside: pg.Client, key: string) =>
  (
    await inside.query<{ key: string; cents: number }>(
      `select key, low_cents::float8 as cents from price_items where key like $1 and low_cents = high_cents and unit = 'each' order by key`,
      [`option:${key}:%`],
    )
  ).rows.map((row) => [row.key.split(':')[2], row.cents]);

const design = { home: { slug: 'castle-rock' }, roof: 'hip', options: ['energy:solar'] };

it('gives every home the look of its pictures, and style and color to choose; what was chosen and priced stays', async () => {
  await onOldInstallation('0082', async (inside, upgrade) => {
    await inside.query(
      `insert into designs (code, content, about_cents) values ('AAAAAAAAAAAA', $1, 123456)`,
      [design],
    );
    // A plan of the seller's own: later migrations leave such homes as they are.
    await inside.query(`update homes set plan = jsonb_set(plan, '{fuel}', '"gas"')`);
    const before = await inside.query('select * from designs');
    const prices = await inside.query('select * from price_items order by id');
    const groups = await inside.query('select * from option_groups order by id');
    await upgrade('0083');
    expect((await inside.query('select * from designs')).rows).toEqual(before.rows);
    const { rows: homes } = await inside.query<{ slug: string; look: object; street: string }>(
      'select slug, look, street from homes',
    );
    expect(homes).toHaveLength(45);
    for (const { slug, look } of homes) expect(look, slug).toEqual(lookBefore(slug));
    expect(homes.find(({ slug }) => slug === 'enid')).toEqual({
      slug: 'enid',
      look: { style: 'plain', roof: 'gable', siding: 'stone', color: 'white' },
      street: 'front',
    });
    expect((await choicesOf(inside)).map(({ key, choose }) => [key, choose])).toEqual([
      ['style', 'one'],
      ['roof', 'one'],
      ['siding', 'one'],
      ['color', 'one'],
      ['energy', 'many'],
    ]);
    for (const [key, all] of [
      ['style', baseStyles],
      ['color', baseColors],
    ] as const) {
      const group = (await choicesOf(inside)).find((one) => one.key === key);
      expect(group?.choices.map((choice) => choice.key)).toEqual(all.map((choice) => choice.key));
      expect(group?.choices.map(({ standard }) => standard)).toEqual(all.map((_, index) => index === 0));
    }
    expect(await pricesOf(inside, 'style')).toEqual([
      ['cabin', 1_190_000],
      ['cottage', 690_000],
      ['craftsman', 1_240_000],
      ['farmhouse', 1_290_000],
      ['modern', 1_080_000],
      ['porch-end', 890_000],
      ['ranch', 980_000],
    ]);
    expect((await pricesOf(inside, 'color')).map(([, cents]) => cents)).toEqual(Array(7).fill(0));
    // Rows of before are as they were.
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
    const presentRows = async (table: string, rows: { id: string }[]) =>
      (await inside.query(`select * from ${table} where id = any($1) order by id`, [ids(rows)])).rows;
    expect(await presentRows('price_items', prices.rows)).toEqual(prices.rows);
    expect(await presentRows('option_groups', groups.rows)).toEqual(groups.rows);
    // A server of the previous version adds homes without a look.
    await inside.query(
      `insert into homes (slug, name, model_type, footprint, bedrooms, bathrooms, square_footage, description)
       values ('old', 'Old', 'Single Wide', '13x48', 2, 1, 640, 'As before.')`,
    );
    const { rows } = await inside.query("select look, street from homes where slug = 'old'");
    expect(rows).toEqual([{ look: null, street: null }]);
  });
}, 120_000);

it('leaves a group and a price of the seller’s own as they are', async () => {
  await onOldInstallation('0082', async (inside, upgrade) => {
    await inside.query(
      `insert into option_groups (key, label, choose, choices, position)
         values ('style', 'Kitchen style', 'one', '[{"key":"shaker","label":"Shaker","text":"","standard":true,"excludes":[]}]', 7);
       insert into price_items (key, label, unit, low_cents, high_cents, taxable, starts_on)
         values ('option:color:sage', 'Our sage', 'each', 500, 500, true, '2026-01-01');`,
    );
    await upgrade('0083');
    expect((await choicesOf(inside)).find(({ key }) => key === 'style')).toMatchObject({
      label: 'Kitchen style',
      choices: [{ key: 'shaker' }],
    });
    expect(await pricesOf(inside, 'style')).toEqual([]);
    const { rows } = await inside.query("select label from price_items where key = 'option:color:sage'");
    expect(rows).toEqual([{ label: 'Our sage' }]);
  });
}, 120_000);
