import type pg from 'pg';
import { expect, it } from 'vitest';
import { onOldInstallation } from '../../testing/old-installation.ts';
import { baseHomes as shippedHomes } from '../base-catalog/homes.ts';
import { lookBefore } from '../base-looks/looks.ts';
import { baseHomes, basePlans } from './homes.ts';

interface Home {
  slug: string;
  plan: any;
  look: object;
  description: string;
  footprint: string;
  size: number;
  code: string | null;
  baths: number[];
  version: number;
  checked: boolean;
}

const homesOf = async (inside: pg.Client): Promise<Map<string, Home>> => {
  const { rows } = await inside.query<Home>(
    `select slug, plan, look, description, footprint, square_footage as size, plan_code as code, version, checked,
       array[full_baths, three_quarter_baths, half_baths] as baths from homes`,
  );
  return new Map(rows.map((row) => [row.slug, row]));
};

/** A design of a home of the catalog, as a quote or a project may name it. */
const addDesign = (inside: pg.Client, code: string, slug: string) =>
  inside.query(
    `with d as (insert into designs (code, content) values ($1, $2) returning id, content)
     insert into design_versions (design_id, version, content) select id, 1, content from d`,
    [code, { home: { slug } }],
  );

const otherLook = { style: 'craftsman', roof: 'shed', siding: 'brick', color: 'slate' } as const;
const limit = 120_000;

it(
  'gives the plans and looks to homes that nobody has changed, photographed or not, and keeps what a seller or a quote has made of the others',
  async () => {
    await onOldInstallation('0083', async (inside, upgrade) => {
      await inside.query(
        `update homes set plan = jsonb_set(plan, '{fuel}', '"gas"') where slug = 'mossyrock'`,
      );
      await inside.query(`update homes set look = $1 where slug = 'packwood'`, [otherLook]);
      await inside.query(
        `insert into home_pictures (home_id, alt, storage_key, size, width, height)
       select id, 'Ours', gen_random_uuid(), 1, 1, 1 from homes where slug = 'yacolt'`,
      );
      await inside.query(`update homes set description = 'Ours.' where slug = 'camas'`);
      for (const [code, slug] of [
        ['QUOTED', 'birkenfeld'],
        ['PROJECT', 'toledo'],
        ['ALONE', 'birkenfeld'],
      ] as const)
        await addDesign(inside, code, slug);
      await inside.query(
        `with deal as (insert into deals (stage, probability_percent, buyer_name, design_code, design_version) values ('new', 10, 'B', 'QUOTED', 1) returning id)
       insert into quotes (deal_id, status, lines, total_cents, terms, design_code, design_version) select id, 'draft', '[]', 0, '', 'QUOTED', 1 from deal`,
      );
      await inside.query(
        `insert into projects (name, status, stage, budget, design_code, design_version) values ('P', 'planning', 'Design', 1, 'PROJECT', 1)`,
      );
      const before = await homesOf(inside);
      const designs = await inside.query('select * from designs order by code');
      await upgrade();
      const after = await homesOf(inside);

      for (const [index, home] of baseHomes.entries()) {
        const { slug } = home;
        const [was, is, plan] = [before.get(slug)!, after.get(slug)!, basePlans[slug]];
        if (slug === 'mossyrock' || slug === 'packwood') {
          expect(is, slug).toEqual(was);
          continue;
        }
        if (!plan) {
          // The one that keeps its plan is shown in a look as well.
          const look = { style: 'cottage', roof: 'gable', siding: 'vinyl', color: 'white' };
          expect(is, slug).toEqual({ ...was, look, version: was.version + 1 });
          continue;
        }
        const { style, roof, siding, color } = plan.front;
        const look = { style, roof, siding, color };
        const { fullBaths, threeQuarterBaths, halfBaths } = plan.summary;
        expect(is, slug).toEqual({
          slug,
          plan,
          look,
          description: slug === 'camas' ? 'Ours.' : home.description,
          footprint: home.footprint,
          size: home.squareFootage,
          code: home.code,
          baths: [fullBaths, threeQuarterBaths, halfBaths],
          version: was.version + 1,
          checked: true,
        });
        expect(is.plan.front, slug).toMatchObject(look);
        expect(was.description === shippedHomes[index]!.description || slug === 'camas').toBe(true);
      }

      // What is named keeps its home; the other design follows the catalog.
      const { rows: quoted } = await inside.query(
        `select d.code, q.slug, p.document::jsonb as plan, q.look
       from quoted_homes q join designs d on d.id = q.design_id join design_plans p on p.sha256 = q.plan_sha256 order by d.code`,
      );
      expect(quoted).toEqual([
        { code: 'PROJECT', slug: 'toledo', plan: before.get('toledo')!.plan, look: lookBefore('toledo') },
        {
          code: 'QUOTED',
          slug: 'birkenfeld',
          plan: before.get('birkenfeld')!.plan,
          look: lookBefore('birkenfeld'),
        },
      ]);
      expect((await inside.query('select * from designs order by code')).rows).toEqual(designs.rows);
      // A server of the previous version goes on storing designs and quotes.
      await addDesign(inside, 'LATER', 'enid');
    });
  },
  limit,
);

it(
  'gives an upgraded installation and a new one the same homes',
  async () => {
    await onOldInstallation('0083', async (inside, upgrade) => {
      await upgrade();
      const homes = await homesOf(inside);
      expect(homes.size).toBe(45);
      for (const { slug, description, code } of baseHomes)
        expect(homes.get(slug), slug).toMatchObject({
          description,
          code,
          ...(basePlans[slug] && { plan: basePlans[slug] }),
        });
      const { rows } = await inside.query('select count(*)::int as count from quoted_homes');
      expect(rows).toEqual([{ count: 0 }]);
    });
  },
  limit,
);
