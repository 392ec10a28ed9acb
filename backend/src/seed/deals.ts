import {
  dealStages,
  isOpen,
  usualProbability,
  type DealStage,
  type LostReason,
} from '@hearthline/rules/deals/stages.ts';
import { settings } from '@hearthline/rules/settings.ts';
import { sql } from 'kysely';
import { storedCoBuyers, type StoredCoBuyer } from '@hearthline/rules/deals/co-buyers.ts';
import { jsonb } from '../platform/db/jsonb.ts';
import type { EntityManager } from '../platform/db/database.ts';
import { dbIn } from '../platform/db/query-builder.ts';
import { dayIn } from '../platform/time/business-time.ts';

const zone = settings.timeZone.initial;

/** What the open deals of the demo are worth together: the hub's "Sales Pipeline" (specification, section 2). */
const pipelineCents = 240_000_000;

interface DemoDeal {
  readonly stage: DealStage;
  /** In whole dollars; null for what makes the pipeline full. */
  readonly dollars: number | null;
  /** Days from today until it should be decided; a negative number is overdue. */
  readonly closesIn: number | null;
  readonly probability?: number;
  readonly isOwned?: boolean;
  readonly source: string;
  readonly coBuyer?: string;
  readonly lost?: readonly [LostReason, string | null];
}

/** Deals with a value that staff typed; their buyers are the newest contacts that are talked with. */
const typed: readonly DemoDeal[] = [
  { stage: 'contacted', dollars: 214_500, closesIn: 45, isOwned: true, source: 'referral' },
  { stage: 'contacted', dollars: 168_000, closesIn: null, source: 'home show' },
  {
    stage: 'visited',
    dollars: 246_900,
    closesIn: 30,
    isOwned: true,
    source: 'appointment',
    coBuyer: 'Robin',
  },
  { stage: 'visited', dollars: 189_400, closesIn: 21, source: 'home show' },
  { stage: 'visited', dollars: 232_750, closesIn: -4, probability: 25, isOwned: true, source: 'referral' },
  { stage: 'quoted', dollars: 271_300, closesIn: 12, isOwned: true, source: 'appointment', coBuyer: 'Jesse' },
  { stage: 'quoted', dollars: 198_600, closesIn: 18, probability: 70, source: 'referral' },
  { stage: 'agreed', dollars: 259_800, closesIn: 3, isOwned: true, source: 'appointment', coBuyer: 'Alex' },
  { stage: 'agreed', dollars: null, closesIn: 6, probability: 90, isOwned: true, source: 'home show' },
  { stage: 'won', dollars: 224_000, closesIn: -9, isOwned: true, source: 'referral' },
  { stage: 'won', dollars: 187_500, closesIn: -20, isOwned: true, source: 'appointment' },
  {
    stage: 'lost',
    dollars: 243_000,
    closesIn: -14,
    isOwned: true,
    source: 'home show',
    lost: ['financing', 'The lender asked for 20 percent down. Wants to hear from us again next spring.'],
  },
  { stage: 'lost', dollars: 176_000, closesIn: -25, source: 'referral', lost: ['competitor', null] },
  {
    stage: 'lost',
    dollars: 205_000,
    closesIn: null,
    isOwned: true,
    source: 'appointment',
    lost: ['no_answer', 'Four calls and two mails since the visit.'],
  },
];

/** The stages that a deal has gone through, the first one left out. */
const wayTo = (stage: DealStage): readonly DealStage[] => {
  if (stage === 'lost') return ['contacted', 'visited', 'lost'];
  return dealStages.slice(1, dealStages.indexOf(stage) + 1);
};

interface Buyer {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly createdAt: Date;
}

interface ToStore extends DemoDeal {
  readonly buyer: Buyer;
  readonly typedCents: number | null;
  readonly design?: { readonly code: string; readonly version: number } | undefined;
}

const coBuyersOf = ({ coBuyer, buyer }: ToStore): StoredCoBuyer[] =>
  storedCoBuyers(
    coBuyer
      ? [
          {
            name: `${coBuyer} ${buyer.lastName}`,
            email: `${coBuyer}.${buyer.lastName}@example.com`.toLowerCase(),
          },
        ]
      : [],
  );

