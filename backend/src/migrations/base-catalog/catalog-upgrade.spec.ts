import { expect, it } from 'vitest';
import { onOldInstallation } from '../../testing/old-installation.ts';
import { baseHomes } from '../base-homes/homes.ts';

/** An installation as it was before there was a catalog, with these homes; then the server of today starts. */
const upgraded = (rows: readonly (readonly [slug: string, name: string])[]) =>
  onOldInstallation('0044', async (inside, upgrade) => {
    for (const [slug, title] of rows)
      await inside.query(
        `insert into floor_plans (slug, name, bedrooms, bathrooms, footprint, model_type, square_footage, description)
         values ($1, $2, 2, 1, '13x48', 'Single Wide', 640, 'As it was.')`,
        [slug, title],
      );
    const before = (await inside.query<{ id: string; slug: string }>('select id, slug from floor_plans'))
      .rows;
    await upgrade();
    const after = (
      await inside.query(
        `select id, slug, name, footprint, square_footage as size, description, status, checked, plan is not null as "hasPlan", plan_code as code
         from homes order by position, slug`,
      )
    ).rows;
    const old = (await inside.query<{ slug: string }>('select slug from floor_plans')).rows;
    return { before, after, old: old.map(({ slug }) => slug) };
  });

const limit = { timeout: 120_000 };

it('an empty installation finds 45 published homes', limit, async () => {
  const { after, old } = await upgraded([]);
  expect(after.map(({ slug }) => slug)).toEqual(baseHomes.map(({ slug }) => slug));
  for (const home of after)
    expect(home, home.slug).toMatchObject({ status: 'published', checked: true, hasPlan: true });
  // Servers of the version before read them under the old name.
  expect(old).toHaveLength(45);
});

it('homes of the base catalog keep their ids, and get plans and the facts of these', limit, async () => {
  const { before, after } = await upgraded([
    ['tillamook', 'Tillamook'],
    ['enid', 'Enid'],
  ]);
  expect(after).toHaveLength(45);
  for (const { id, slug } of before) {
    const base = baseHomes.find((home) => home.slug === slug)!;
    expect(after.find((home) => home.slug === slug)).toEqual({
      id,
      slug,
      name: base.name,
      footprint: base.footprint,
      size: base.squareFootage,
      description: base.description,
      status: 'published',
      checked: true,
      hasPlan: true,
      code: base.code,
    });
  }
});

it('homes of a seller stay as they are, and the base catalog waits as drafts', limit, async () => {
  const { before, after, old } = await upgraded([
    ['own', 'Our Own'],
    ['enid', 'Another Enid'],
    ['cannon', 'Cannon'],
  ]);
  const stored = (slug: string) => after.find((home) => home.slug === slug);
  for (const slug of ['own', 'enid'])
    expect(stored(slug)).toMatchObject({
      id: before.find((home) => home.slug === slug)?.id,
      description: 'As it was.',
      status: 'published',
      hasPlan: false,
      checked: false,
    });
  expect(stored('cannon')).toMatchObject({ status: 'published', hasPlan: true });
  expect(stored('wasco')).toMatchObject({ status: 'draft', hasPlan: true });
  expect(old.sort()).toEqual(['cannon', 'enid', 'own']);
});
