import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import { expressionBuilder, sql, type SelectQueryBuilder } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import { searchFilter } from '../../../platform/db/search-condition.ts';
import { perName, type Bound } from '../../../platform/db/statement-variants.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { RecordScope } from '../../people/staff/staff.policy.ts';
import { answeredColumns } from './design.fields.ts';
import { wholeContent } from './storage/stored-content.ts';

/** What every answer about a design is made from. */
const designs = (db: Db) =>
  db
    .selectFrom('designs as d')
    .select(answeredColumns.map((column) => `d.${column}` as const))
    .select(['d.homeName', 'd.ownerId', 'd.contactId', wholeContent('d').as('content')]);

/** Those of some designs that staff reach. */
const reachedBy = <O>(
  rows: SelectQueryBuilder<Tables & { d: Tables['designs'] }, 'd', O>,
  { scope, viewerId }: Pick<DesignReach, 'scope' | 'viewerId'>,
) => (scope.name === 'all' ? rows : rows.where(scope.where('d', viewerId)));

const no = sql<boolean>`false`;
/** The columns of {@link designByCode} about its asker, for lists of what is one's own, and for staff. */
const yes = sql<boolean>`true`;
const asOwner = [no.as('hasKey'), no.as('invites'), yes.as('isCoOwner'), no.as('isReached')] as const;
const asStaff = [no.as('hasKey'), no.as('invites'), no.as('isCoOwner'), yes.as('isReached')] as const;

/** Whoever asks: a key's hash, and an account. */
export interface Asker {
  readonly keyHash: string | null;
  readonly userId: string | null;
}

/** A design by its code, with what its asker may do. @param scope the designs that they reach as staff */
export const designByCode = perName((scope: RecordScope) =>
  prepare(
    `design${scope.name === 'none' ? '' : `_${scope.name}`}`,
    (db, p: Placeholders<{ code: string } & Asker>) =>
      designs(db)
        .select((eb) => {
          const key = eb
            .selectFrom('designKeys as k')
            .whereRef('k.designId', '=', 'd.id')
            .where('k.keyHash', '=', p.keyHash);
          const editor = eb
            .selectFrom('designEditors as e')
            .whereRef('e.designId', '=', 'd.id')
            .where('e.userId', '=', p.userId);
          return [
            eb.exists(key).$castTo<boolean>().as('hasKey'),
            eb
              .exists(key.where('k.invites', '=', sql.lit(true)))
              .$castTo<boolean>()
              .as('invites'),
            eb.exists(editor).$castTo<boolean>().as('isCoOwner'),
            // Only a member of staff, who is signed in, reaches any.
            sql<boolean>`${scope.where('d', sql<string>`${p.userId}`)}`.as('isReached'),
          ];
        })
        .where('d.code', '=', p.code),
  ),
);

/** A design as its statement returns it. */
export type DesignRecord = NonNullable<ReturnType<typeof designByCode>['row']>;

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

/** The designs of a contact that staff reach: those that name them, and those they booked or asked with. */
export const designsOfContact = perName((scope: RecordScope) =>
  prepare(
    `contact_designs${scope.name === 'all' ? '' : `_${scope.name}`}`,
    (db, p: Placeholders<{ contactId: string; viewerId: string }>) =>
      reachedBy(designs(db), { scope, viewerId: p.viewerId })
        .select(asStaff)
        .where((eb) => {
          const namedIn = (table: 'appointments' | 'consultantRequests') =>
            eb
              .selectFrom(table)
              .select((row) => row.ref('designCode').$notNull().as('designCode'))
              .where('contactId', '=', p.contactId)
              .where('designCode', 'is not', null);
          return eb.or([
            eb('d.contactId', '=', p.contactId),
            eb('d.code', 'in', namedIn('appointments').union(namedIn('consultantRequests'))),
          ]);
        })
        .orderBy('d.updatedAt', 'desc')
        .orderBy('d.id', 'desc')
        .limit(50),
  ),
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

const design = expressionBuilder<Tables & { d: Tables['designs'] }, 'd'>();

/** Whose designs staff look through. */
export interface DesignReach {
  readonly scope: RecordScope;
  readonly viewerId: Bound<string>;
  /** The contacts by whose names designs are found. */
  readonly contacts: RecordScope;
}

/** What a search looks through: the home, the design's name and code, and whoever it is for. */
const searchedBy = ({ contacts, viewerId }: DesignReach) => [
  design.fn<string | null>('search_fold', ['d.homeName']),
  sql<string | null>`search_fold(${design.ref('d.content')} ->> 'name')`,
  design.fn<string>('lower', ['d.code']),
  design
    .selectFrom('contacts as c')
    .select((eb) =>
      sql<string>`search_fold(${eb.ref('c.firstName')} || ' ' || ${eb.ref('c.lastName')} || ' ' || ${eb.ref('c.email')})`.as(
        'folded',
      ),
    )
    .whereRef('c.id', '=', 'd.contactId')
    .where(contacts.where('c', viewerId))
    .$asScalar(),
];

const isWanted = ({ search, home, roof, siding }: WantedDesigns, reach: DesignReach) =>
  design.and([
    ...(home === null ? [] : [design.or([design('d.homeSlug', '=', home), design('d.planCode', '=', home)])]),
    ...(roof === null ? [] : [design('d.roof', '=', roof)]),
    ...(siding === null ? [] : [design('d.siding', '=', siding)]),
    ...(search === null ? [] : [searchFilter(search, searchedBy(reach))]),
  ]);

/** How many designs there are of those wanted. */
export const countDesigns = (db: Db, wanted: WantedDesigns, reach: DesignReach) =>
  reachedBy(db.selectFrom('designs as d'), reach)
    .select(sql<number>`count(*)::int`.as('total'))
    .where(isWanted(wanted, reach));

/** Designs of a page, the newest change first. */
export const pageOfDesigns = (
  db: Db,
  wanted: WantedDesigns,
  reach: DesignReach,
  { limit, offset }: { limit: number; offset: number },
) =>
  reachedBy(designs(db), reach)
    .select(asStaff)
    .where(isWanted(wanted, reach))
    .orderBy('d.updatedAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .offset(offset);
