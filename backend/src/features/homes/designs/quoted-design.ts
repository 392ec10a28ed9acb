import type { Plan } from '@hearthline/model/plan/document.ts';
import { designContent, type DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { chosenOf, readChoices, type QuotedChoice } from '@hearthline/rules/homes/prices/choices.ts';
import type { Price } from '@hearthline/rules/homes/prices/price-of.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { dayIn } from '../../../platform/time/business-time.ts';
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

const choicesOf = (
  groups: readonly PricedGroup[],
  content: DesignContent,
  home: HomeOfDesign | null,
): QuotedChoice[] => {
  const { all } = readChoices(groups, chosenOf(content), home);
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
  const [home, groups] = await Promise.all([
    homeOfDesign(context, content, row.code),
    listOptionGroups(context),
  ]);
  const price = await priceOfContent(context, toPrice(home), content);
  return {
    code: row.code,
    version: row.version,
    content,
    home,
    price,
    choices: choicesOf(groups, content, home),
  };
};

const newestOfBuyers = prepare('design_of_buyers', (db, p: Placeholders<{ code: string }>) =>
  db
    .selectFrom('designs as d')
    .innerJoin('designVersions as v', 'v.designId', 'd.id')
    .select(['v.createdAt', wholeContent('v').as('content')])
    .where('d.code', '=', p.code)
    .where('v.byStaff', '=', sql.lit(false))
    .orderBy('v.version', 'desc')
    .limit(1),
);

/**
 * The price that the site showed of the newest version of a design that staff did not make, by the price book of the day on which it
 * was made. @returns null if there is no such version, or it had no price @throws AppError UNAVAILABLE
 */
export const priceSeenOfDesign = async (context: Context, code: string): Promise<Price | null> => {
  const row = await context.query.byKey(newestOfBuyers, { code });
  if (!row) return null;
  const content = designContent.parse(row.content);
  const on = dayIn(await readSetting(context, 'timeZone'), row.createdAt);
  const price = await priceOfContent(
    context,
    toPrice(await homeOfDesign(context, content, code)),
    content,
    on,
  );
  return price.lines.length > 0 ? price : null;
};

/** The plan of such a design; null for a home without one. @throws AppError UNAVAILABLE */
export const planToQuote = async (context: Context, { content, home }: DesignToQuote): Promise<Plan | null> =>
  home && planOfContent(context, content, home);
