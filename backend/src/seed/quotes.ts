import { openStages } from '@hearthline/rules/sale/deals/stages.ts';
import { sql } from 'kysely';
import type { Transaction } from '../platform/db/query-builder.ts';
import { dealValue } from '../features/sale/deals/deal.queries.ts';
// Not by way of price.api.ts, which brings the threads that make plans along.
import { readPriceBook } from '../features/homes/prices/price-book.ts';
import { readsIn } from '../platform/db/database.ts';
import { demoQuotes } from './demo-quotes.ts';
import { prepareQuotedDeal } from './quoted-deals.ts';
import { storeQuote } from './store-quote.ts';

const pipelineCents = 240_000_000;

/** The newest deal whose value staff typed makes the pipeline full again: what has a quote now is worth its total. */
const fillPipeline = async (trx: Transaction): Promise<void> => {
  const { sum } = await trx
    .selectFrom('deals as d')
    .select(sql<number>`sum(${dealValue('d')})::float8`.as('sum'))
    .where('stage', 'in', openStages)
    .executeTakeFirstOrThrow();
  const filler = await trx
    .selectFrom('deals as d')
    .select(['d.id', 'typedCents'])
    .where('stage', '=', 'agreed')
    .where('designCode', 'is', null)
    .where('typedCents', 'is not', null)
    .$narrowType<{ typedCents: number }>()
    .orderBy('number')
    .limit(1)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('deals')
    .set({ typedCents: Math.max(0, filler.typedCents + pipelineCents - sum) })
    .where('id', '=', filler.id)
    .execute();
};

/** Quotes in every state that a visitor of the demo can meet, with their mails. They have numbers in the order in which they were issued. */
export const seedQuotes = async (trx: Transaction, now: Date, publicUrl: string): Promise<void> => {
  const book = await readPriceBook({ ...readsIn(trx), now: () => now });
  const wanted = [];
  for (const one of demoQuotes) {
    const prepared = await prepareQuotedDeal(trx, book, one, now);
    if (prepared)
      wanted.push(...one.quotes.map((quote, index) => ({ prepared, quote, isFirst: index === 0 })));
  }
  wanted.sort((one, other) => other.quote.daysAgo - one.quote.daysAgo);
  for (const { prepared, quote, isFirst } of wanted)
    await storeQuote(trx, prepared, quote, isFirst, { book, now, publicUrl });
  await fillPipeline(trx);
};
