import type { Look } from '@hearthline/rules/homes/looks/look.ts';
import canonicalize from 'canonicalize';
import { baseHomes as shippedHomes } from '../base-catalog/homes.ts';
import shippedPlans from '../base-catalog/plans.json' with { type: 'json' };
import { lookBefore } from '../base-looks/looks.ts';
import { json } from '../base-prices/insert-prices.ts';
import { baseHomes, basePlans } from './homes.ts';

interface StoredHome {
  readonly id: string;
  readonly slug: string;
  readonly plan: object | null;
  readonly look: Look | null;
  readonly description: string;
}

const isSame = (one: unknown, other: unknown): boolean => canonicalize(one) === canonicalize(other);

/** Of the home whose plan stays; an old document is dressed whenever it is drawn. */
const handDrawnLook: Look = { style: 'cottage', roof: 'gable', siding: 'vinyl', color: 'white' };

/** What a home becomes; nothing where its plan or its look is the seller's own. */
const replacement = ({ id, slug, plan, look, description }: StoredHome): object[] => {
  const shipped = shippedHomes.find((home) => home.slug === slug);
  const home = baseHomes.find((one) => one.slug === slug);
  if (!shipped || !home) return [];
  const isShipped =
    isSame(plan, (shippedPlans as Readonly<Record<string, object>>)[slug]) && isSame(look, lookBefore(slug));
  if (!isShipped) return [];
  const next = basePlans[slug];
  if (!next) return [{ id, look: handDrawnLook }];
  const { style, roof, siding, color } = next.front;
  const { fullBaths, threeQuarterBaths, halfBaths } = next.summary;
  return [
    {
      id,
      plan: next,
      look: { style, roof, siding, color },
      description: description === shipped.description ? home.description : description,
      footprint: home.footprint,
      square_footage: home.squareFootage,
      full_baths: fullBaths,
      three_quarter_baths: threeQuarterBaths,
      half_baths: halfBaths,
      plan_code: home.code,
    },
  ];
};

/** Gives the base homes their new plans and looks where both are still those that were shipped. @returns statements */
export const replaceBaseHomes = async (execute: (sql: string) => Promise<unknown>): Promise<string[]> => {
  const stored = (await execute(
    `select id, slug, plan, look, description from homes where slug in (${baseHomes.map(({ slug }) => `'${slug}'`).join()})`,
  )) as StoredHome[];
  const rows = stored.flatMap(replacement);
  if (rows.length === 0) return [];
  return [
    `update homes h set look = r.look, version = h.version + 1, updated_at = now(),
       plan = coalesce(r.plan, h.plan), plan_code = coalesce(r.plan_code, h.plan_code),
       description = coalesce(r.description, h.description), footprint = coalesce(r.footprint, h.footprint),
       square_footage = coalesce(r.square_footage, h.square_footage), full_baths = coalesce(r.full_baths, h.full_baths),
       three_quarter_baths = coalesce(r.three_quarter_baths, h.three_quarter_baths), half_baths = coalesce(r.half_baths, h.half_baths)
     from jsonb_to_recordset(${json(rows)}) as r (
       id uuid, plan jsonb, look jsonb, description text, footprint text, square_footage int, full_baths int,
       three_quarter_baths int, half_baths int, plan_code text)
     where r.id = h.id`,
  ];
};
