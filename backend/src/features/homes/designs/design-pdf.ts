import { codeInWords } from '@hearthline/rules/homes/designs/code.ts';
import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { dollars, percent, rangeText, wholeCentsText, wholeDollars } from '@hearthline/rules/dollars.ts';
import { lookOfDesign } from '@hearthline/rules/homes/looks/look.ts';
import { chosenOf, readChoices } from '@hearthline/rules/homes/prices/choices.ts';
import { sumOf, type CentsRange } from '@hearthline/rules/homes/prices/line-sums.ts';
import {
  deliveredText,
  homeAloneText,
  monthTermsText,
  monthText,
  mortgageInsuranceText,
  outsideText,
  paymentsText,
} from '@hearthline/rules/homes/prices/price-text.ts';
import { shortPriceOf, type ShortPrice } from '@hearthline/rules/homes/prices/short-price.ts';
import { quantityText } from '@hearthline/rules/homes/prices/quantity-text.ts';
import type { PriceLine } from '@hearthline/rules/homes/prices/price-lines.ts';
import type { LoanPayment } from '@hearthline/rules/homes/prices/payments-of.ts';
import type { Context } from '../../../platform/context.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { letterheadOf } from '../../../platform/pdf/paper.ts';
import { drawPriceSheet, type PriceSheet, type SheetLine } from '../plans/floor-plan.api.ts';
import { homePhoto } from '../pictures/image.api.ts';
import { listOptionGroups, priceOfContent, type PricedGroup } from '../prices/price.api.ts';
import { homeOfDesign, toPrice, type HomeOfDesign } from './design-home.ts';
import { planOfContent } from './design-plan.ts';
import { findDesign, mayReadAll } from './design.policy.ts';
import { contentFor } from './design-view.ts';

const priceLine =
  (taxable: CentsRange) =>
  (line: PriceLine): SheetLine => ({
    label: line.label,
    detail: [
      quantityText(line, taxable),
      line.source && `${line.source}${line.sourceOn ? `, ${longDate(line.sourceOn)}` : ''}`,
    ]
      .filter(Boolean)
      .join(' · '),
    amount: rangeText(line.lowCents, line.highCents),
  });

const choiceLines = (
  groups: readonly PricedGroup[],
  content: DesignContent,
  home: HomeOfDesign | null,
): SheetLine[] => {
  const { all } = readChoices(groups, chosenOf(content), home);
  return groups.flatMap((group) => {
    const made = group.choices.filter(({ key }) => all.includes(`${group.key}:${key}`));
    return made.length ? [{ label: group.label, amount: made.map(({ label }) => label).join(', ') }] : [];
  });
};

const paymentLine = (payment: LoanPayment): SheetLine => ({
  label: payment.label,
  detail: `${percent(payment.aprPercent)} APR · ${percent(payment.downPercent)} down (${wholeDollars(
    Math.round(payment.downCents / 100),
  )}) · ${payment.years} years, ${paymentsText(payment)}${[
    mortgageInsuranceText(payment),
    outsideText(payment),
  ]
    .filter(Boolean)
    .map((sentence) => ` · ${sentence}`)
    .join('')}`,
  amount: `${dollars(payment.monthlyCents / 100)} a month`,
});

const glanceLines = ({ aboutCents, baseCents, month, leftOut }: ShortPrice): SheetLine[] => [
  ...(aboutCents === null
    ? []
    : [{ label: 'Delivered total', amount: deliveredText(aboutCents), strong: true }]),
  { label: 'The home', amount: homeAloneText(baseCents) },
  ...(month
    ? [{ label: 'A month', detail: monthTermsText(month, leftOut), amount: monthText(month.monthlyCents) }]
    : []),
];

const paymentNotes = [
  'A month includes principal, interest, mortgage insurance where the loan has one, property tax and homeowner’s insurance. It leaves out the land, utilities and upkeep. Estimates: the lender decides.',
];

/**
 * A design as a PDF: its plan, its choices, every line of its price and the payments. Whoever has only its code gets neither its name
 * nor where it will stand.
 * @throws AppError NOT_FOUND, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export const designPdf = async (context: Context, code: string): Promise<Buffer> => {
  const row = await findDesign(context, code);
  const content = contentFor(row.content, mayReadAll(context.viewer, row));
  const home = await homeOfDesign(context, content, row.code);
  const [company, groups, plan, price, picture] = await Promise.all([
    readSetting(context, 'company'),
    listOptionGroups(context),
    home && planOfContent(context, content, home),
    priceOfContent(context, toPrice(home), content),
    home && content.home
      ? homePhoto(
          context,
          { slug: home.slug, planCode: content.home.planCode, plan: home.quotedPlan },
          lookOfDesign(home.look, content),
        )
      : null,
  ]);
  const total: SheetLine = {
    label: 'Total',
    amount: rangeText(price.totalLowCents, price.totalHighCents, wholeCentsText),
    strong: true,
  };
  const about: SheetLine = {
    label: 'Delivered total',
    amount: wholeCentsText(price.aboutCents),
    strong: true,
  };
  const short = shortPriceOf(price, content.loan?.kind ?? null);
  const sheet: PriceSheet = {
    letterhead: letterheadOf(company),
    title: content.name ?? row.homeName ?? 'A home design',
    subtitle: [
      content.name && row.homeName,
      home &&
        `${home.bedrooms} bedrooms, ${home.bathrooms} bathrooms, ${home.squareFootage.toLocaleString('en-US')} sq ft`,
      `Design ${codeInWords(row.code)}, version ${row.version}`,
    ]
      .filter(Boolean)
      .join(' · '),
    picture,
    plan,
    parts: [
      ...(short
        ? [{ title: 'At a glance', lines: glanceLines(short), notes: short.sentence ? [short.sentence] : [] }]
        : []),
      { title: 'Choices', lines: choiceLines(groups, content, home), notes: price.conflicts },
      {
        title: `Price on ${longDate(price.on)}`,
        lines: price.lines.length
          ? [
              ...price.lines.map(priceLine(sumOf(price.lines.filter((line) => line.taxable)))),
              ...(price.delivered ? [total, about] : []),
            ]
          : [],
        notes: [...(price.delivered && price.place ? [price.place.sentence] : []), ...price.assumptions],
      },
      ...(price.payments.length
        ? [{ title: 'Monthly payments', lines: price.payments.map(paymentLine), notes: paymentNotes }]
        : []),
    ],
    footer: `${company.name} · ${company.phone} · An estimate, not an offer.`,
  };
  return drawPriceSheet(sheet);
};
