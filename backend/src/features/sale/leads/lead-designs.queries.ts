import { changesInWords } from '@hearthline/rules/homes/designs/design-changes.ts';
import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { openStages } from '@hearthline/rules/sale/deals/stages.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { perName, type Bound } from '../../../platform/db/statement-variants.ts';
import { withdrawnFacts, type DesignHomeView } from '../../homes/designs/design.api.ts';
import { wholeContent } from '../../homes/designs/design.api.ts';
import type { RecordScope } from '../../people/staff/staff.policy.ts';
import { appointmentScope } from '../appointments/appointment.policy.ts';
import { dealScope, type DealScope } from '../deals/deal.policy.ts';

/** A booking or a request, and the design that came with it. */
export interface DesignLead {
  readonly code: string;
  /** The version of the design then. */
  readonly version: number;
  readonly kind: 'appointment' | 'request';
  readonly at: Date;
  /** Whom it belongs to, so that a deal of theirs can be found. */
  readonly contactId: string | null;
}

/** An open deal that could be about a design. */
export interface OfferedDeal {
  readonly id: string;
  /** As in `D-1042`. */
  readonly number: string;
  readonly version: number;
}

/** The design of a lead as staff see it: as it is now, and what has changed since. */
export interface LeadDesignView
  extends DesignLead, Pick<DesignContent, 'name' | 'roof' | 'siding' | 'options'> {
  readonly id: string;
  readonly home: DesignHomeView | null;
  readonly aboutCents: number | null;
  readonly changes: string[];
  readonly updatedAt: Date;
  /** The newest open deal of its contact, if it is older than the lead and about another design. */
  readonly deal: OfferedDeal | null;
}

/** What lead and deal are compared by. */
type Leads = Placeholders<{
  codes: readonly string[];
  versions: readonly number[];
  ats: readonly Date[];
  contacts: readonly (string | null)[];
  viewerId: string;
}>;

const nameFor = (statement: string, { name }: DealScope | RecordScope): string =>
  name === 'all' ? statement : `${statement}_${name}`;

/** A lead changes no deal by itself (rule `lead.deal`); this is the deal for which staff may take its design over. */
const offeredDeal = (db: Db, scope: DealScope, viewerId: Bound<string>) =>
  db
    .selectFrom('deals as o')
    .select(['o.id', 'o.number', 'o.version', 'o.designCode', 'o.createdAt'])
    .where('o.contactId', '=', sql.ref<string>('l.contactId'))
    .where('o.stage', 'in', openStages)
    .where('o.archivedAt', 'is', null)
    .where(scope.where('o', viewerId))
    .orderBy('o.createdAt', 'desc')
    .limit(sql.lit(1));

const stored = perName((scope: DealScope) =>
  prepare(nameFor('lead_designs', scope), (db, p: Leads) =>
    db
      .selectFrom(
        sql<{
          code: string;
          version: number;
          at: Date;
          contactId: string | null;
          number: number;
        }>`unnest(${p.codes}::text[], ${p.versions}::int[], ${p.ats}::timestamptz[], ${p.contacts}::uuid[]) with ordinality`.as<'l'>(
          sql`l (code, version, at, contact_id, number)`,
        ),
      )
      .innerJoin('designs as d', 'd.code', 'l.code')
      .leftJoin('designVersions as v', (join) =>
        join.onRef('v.designId', '=', 'd.id').onRef('v.version', '=', 'l.version'),
      )
      .leftJoin('homes as h', 'h.slug', 'd.homeSlug')
      .leftJoinLateral(offeredDeal(db, scope, p.viewerId).as('deal'), (join) =>
        join
          .onRef('deal.createdAt', '<', 'l.at')
          .on('deal.designCode', 'is distinct from', (eb) => eb.ref('l.code')),
      )
      .select([
        sql<number>`l.number::int`.as('number'),
        'deal.id as dealId',
        'deal.number as dealNumber',
        'deal.version as dealVersion',
        wholeContent('d').as('content'),
        sql<DesignContent | null>`${wholeContent('v')}`.as('before'),
        'd.homeName',
        'd.aboutCents',
        'd.updatedAt',
        'h.status as homeStatus',
        'h.name as catalogName',
        'h.modelType',
        'h.footprint',
        'h.bedrooms',
        'h.bathrooms',
        'h.squareFootage',
        'h.look',
        'h.street',
      ]),
  ),
);

