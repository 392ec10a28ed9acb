import {
  dealStages,
  isOpen,
  defaultProbability,
  type DealStage,
} from '@hearthline/rules/sale/deals/stages.ts';
import { settings } from '@hearthline/rules/office/settings.ts';
import { sql } from 'kysely';
import { storedCoBuyers, type StoredCoBuyer } from '@hearthline/rules/sale/deals/co-buyers.ts';
import type { Transaction } from '../platform/db/query-builder.ts';
import { jsonb } from '../platform/db/jsonb.ts';
import { typedDeals, type DemoDeal } from './demo-deals.ts';
import { dayIn } from '../platform/time/business-time.ts';

const zone = settings.timeZone.initial;
const day = 86_400_000;

/** What the open deals of the demo are worth together: the hub's "Sales Pipeline" (docs/specification.md, section 2). */
const pipelineCents = 240_000_000;

/** The stages that a deal has gone through, the first one left out. */
const wayTo = (stage: DealStage): readonly DealStage[] => {
  if (stage === 'lost') return ['contacted', 'visited', 'lost'];
  return dealStages.slice(1, dealStages.indexOf(stage) + 1);
};

/** Who buys in a demo deal. */
interface Buyer {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly createdAt: Date;
}

/** A demo deal to store. */
interface ToStore extends Omit<DemoDeal, 'opened'> {
  readonly buyer: Buyer;
  readonly openedAt: Date;
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

/** Stores a deal with its history. @returns its id */
export const storeDeal = async (
  trx: Transaction,
  deal: ToStore,
  ownerId: string,
  now: Date,
): Promise<string> => {
  const { buyer, stage, lost, design, source, closesIn } = deal;
  const way = wayTo(stage);
  const began = deal.openedAt.getTime();
  /** Its moves are spread over the time until the last of them. */
  const momentOf = (step: number): Date =>
    new Date(began + ((now.getTime() - deal.moved * day - began) * step) / way.length);
  const last = way.length > 0 ? momentOf(way.length) : deal.openedAt;
  const { id } = await trx
    .insertInto('deals')
    .values({
      stage,
      stageSince: last,
      touchedAt: last,
      typedCents: deal.typedCents,
      probabilityPercent: deal.probability ?? defaultProbability[stage],
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
      createdAt: deal.openedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const actorId = design ? null : ownerId;
  await trx
    .insertInto('dealEvents')
    .values([
      {
        dealId: id,
        actorId,
        kind: 'opened',
        toStage: 'new',
        note: design ? 'Asked for a consultant' : null,
        createdAt: deal.openedAt,
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
  return id;
};

/** The requests that bring a design along, with what the design costs. */
const designLeads = (trx: Transaction) =>
  trx
    .selectFrom('consultantRequests as r')
    .innerJoin('contacts as c', 'c.id', 'r.contactId')
    .innerJoin('designs as d', 'd.code', 'r.designCode')
    .select((eb) => [
      'c.id',
      'c.firstName',
      'c.lastName',
      'r.createdAt',
      'd.code',
      'd.version',
      eb.fn.coalesce('d.aboutCents', sql.lit(0)).as('cents'),
    ])
    .orderBy('r.createdAt')
    .orderBy('r.id')
    .execute();

/**
 * The demo's deals: one of each request that names a design, worth what the design costs, and others that staff opened. Those that
 * can still be won are worth $2.4M together.
 */
export const seedDeals = async (trx: Transaction, now: Date): Promise<void> => {
  const { id: ownerId } = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('createdAt')
    .executeTakeFirstOrThrow();
  const buyers = await trx
    .selectFrom('contacts as c')
    .select(['id', 'firstName', 'lastName', 'createdAt'])
    .where('status', 'in', ['active', 'customer'])
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('deals as d').select('d.id').whereRef('d.contactId', '=', 'c.id'))),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  /** The newest contact who was known when a deal was opened, and has none yet. */
  const buyerSince = (openedAt: Date): Buyer | undefined => {
    const at = buyers.findIndex(({ createdAt }) => createdAt <= openedAt);
    return at < 0 ? undefined : buyers.splice(at, 1)[0];
  };
  const leads = await designLeads(trx);
  const known =
    leads.reduce((sum, { cents }) => sum + cents, 0) +
    typedDeals.reduce((sum, { stage, dollars }) => (isOpen(stage) ? sum + (dollars ?? 0) * 100 : sum), 0);
  const deals: readonly ToStore[] = [
    ...leads.map(({ id, firstName, lastName, createdAt, code, version }, index) => ({
      buyer: { id, firstName, lastName, createdAt },
      openedAt: createdAt,
      moved: 0,
      design: { code, version },
      stage: 'new' as const,
      dollars: null,
      typedCents: null,
      closesIn: index === 0 ? 60 : null,
      source: 'consultant_request',
    })),
    ...typedDeals.flatMap((deal) => {
      const openedAt = new Date(now.getTime() - deal.opened * day);
      const buyer = buyerSince(openedAt);
      const typedCents = deal.dollars === null ? pipelineCents - known : deal.dollars * 100;
      return buyer ? [{ ...deal, buyer, openedAt, typedCents }] : [];
    }),
  ];
  for (const deal of deals.toSorted((one, other) => +one.openedAt - +other.openedAt))
    await storeDeal(trx, deal, ownerId, now);
};
