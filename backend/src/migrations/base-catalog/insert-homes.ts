import { baseHomes } from './homes.ts';
import plans from './plans.json' with { type: 'json' };

/** What the rows of the table are made from, in the catalog's order. */
const rows = baseHomes.map(({ slug, name, modelType, code, squareFootage, ...home }, position) => ({
  ...home,
  slug,
  name,
  model_type: modelType,
  square_footage: squareFootage,
  plan_code: code,
  plan: (plans as Readonly<Record<string, object>>)[slug],
  position,
}));

/**
 * Stores the base catalog. A row that is one of its homes already, by address and name, gets plan and facts; any other stays as it is.
 * Where a seller has filled the catalog with homes of their own, the base catalog comes as drafts, which visitors do not see.
 */
export const insertBaseCatalog = `
  with base as (
    select * from jsonb_to_recordset($homes$${JSON.stringify(rows)}$homes$::jsonb) as b (
      slug text, name text, model_type text, footprint text, bedrooms int, bathrooms int, square_footage int,
      description text, featured boolean, plan_code text, plan jsonb, position int)
  ), catalog as (
    select case when exists (select from homes h where not exists (select from base b where b.slug = h.slug and b.name = h.name))
      then 'draft' else 'published' end as status
  )
  insert into homes (slug, name, model_type, footprint, bedrooms, bathrooms, full_baths, three_quarter_baths, half_baths,
    square_footage, description, featured, plan_code, plan, position, status, checked, published_at)
  select b.slug, b.name, b.model_type, b.footprint, b.bedrooms, b.bathrooms, (b.plan->'summary'->>'fullBaths')::int,
    (b.plan->'summary'->>'threeQuarterBaths')::int, (b.plan->'summary'->>'halfBaths')::int,
    b.square_footage, b.description, b.featured, b.plan_code, b.plan, b.position, c.status, true,
    case when c.status = 'published' then now() end
  from base b, catalog c
  on conflict (slug) do update set
    footprint = excluded.footprint, bedrooms = excluded.bedrooms, bathrooms = excluded.bathrooms, full_baths = excluded.full_baths,
    three_quarter_baths = excluded.three_quarter_baths, half_baths = excluded.half_baths, square_footage = excluded.square_footage,
    model_type = excluded.model_type, description = excluded.description, plan_code = excluded.plan_code, plan = excluded.plan,
    position = excluded.position, checked = true, published_at = now()
  where homes.name = excluded.name`;