const storeDeal = async (em: EntityManager, deal: ToStore, ownerId: string, now: Date): Promise<void> => {
  const { buyer, stage, lost, design, source, closesIn } = deal;
  const db = dbIn(em);
  const way = wayTo(stage);
  const began = buyer.createdAt.getTime();
  /** Its moves are spread over the time since it began. */
  const momentOf = (step: number): Date =>
    new Date(began + ((now.getTime() - began) * step) / (way.length + 1));
  const last = momentOf(way.length);
  const { id } = await db
    .insertInto('deals')
    .values({
      stage,
      stageSince: last,
      touchedAt: last,
      typedCents: deal.typedCents === null ? null : String(deal.typedCents),
      probabilityPercent: deal.probability ?? usualProbability[stage],
      expectedCloseOn: closesIn === null ? null : dayIn(zone, now, closesIn),
      lostReason: lost?.[0] ?? null,
      lostNote: lost?.[1] ?? null,
      buyerName: `${buyer.firstName} ${buyer.lastName}`,
      contactId: buyer.id,
      ownerId: deal.isOwned ? ownerId : null,
      designCode: design?.code ?? null,
      designVersion: design?.version ?? null,
      source,
      coBuyers: jsonb(coBuyersOf(deal)),
      createdAt: buyer.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const actorId = design ? null : ownerId;
  await db
    .insertInto('dealEvents')
    .values([
      {
        dealId: id,
        actorId,
        kind: 'opened',
        toStage: 'new',
        note: design ? 'Asked for a consultant' : null,
        createdAt: buyer.createdAt,
      },
      ...way.map((toStage, index) => ({
        dealId: id,
        actorId: ownerId,
        kind: 'moved' as const,
        fromStage: way[index - 1] ?? ('new' as const),
        toStage,
        note: toStage === 'lost' ? (lost?.[1] ?? null) : null,
        createdAt: momentOf(index + 1),
      })),
    ])
    .execute();
};

/** The requests that bring a design along, with what the design costs. */
const designLeads = (em: EntityManager) =>
  dbIn(em)
    .selectFrom('consultantRequests as r')
    .innerJoin('contacts as c', 'c.id', 'r.contactId')
    .innerJoin('designs as d', 'd.code', 'r.designCode')
    .select([
      'c.id',
      'c.firstName',
      'c.lastName',
      'r.createdAt',
      'd.code',
      'd.version',
      sql<number>`coalesce(d.about_cents, 0)::float8`.as('cents'),
    ])
    .orderBy('r.createdAt')
    .orderBy('r.id')
    .execute();

/**
 * The demo's deals: one of each request that names a design, worth what the design costs, and others that staff opened. Those that
 * can still be won are worth $2.4M together.
 */
export const seedDeals = async (em: EntityManager, now: Date): Promise<void> => {
  await em.flush();
  const db = dbIn(em);
  const { id: ownerId } = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('createdAt')
    .executeTakeFirstOrThrow();
  const buyers = await db
    .selectFrom('contacts')
    .select(['id', 'firstName', 'lastName', 'createdAt'])
    .where('status', 'in', ['active', 'customer'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(typed.length)
    .execute();
  const leads = await designLeads(em);
  const known =
    leads.reduce((sum, { cents }) => sum + cents, 0) +
    typed.reduce((sum, { stage, dollars }) => (isOpen(stage) ? sum + (dollars ?? 0) * 100 : sum), 0);
  const deals: readonly ToStore[] = [
    ...leads.map(({ id, firstName, lastName, createdAt, code, version }, index) => ({
      buyer: { id, firstName, lastName, createdAt },
      design: { code, version },
      stage: 'new' as const,
      dollars: null,
      typedCents: null,
      closesIn: index === 0 ? 60 : null,
      source: 'consultant_request',
    })),
    ...typed.flatMap((deal, index) => {
      const buyer = buyers[index];
      const typedCents = deal.dollars === null ? pipelineCents - known : deal.dollars * 100;
      return buyer ? [{ ...deal, buyer, typedCents }] : [];
    }),
  ];
  for (const deal of deals.toSorted((one, other) => +one.buyer.createdAt - +other.buyer.createdAt))
    await storeDeal(em, deal, ownerId, now);
};
