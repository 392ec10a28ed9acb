import { defaultLoanKind } from '@hearthline/rules/homes/prices/default-loan.ts';
import { scheduleOf, type ScheduledPayment } from '@hearthline/rules/sale/payment-plans/schedule.ts';
import type { QuoteDocument } from '@hearthline/rules/sale/quotes/quote-document.ts';
import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { designToQuote, quotedPlanSha256Of, type DesignToQuote } from '../../../homes/designs/design.api.ts';
import { readEquipment } from '../../../homes/equipment/equipment.api.ts';
import { stepsOfToday } from '../../payment-plans/payment-plan.api.ts';
import type { QuoteView } from '../quote-view.ts';

/** How a quote is paid for, and what comes with its home. */
export type QuotePapers = Required<Pick<QuoteDocument, 'paymentSteps' | 'equipment'>>;

/** The plan and the equipment that a quote of a design freezes when it is issued today (rule `contract.papers`). */
export const papersOfToday = async (
  context: Pick<Context, 'query' | 'now'>,
  {
    content,
    home,
  }: {
    readonly content: Pick<DesignToQuote['content'], 'loan'>;
    readonly home: Pick<NonNullable<DesignToQuote['home']>, 'slug' | 'modelType'> | null;
  },
): Promise<QuotePapers> => ({
  paymentSteps: await stepsOfToday(context, content.loan?.kind ?? defaultLoanKind),
  equipment: home ? await readEquipment(context, home) : [],
});

const frozen = prepare('quote_papers', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('quotes')
    .select([
      sql<QuotePapers['paymentSteps'] | null>`document -> 'paymentSteps'`.as('paymentSteps'),
      sql<QuotePapers['equipment'] | null>`document -> 'equipment'`.as('equipment'),
    ])
    .where('id', '=', p.id),
);

/** Those of a quote: of today while it is a draft, then as they were frozen; none of one that was issued before there were any. */
const papersOf = async (
  context: Context,
  { id, status, designCode, designVersion }: QuoteView,
): Promise<QuotePapers> => {
  if (status === 'draft') {
    const design = await designToQuote(context, designCode, designVersion);
    return design ? papersOfToday(context, design) : { paymentSteps: [], equipment: [] };
  }
  const row = await context.query.byKey(frozen, { id });
  return { paymentSteps: row?.paymentSteps ?? [], equipment: row?.equipment ?? [] };
};

/** What is due when, by the total of a quote. Days are not known yet, and nothing was paid. @throws AppError UNAVAILABLE */
export const scheduleOfQuote = async (context: Context, quote: QuoteView): Promise<ScheduledPayment[]> =>
  scheduleOf((await papersOf(context, quote)).paymentSteps, { sumCents: quote.totalCents });

/** What comes with the home of a quote. @throws AppError UNAVAILABLE */
export const equipmentOfQuote = async (
  context: Context,
  quote: QuoteView,
): Promise<QuotePapers['equipment']> => (await papersOf(context, quote)).equipment;

/** The SHA-256 of the plan of its home of the catalog as it was quoted; null of a home that has never been quoted so, and of any other. */
export const quotedPlanOfQuote = (
  context: Context,
  { designCode: code, home }: Pick<QuoteView, 'designCode' | 'home'>,
): Promise<string | null> => quotedPlanSha256Of(context, { code, slug: home?.slug ?? null });

/** All of these, as the REST API answers them. @throws AppError UNAVAILABLE */
export const shownPapers = async (context: Context, quote: QuoteView) => {
  const { paymentSteps, equipment } = await papersOf(context, quote);
  return {
    schedule: scheduleOf(paymentSteps, { sumCents: quote.totalCents }),
    equipment,
    quotedPlan: await quotedPlanOfQuote(context, quote),
  };
};
