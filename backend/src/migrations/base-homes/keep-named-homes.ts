import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { json } from '../base-prices/insert-prices.ts';

/** A home as it is before its new plan. */
interface NamedHome {
  readonly slug: string;
  readonly name: string;
  readonly plan: object;
  readonly look: object | null;
}

/** The look of a home of which none is stored. */
const standard = { style: 'plain', roof: 'gable', siding: 'fiber-cement', color: 'white' };

/** Designs that a quote names, with it its agreement, or a project; with the homes of all their versions. */
const named = `
  select distinct d.id as design_id, v.content #>> '{home,slug}' as slug
  from designs d join design_versions v on v.design_id = d.id
  where v.content #>> '{home,slug}' is not null
    and (exists (select from quotes q where q.design_code = d.code) or exists (select from projects p where p.design_code = d.code))`;

/** Takes down document and look of every home of the catalog that a quoted design names. @returns statements */
export const keepNamedHomes = async (execute: (sql: string) => Promise<unknown>): Promise<string[]> => {
  const homes = (await execute(
    `select slug, name, plan, look from homes where plan is not null and slug in (select slug from (${named}) n)`,
  )) as NamedHome[];
  if (homes.length === 0) return [];
  const rows = homes.map(({ slug, name, plan, look }) => {
    const document = canonicalize({ ...plan, name }) ?? '';
    const sha256 = createHash('sha256').update(document).digest('hex');
    return { slug, document, sha256, look: look ?? standard };
  });
  return [
    `insert into design_plans (sha256, document)
     select sha256, document from jsonb_to_recordset(${json(rows)}) as r (sha256 text, document text)
     on conflict (sha256) do update set created_at = now()`,
    `insert into quoted_homes (design_id, slug, plan_sha256, look)
     select n.design_id, r.slug, r.sha256, r.look
     from (${named}) n join jsonb_to_recordset(${json(rows)}) as r (slug text, sha256 text, look jsonb) on r.slug = n.slug`,
  ];
};
