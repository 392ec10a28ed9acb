import type { PriceBook } from '@hearthline/rules/homes/prices/price-of.ts';
// Not by way of price.api.ts, as in designs.ts.
import { readPriceBook } from '../features/homes/prices/price-book.ts';
import { cancelSale } from '../features/sale/deals/cancelling/cancel-sale.ts';
import { voidPayment } from '../features/sale/payments/void-payment.ts';
import { readsIn } from '../platform/db/database.ts';
import type { Transaction } from '../platform/db/query-builder.ts';
import { storeDeal } from './deals.ts';
import { readDemoUser } from './demo-user.ts';
import { storeDesign } from './designs.ts';
import { pastBefore, type Past } from './past.ts';
import { change, enter, order, pay, quote, settle, win, type Sale } from './sale-steps.ts';
import type { Facilities } from './seed-context.ts';
import { agree } from './signing.ts';

const day = 86_400_000;

/** A deal that was won: when it was opened, and the home that was chosen. */
interface Opening {
  readonly opened: number;
  readonly moved: number;
  readonly source: string;
  readonly content: object;
}

/** The newest contact who was known then and has neither a home nor a deal. */
const buyerSince = (trx: Transaction, openedAt: Date) =>
  trx
    .selectFrom('contacts as c')
    .select(['c.id', 'c.firstName', 'c.lastName', 'c.createdAt'])
    .where('c.status', 'in', ['active', 'customer'])
    .where('c.createdAt', '<=', openedAt)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('deals as d').select('d.id').whereRef('d.contactId', '=', 'c.id'))),
    )
    .orderBy((eb) =>
      eb.exists(eb.selectFrom('projects as p').select('p.id').whereRef('p.contactId', '=', 'c.id')),
    )
    .orderBy('c.createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Opens a deal, whose buyer has visited and chosen a home. */
const open = async (
  trx: Transaction,
  book: PriceBook,
  { content, opened, ...deal }: Opening,
  ownerId: string,
  now: Date,
): Promise<Sale> => {
  const openedAt = new Date(now.getTime() - opened * day);
  const buyer = await buyerSince(trx, openedAt);
  const design = await storeDesign(trx, book, [content], { ownerId: null, contactId: buyer.id }, openedAt);
  const dealId = await storeDeal(
    trx,
    {
      ...deal,
      stage: 'visited',
      dollars: null,
      closesIn: null,
      isOwned: true,
      buyer,
      openedAt,
      typedCents: null,
    },
    ownerId,
    now,
  );
  await trx
    .updateTable('deals')
    .set({ designCode: design.code, designVersion: design.version })
    .where('id', '=', dealId)
    .execute();
  return { dealId, buyer: `${buyer.firstName} ${buyer.lastName}` };
};

const cancelled: Opening = {
  opened: 100,
  moved: 92,
  source: 'home show',
  content: { home: { slug: 'yachats' }, roof: 'gable', siding: 'wood', site: { land: 'own', zip: '98532' } },
};

/** A sale whose buyers lost their loan after the home was ordered: the seller keeps a part of the deposit, the rest is to be refunded. */
const sellAndCancel = async (past: Past, sale: Sale): Promise<void> => {
  const quoteId = await quote(past, sale, 88);
  await agree(past, { quoteId, address: '210 Jackson Highway, Chehalis, WA 98532' }, past.moment(85, 9), 4);
  await pay(past, sale, 84, { kind: 'deposit', method: 'check', amountCents: 500_000, reference: '3312' });
  const projectId = await win(past, sale, 82);
  await order(past, projectId, 74, {
    manufacturer: 'Palm Harbor Homes, Millersburg',
    orderNumber: 'PH-20418',
    orderedOn: past.day(74),
  });
  const { number, version } = await past.trx
    .selectFrom('deals')
    .select(['number', 'version'])
    .where('id', '=', sale.dealId)
    .executeTakeFirstOrThrow();
  await past.at(past.moment(45, 15), 'staff', (context) =>
    cancelSale(context, sale.dealId, {
      version,
      number: `D-${number}`,
      reason: 'financing',
      note: 'The lender withdrew its approval after a change of jobs.',
      on: past.day(45),
      keepCents: 150_000,
    }),
  );
};

const delivered: Opening = {
  opened: 108,
  moved: 104,
  source: 'referral',
  content: {
    home: { slug: 'castle-rock' },
    roof: 'hip',
    siding: 'composite',
    site: { land: 'own', zip: '98611', sewer: 'septic', water: 'public' },
  },
};

/** A sale after a revised quote: a change order was signed, an allowance settled, and the home delivered with its labels. */
const sellAndDeliver = async (past: Past, sale: Sale): Promise<void> => {
  const first = await quote(past, sale, 102);
  const revised = await quote(past, sale, 98, {
    replaces: first,
    extra: { label: 'Discount', amountCents: -250_000, note: 'Spring open house' },
  });
  await agree(
    past,
    { quoteId: revised, address: '47 Pleasant Hill Road, Castle Rock, WA 98611' },
    past.moment(95, 9),
    4,
  );
  await pay(past, sale, 94, { kind: 'deposit', method: 'check', amountCents: 500_000, reference: '1187' });
  const projectId = await win(past, sale, 92);
  await order(past, projectId, 88, {
    manufacturer: 'Fleetwood Homes, Woodburn',
    orderNumber: 'FW-88213',
    orderedOn: past.day(88),
  });
  await pay(past, sale, 86, {
    kind: 'progress',
    method: 'wire',
    amountCents: 3_000_000,
    reference: 'Order of the home',
  });
  await order(past, projectId, 80, { confirmedOn: past.day(80) });
  await enter(past, projectId, 79, 'Permits');
  await enter(past, projectId, 70, 'Site Preparation');
  const porch = { label: 'Covered back porch, 10 by 24 feet', amountCents: 1_386_000 };
  await change(
    past,
    sale,
    66,
    { reason: 'A covered porch along the back of the home.', days: 10, lines: [porch] },
    true,
  );
  await enter(past, projectId, 55, 'Foundation');
  await settle(past, sale, 50, 'The work is done, and this is what it cost.');
  await enter(past, projectId, 40, 'Factory Build');
  await order(past, projectId, 20, {
    sections: [
      { n: 1, serial: 'ORFL448A88213', label: 'ORE-553107' },
      { n: 2, serial: 'ORFL448B88213', label: 'ORE-553108' },
    ],
  });
  await enter(past, projectId, 14, 'Delivery');
  await enter(past, projectId, 11, 'Installation');
};

const changing: Opening = {
  opened: 60,
  moved: 52,
  source: 'appointment',
  content: {
    home: { slug: 'yachats' },
    roof: 'hip',
    siding: 'composite',
    site: { land: 'own', zip: '98604', sewer: 'septic', water: 'well' },
  },
};

/** A sale whose first check came back, and whose buyer has a change order to sign. */
const sellAndChange = async (past: Past, sale: Sale): Promise<void> => {
  const quoteId = await quote(past, sale, 48);
  await agree(
    past,
    { quoteId, address: '1520 SW Eaton Boulevard, Battle Ground, WA 98604' },
    past.moment(45, 9),
    4,
  );
  const deposit = { kind: 'deposit', amountCents: 500_000 } as const;
  const check = await pay(past, sale, 44, { ...deposit, method: 'check', reference: '609' });
  await past.at(past.moment(36, 11), 'staff', (context) =>
    voidPayment(context, check, { reason: 'The check came back: insufficient funds.' }),
  );
  await pay(past, sale, 33, { ...deposit, method: 'wire', reference: 'In place of check 609' });
  const projectId = await win(past, sale, 31);
  await order(past, projectId, 5, {
    manufacturer: 'Fleetwood Homes, Woodburn',
    orderNumber: 'FW-88542',
    orderedOn: past.day(5),
  });
  await change(
    past,
    sale,
    2,
    {
      reason: 'Heat pump in place of the electric furnace.',
      days: 0,
      lines: [{ label: 'Heat pump, 2.5 tons', amountCents: 612_000 }],
    },
    false,
  );
};

/** The demo's sales that were won, by the services that staff and buyers use: the oldest first, so that numbers follow the days. */
export const seedSales = async (trx: Transaction, now: Date, facilities: Facilities): Promise<void> => {
  const owner = await readDemoUser(trx, 'admin@example.com');
  const book = await readPriceBook({ ...readsIn(trx), now: () => now });
  const past = pastBefore(trx, facilities, owner, now);
  for (const [opening, sell] of [
    [delivered, sellAndDeliver],
    [cancelled, sellAndCancel],
    [changing, sellAndChange],
  ] as const)
    await sell(past, await open(trx, book, opening, owner.id, now));
};
