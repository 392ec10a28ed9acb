import type pg from 'pg';
import { expect, it } from 'vitest';
import { onOldInstallation } from '../testing/old-installation.ts';
import { earlierSwatches, insideGroups } from './base-options/inside.ts';

interface Group {
  readonly key: string;
  readonly version: number;
  readonly choices: readonly { readonly key: string; readonly swatch?: string | null }[];
}
const groupsOf = async (inside: pg.Client) =>
  (await inside.query<Group>('select * from option_groups order by position, key')).rows;
const groupOf = async (inside: pg.Client, key: string) =>
  (await groupsOf(inside)).find((group) => group.key === key);
const swatchesOf = (group: Group | undefined) =>
  Object.fromEntries(group?.choices.map(({ key, swatch }) => [key, swatch]) ?? []);

it('adds floors, cabinets and counters; of what was there nothing changes but that colors, brick and stone have a swatch', async () => {
  await onOldInstallation('0084', async (inside, upgrade) => {
    await inside.query(
      `insert into designs (code, content, about_cents) values ('AAAAAAAAAAAA', '{"home":{"slug":"enid"}}', 123456)`,
    );
    const designs = await inside.query('select * from designs');
    const prices = await inside.query<{ id: string }>('select * from price_items order by id');
    const groups = await groupsOf(inside);
    await upgrade('0085');
    expect((await inside.query('select * from designs')).rows).toEqual(designs.rows);
    const stayed = await inside.query('select * from price_items where id = any($1) order by id', [
      prices.rows.map(({ id }) => id),
    ]);
    expect(stayed.rows).toEqual(prices.rows);
    const after = await groupsOf(inside);
    expect(after.map(({ key }) => key)).toEqual([
      ...groups.map(({ key }) => key),
      'floors',
      'cabinets',
      'counters',
    ]);
    for (const before of groups) {
      const swatches = earlierSwatches[before.key];
      expect(after.find(({ key }) => key === before.key)).toEqual(
        swatches
          ? {
              ...before,
              version: before.version + 1,
              choices: before.choices.map((choice) => {
                const swatch = swatches[choice.key];
                return swatch ? { ...choice, swatch } : choice;
              }),
            }
          : before,
      );
    }
    expect(Object.keys(swatchesOf(await groupOf(inside, 'color')))).toEqual(
      Object.keys(earlierSwatches.color ?? {}),
    );
    for (const { key, label, choices } of insideGroups)
      expect(await groupOf(inside, key)).toMatchObject({
        label,
        choose: 'one',
        version: 1,
        choices: choices.map(({ cents: _cents, ...choice }, at) => ({
          ...choice,
          standard: at === 0,
          excludes: [],
        })),
      });
    const { rows: added } = await inside.query(
      `select key, unit, low_cents::float8 as cents, taxable from price_items
       where split_part(key, ':', 2) in ('floors', 'cabinets', 'counters') and low_cents = high_cents order by key`,
    );
    expect(added.map(({ key, unit, cents, taxable }) => [key, unit, cents, taxable])).toEqual([
      ['option:cabinets:gray-shaker', 'each', 0, true],
      ['option:cabinets:oak', 'each', 180_000, true],
      ['option:counters:butcher-block', 'each', 140_000, true],
      ['option:counters:quartz', 'each', 360_000, true],
      ['option:floors:engineered-oak', 'square_foot', 540, true],
      ['option:floors:laminate-oak', 'square_foot', 120, true],
    ]);
  });
}, 120_000);

it('leaves groups, prices, choices and swatches of the seller’s own as they are', async () => {
  await onOldInstallation('0084', async (inside, upgrade) => {
    const own = (key: string, swatch?: string | null) => ({
      key,
      label: key,
      text: '',
      standard: key === 'white',
      excludes: [],
      ...(swatch !== undefined && { swatch }),
    });
    await inside.query(
      `insert into option_groups (key, label, choose, choices, position)
       values ('floors', 'Our floors', 'one', '[{"key":"tile","label":"Tile","text":"","standard":true,"excludes":[]}]', 7)`,
    );
    await inside.query(
      `insert into price_items (key, label, unit, low_cents, high_cents, taxable, starts_on)
       values ('option:counters:quartz', 'Our quartz', 'each', 500, 500, true, '2026-01-01')`,
    );
    await inside.query(`update option_groups set choices = $1, version = 4 where key = 'color'`, [
      JSON.stringify([
        own('mint'),
        own('black', '#000000'),
        own('white', null),
        own('sage'),
        own('slate', '#5f6d78'),
      ]),
    ]);
    const floors = await groupOf(inside, 'floors');
    const roof = await groupOf(inside, 'roof');
    await upgrade('0085');
    expect(await groupOf(inside, 'floors')).toEqual(floors);
    expect(await groupOf(inside, 'roof')).toEqual(roof);
    expect(swatchesOf(await groupOf(inside, 'color'))).toEqual({
      mint: undefined,
      black: '#000000',
      white: '#eceae3',
      sage: '#a3b097',
      slate: '#5f6d78',
    });
    const { rows } = await inside.query(
      `select key, label from price_items where key like 'option:floors:%' or key = 'option:counters:quartz'`,
    );
    expect(rows).toEqual([{ key: 'option:counters:quartz', label: 'Our quartz' }]);
  });
}, 120_000);