type Stored = NonNullable<ReturnType<typeof stored>['row']>;

/** The home as the catalog has it; of others only what they were called is known without making their plan. */
const homeOf = ({ content, homeName, homeStatus, ...row }: Stored): DesignHomeView | null => {
  if (!content.home) return null;
  const { slug = null, planCode = null, plan = null } = content.home;
  const { catalogName, modelType, footprint, bedrooms, bathrooms, squareFootage, look, street } = row;
  const named = { slug, planCode, plan, name: catalogName ?? homeName ?? 'A generated plan' };
  const offered = planCode !== null || homeStatus === 'published';
  const facts = homeStatus && { modelType, footprint, bedrooms, bathrooms, squareFootage, look, street };
  return { ...named, offered, ...withdrawnFacts, ...facts };
};

const dealOf = ({ dealId, dealNumber, dealVersion }: Stored): OfferedDeal | null =>
  dealId !== null && dealVersion !== null
    ? { id: dealId, number: `D-${dealNumber}`, version: dealVersion }
    : null;

/** The designs of some leads, for staff, in one statement; a lead whose design is gone has none. */
export const readLeadDesigns = async (
  { query, viewer }: Pick<Context, 'query' | 'viewer'>,
  leads: readonly DesignLead[],
): Promise<LeadDesignView[]> => {
  if (leads.length === 0) return [];
  const rows = await query(stored(dealScope(viewer, 'deal:update')), {
    codes: leads.map(({ code }) => code),
    versions: leads.map(({ version }) => version),
    ats: leads.map(({ at }) => at),
    contacts: leads.map(({ contactId }) => contactId),
    viewerId: viewer?.id ?? '',
  });
  const found = new Map(rows.map((row) => [row.number, row]));
  return leads.flatMap((lead, index) => {
    const row = found.get(index + 1);
    if (!row) return [];
    const { content, before, homeName, aboutCents, updatedAt } = row;
    const { name, roof, siding, options } = content;
    return {
      ...lead,
      id: `${lead.code}-${lead.version}-${lead.kind}-${lead.at.getTime()}`,
      name,
      roof,
      siding,
      options,
      home: homeOf(row),
      aboutCents,
      changes: before ? changesInWords(before, { content, homeName }) : [],
      updatedAt,
      deal: dealOf(row),
    };
  });
};

const ofContact = perName((scope: RecordScope) =>
  prepare(
    nameFor('contact_design_leads', scope),
    (db, p: Placeholders<{ contactId: string; viewerId: string }>) =>
      db
        .selectFrom((from) =>
          from
            .selectFrom('appointments as a')
            .where(scope.where('a', p.viewerId))
            .select([
              'designCode',
              'designVersion',
              'createdAt',
              sql<DesignLead['kind']>`'appointment'`.as('kind'),
            ])
            .where('contactId', '=', p.contactId)
            .unionAll(
              from
                .selectFrom('consultantRequests')
                .select([
                  'designCode',
                  'designVersion',
                  'createdAt',
                  sql<DesignLead['kind']>`'request'`.as('kind'),
                ])
                .where('contactId', '=', p.contactId),
            )
            .as('leads'),
        )
        .select((eb) => [
          eb.ref('designCode').$notNull().as('code'),
          eb.ref('designVersion').$notNull().as('version'),
          'createdAt as at',
          'kind',
        ])
        .where('designCode', 'is not', null)
        .where('designVersion', 'is not', null)
        .orderBy('createdAt', 'desc')
        .limit(sql.lit(50)),
  ),
);

/** The requests of a contact that the caller has read, and the bookings that they read, with a design: the newest first, each with its design. */
export const leadDesignsOfContact = async (
  context: Pick<Context, 'query' | 'viewer'>,
  contactId: string,
): Promise<LeadDesignView[]> => {
  const leads = await context.query(ofContact(appointmentScope(context.viewer)), {
    contactId,
    viewerId: context.viewer?.id ?? '',
  });
  return readLeadDesigns(
    context,
    leads.map((lead) => ({ ...lead, contactId })),
  );
};
