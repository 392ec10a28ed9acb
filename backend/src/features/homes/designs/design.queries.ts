import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import { searchFilter } from '../../../platform/db/search-condition.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { wholeContent } from './storage/stored-content.ts';

/** What every answer about a design is made from. */
const designs = (db: Db) =>
  db
    .selectFrom('designs as d')
    .select([
      'd.id',
      'd.code',
      'd.version',
      wholeContent('d').as('content'),
      'd.homeName',
      'd.aboutCents',
      'd.shared',
      'd.ownerId',
      'd.contactId',
      'd.frozenAt',
      'd.createdAt',
      'd.updatedAt',
    ]);

const no = sql<boolean>`false`;
/** The columns of {@link designByCode} about its asker, for lists of what is one's own, and of others. */
const asOwner = [no.as('hasKey'), no.as('invites'), sql<boolean>`true`.as('isCoOwner')] as const;
const asOther = [no.as('hasKey'), no.as('invites'), no.as('isCoOwner')] as const;

/** Whoever asks: a key's hash, and an account. */
export interface Asker {
  readonly keyHash: string | null;
  readonly userId: string | null;
}

/** A design by its code, with what its asker may do. */
export const designByCode = prepare('design', (db, p: Placeholders<{ code: string } & Asker>) =>
  designs(db)
    .select([
      sql<boolean>`exists (select from design_keys k where k.design_id = d.id and k.key_hash = ${p.keyHash})`.as(
        'hasKey',
      ),
      sql<boolean>`exists (select from design_keys k where k.design_id = d.id and k.key_hash = ${p.keyHash} and k.invites)`.as(
        'invites',
      ),
      sql<boolean>`exists (select from design_editors e where e.design_id = d.id and e.user_id = ${p.userId}::uuid)`.as(
        'isCoOwner',
      ),
    ])
    .where('d.code', '=', p.code),
);

/** A design as its statement returns it. */
export type DesignRecord = NonNullable<(typeof designByCode)['row']>;

/** The designs that an account owns or co-owns, the newest change first. */
export const designsOfUser = prepare('my_designs', (db, p: Placeholders<{ userId: string }>) =>
  designs(db)
    .select(asOwner)
    .where((eb) =>
      eb('d.ownerId', '=', p.userId).or(
        eb.exists(
          eb
            .selectFrom('designEditors as e')
            .select('e.id')
            .whereRef('e.designId', '=', 'd.id')
            .where('e.userId', '=', p.userId),
        ),
      ),
    )
    .orderBy('d.updatedAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(100),
);

/** The designs of a contact: those that name them, and those they booked or asked with. */
export const designsOfContact = prepare('contact_designs', (db, p: Placeholders<{ contactId: string }>) =>
  designs(db)
    .select(asOther)
    .where(
      sql<SqlBool>`d.contact_id = ${p.contactId} or d.code in (
        select design_code from appointments where contact_id = ${p.contactId} and design_code is not null
        union select design_code from consultant_requests where contact_id = ${p.contactId} and design_code is not null)`,
    )
    .orderBy('d.updatedAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(50),
);

/** Every version of a design, the newest first. Plans are left as their hashes, by which they compare as well. */
export const versionsOf = prepare('design_versions', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('designVersions')
    .select(['version', 'createdAt', sql<DesignContent>`content`.as('content'), 'homeName', 'aboutCents'])
    .where('designId', '=', p.id)
    .orderBy('version', 'desc')
    .limit(200),
);

export const versionOf = prepare('design_version', (db, p: Placeholders<{ id: string; version: number }>) =>
  db
    .selectFrom('designVersions as v')
    .select([wholeContent('v').as('content'), 'homeName', 'version'])
    .where('designId', '=', p.id)
    .where('version', '=', p.version),
);

/** What staff look for among designs. */
export interface WantedDesigns {
  readonly search: string | null;
  readonly home: string | null;
  readonly roof: RoofProfile | null;
  readonly siding: Siding | null;
}

const isWanted = ({ search, home, roof, siding }: WantedDesigns) =>
  sql<SqlBool>`(${home}::text is null or d.home_slug = ${home} or d.plan_code = ${home})
    and (${roof}::text is null or d.roof = ${roof})
    and (${siding}::text is null or d.siding = ${siding})
    and ${
      search === null
        ? sql<SqlBool>`true`
        : searchFilter(search, [
            sql`search_fold(d.home_name)`,
            sql`search_fold(d.content ->> 'name')`,
            sql`lower(d.code)`,
            sql`(select search_fold(c.first_name || ' ' || c.last_name || ' ' || c.email) from contacts c where c.id = d.contact_id)`,
          ])
    }`;

/** How many designs there are of those wanted. */
export const countDesigns = (db: Db, wanted: WantedDesigns) =>
  db
    .selectFrom('designs as d')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(isWanted(wanted));

/** Designs of a page, the newest change first. */
export const pageOfDesigns = (
  db: Db,
  wanted: WantedDesigns,
  { limit, offset }: { limit: number; offset: number },
) =>
  designs(db)
    .select(asOther)
    .where(isWanted(wanted))
    .orderBy('d.updatedAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .offset(offset);
