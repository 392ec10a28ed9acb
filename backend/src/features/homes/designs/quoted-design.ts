import type { Plan } from '@hearthline/model/plan/document.ts';
import { designContent, type DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { chosenOf, readChoices, type QuotedChoice } from '@hearthline/rules/homes/prices/choices.ts';
import type { Price } from '@hearthline/rules/homes/prices/price-of.ts';
import type { Context } from '../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { listOptionGroups, priceOfContent, type PricedGroup } from '../prices/price.api.ts';
import { homeOfDesign, toPrice, type HomeOfDesign } from './design-home.ts';
import { planOfContent } from './design-plan.ts';
import { wholeContent } from './storage/stored-content.ts';

const quotable = prepare('design_to_quote', (db, p: Placeholders<{ code: string; version: number | null }>) =>
  db
    .selectFrom('designs as d')
    .innerJoin('designVersions as v', (join) =>
      join
        .onRef('v.designId', '=', 'd.id')
        .on((eb) => eb('v.version', '=', eb.fn.coalesce(p.version, 'd.version'))),
    )
    .select(['d.code', 'v.version', wholeContent('v').as('content')])
    .where('d.code', '=', p.code),
);

/** A version of a design, with everything that a quote says about it. */
export interface DesignToQuote {
  readonly code: string;
  readonly version: number;
  readonly content: DesignContent;
  /** Null if it names none, or one that can no longer be had. */
  readonly home: HomeOfDesign | null;
  readonly price: Price;
  readonly choices: readonly QuotedChoice[];
}

const choicesOf = (groups: readonly PricedGroup[], content: DesignContent): QuotedChoice[] => {
  const { all } = readChoices(groups, chosenOf(content));
  return groups.flatMap((group) =>
    group.choices
      .filter(({ key }) => all.includes(`${group.key}:${key}`))
      .map(({ key, label }) => ({ key: `${group.key}:${key}`, group: group.label, label })),
  );
};

/**
 * A design as it is quoted: all of it, whoever owns it, so only for staff. @param version the newest if null
 * @returns null if there is no such version @throws AppError UNAVAILABLE
 */
export const designToQuote = async (
  context: Context,
  code: string,
  version: number | null,
): Promise<DesignToQuote | null> => {
  const [row] = await context.query(quotable, { code, version });
  if (!row) return null;
  const content = designContent.parse(row.content);
  const [home, groups] = await Promise.all([homeOfDesign(context, content), listOptionGroups(context)]);
  const price = await priceOfContent(context, toPrice(home), content);
  return { code: row.code, version: row.version, content, home, price, choices: choicesOf(groups, content) };
};

/** The plan of such a design; null for a home without one. @throws AppError UNAVAILABLE */
export const planToQuote = (context: Context, { content }: DesignToQuote): Promise<Plan | null> =>
  planOfContent(context, content);
