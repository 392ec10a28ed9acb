import { designContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { roofIds, shownFirst, sidingIds } from '@hearthline/rules/design.ts';
import { standingContent } from '@hearthline/rules/site/content.ts';
import {
  standingHomes,
  standingPrices,
  standingSizes,
} from '@hearthline/rules/homes/catalog/standing-homes.ts';
import { initialDelivery } from '@hearthline/rules/homes/places/delivery.ts';
import { placesOf } from '@hearthline/rules/homes/places/place.ts';
import { priceWhen } from '@hearthline/rules/homes/prices/conditions.ts';
import { widthOfModel } from '@hearthline/rules/homes/prices/keys.ts';
import { loanKind } from '@hearthline/rules/homes/prices/loan-kind.ts';
import { optionGroup } from '@hearthline/rules/homes/prices/option-group.ts';
import { newPriceItem } from '@hearthline/rules/homes/prices/price-item.ts';
import { standardLook } from '@hearthline/rules/homes/looks/look.ts';
import { priceOf, type HomeToPrice, type PriceBook } from '@hearthline/rules/homes/prices/price-of.ts';
import { shortPriceOf } from '@hearthline/rules/homes/prices/short-price.ts';
import { expect, describe, it } from 'vitest';
import { baseHomes } from '../base-homes/homes.ts';
import { currentLoans, currentPrices } from './delivered-book.ts';
import { baseGroups } from './options.ts';
import { basePricesStartOn, basePriceSource, basePriceSourceOn, exampleHomes } from './prices.ts';

const rows = currentPrices.map(({ low, high, ...price }) => ({
  ...price,
  ...(price.unit === 'percent'
    ? { lowPercent: low, highPercent: high, lowCents: null, highCents: null }
    : { lowCents: low, highCents: high, lowPercent: null, highPercent: null }),
  startsOn: basePricesStartOn,
  endsOn: null,
  source: basePriceSource,
  sourceOn: basePriceSourceOn,
}));
const places = placesOf(() => null, initialDelivery);
const book: PriceBook = {
  on: '2026-11-25',
  rows,
  groups: baseGroups,
  loans: currentLoans,
  offers: [],
  places,
};
const bare = designContent.parse({});
/** A width that travels, in inches. */
const bareHome = { sectionInches: 160, look: standardLook, street: 'front' } as const;
const monthly = (home: HomeToPrice): number =>
  priceOf(book, home, bare).payments.find(({ kind }) => kind === 'conventional')?.monthlyCents ?? Number.NaN;

describe('the base price book', () => {
  it('has rows that could be entered, each key and condition once', () => {
    for (const row of rows)
      expect(newPriceItem.parse(row), row.key).toMatchObject({
        key: row.key,
        when: priceWhen.parse(row.when),
      });
    expect(new Set(rows.map(({ key, when }) => key + JSON.stringify(when))).size).toBe(rows.length);
  });

  it('has a price for every home of the base catalog', () => {
    for (const { slug, modelType, squareFootage } of baseHomes) {
      const width = modelType.split(' ')[0]?.toLowerCase() as HomeToPrice['width'];
      const price = priceOf(book, { slug, width, squareFeet: squareFootage, ...bareHome }, bare);
      expect(price.lines[0]?.lowCents, slug).toBeGreaterThan(1_000_000);
    }
  });

  it('has homes of the sizes that pages are built with', () => {
    const feet = baseHomes.map(({ squareFootage }) => squareFootage);
    expect(standingSizes).toEqual({ min: Math.min(...feet), max: Math.max(...feet) });
  });

  it('prices the homes that the home page is built with as it says', () => {
    expect(Object.keys(standingPrices)).toEqual([
      ...standingHomes.map(({ slug }) => slug),
      ...Object.values(exampleHomes),
    ]);
    for (const [slug, price] of Object.entries(standingPrices)) {
      const home = baseHomes.find((one) => one.slug === slug);
      const facts = {
        slug,
        width: widthOfModel(home?.modelType ?? ''),
        squareFeet: home?.squareFootage ?? 0,
        ...bareHome,
      };
      expect(shortPriceOf(priceOf(book, facts, bare)), slug).toEqual(price);
    }
  });

  it('has option groups that could be entered: roof and siding have eight choices each (docs/specification.md, section 2), standard is what is shown first', () => {
    // Swatches came later (migration 0084).
    for (const group of baseGroups)
      expect(optionGroup.parse(group).choices, group.key).toEqual(
        group.choices.map((choice) => ({ ...choice, swatch: null })),
      );
    const choices = (key: string) => baseGroups.find((group) => group.key === key)?.choices ?? [];
    expect(choices('roof').map(({ key }) => key)).toEqual(roofIds);
    expect(choices('siding').map(({ key }) => key)).toEqual(sidingIds);
    expect(choices('roof').find(({ standard }) => standard)?.key).toBe(shownFirst.roof);
    expect(choices('siding').find(({ standard }) => standard)?.key).toBe(shownFirst.siding);
  });

  it('prices every choice that is not standard, and excludes only choices that there are', () => {
    const choices = baseGroups.flatMap((group) =>
      group.choices.map((choice) => ({ ...choice, name: `${group.key}:${choice.key}` })),
    );
    const priced = rows.flatMap(({ key }) =>
      key.startsWith('option:') ? [key.slice('option:'.length)] : [],
    );
    expect(priced.sort()).toEqual(
      choices
        .filter(({ standard }) => !standard)
        .map(({ name }) => name)
        .sort(),
    );
    for (const { excludes } of choices)
      for (const other of excludes) expect(choices.map(({ name }) => name)).toContain(other);
  });

  it('has kinds of loan that could be entered, with the down payments and the rate of docs/specification.md, section 1', () => {
    for (const kind of currentLoans) expect(loanKind.parse(kind)).toMatchObject(kind);
    const figures = (slug: string) => standingContent.find((item) => item.slug === slug)?.figures ?? {};
    const kind = (key: string) => currentLoans.find((each) => each.key === key);
    for (const key of ['fha', 'va', 'usda'])
      expect(kind(key)?.downPercent, key).toBe(figures(key).downPercent);
    expect(kind('conventional')?.ratePercent).toBe(figures('conventional').ratePercent);
  });
});

describe('the rules price.examples and true.examples', () => {
  // The homes of the two example prices (docs/sale.md, section 8), which come to $1,206.75 and $1,809.57 a month.
  it.each([
    ['yachats', 'single', 910, 89_000, [16_144_553, 1_614_455, 120_675]],
    ['castle-rock', 'double', 1440, 145_000, [24_937_935, 2_493_794, 180_957]],
  ] as const)(
    '%s, %s, of %i sq ft at $%i: delivered, down and a month',
    (slug, width, squareFeet, price, [delivered, down, month]) => {
      const { lines, aboutCents, payments } = priceOf(book, { slug, width, squareFeet, ...bareHome }, bare);
      expect(lines[0]).toMatchObject({ key: `home:${slug}`, lowCents: price * 100, highCents: price * 100 });
      expect(aboutCents).toBe(delivered);
      expect(payments.find(({ kind }) => kind === 'conventional')).toMatchObject({
        priceCents: delivered,
        downCents: down,
        monthlyCents: month,
        mortgageInsurancePayments: 109,
        aprPercent: 6.934,
        outsideCents: 0,
      });
    },
  );

  it('true.home-only: a loan for the home only leaves out the land work, and with it pays for the delivered total', () => {
    const home = { slug: 'yachats', width: 'single', squareFeet: 910, ...bareHome } as const;
    const chattelOn = (land: 'own' | 'looking' | 'leased') => {
      const price = priceOf(book, home, designContent.parse({ site: { land } }));
      const payment = price.payments.find(({ kind }) => kind === 'chattel')!;
      expect(payment.priceCents + payment.outsideCents).toBe(price.aboutCents);
      const work = price.lines.filter(({ key }) =>
        /^site:(foundation|preparation|electric|water-|sewer-)/.test(key),
      );
      return { outside: payment.outsideCents, work: work.reduce((sum, line) => sum + line.estimateCents, 0) };
    };
    for (const land of ['own', 'looking'] as const) {
      const { outside, work } = chattelOn(land);
      // The work and the 8.5 % of sales tax on it, each rounded once.
      expect(Math.abs(outside - work * 1.085)).toBeLessThanOrEqual(1);
    }
    expect(chattelOn('leased').outside).toBe(0);
  });

  it.each(Object.entries(exampleHomes))(
    'holds for %s, whose home is %s as the catalog has it',
    (item, slug) => {
      const { figures } = standingContent.find((each) => each.slug === item)!;
      const home = baseHomes.find((each) => each.slug === slug)!;
      expect([figures.bedrooms, figures.bathrooms, figures.home]).toEqual([
        home.bedrooms,
        home.bathrooms,
        slug,
      ]);
      const width = home.modelType === 'Single Wide' ? 'single' : 'double';
      const month = monthly({ slug, width, squareFeet: home.squareFootage, ...bareHome });
      expect(Math.round(month / 5000) * 50).toBe(figures.monthly);
      expect(rows.find(({ key }) => key === `home:${slug}`)?.lowCents).toBe(Number(figures.price) * 100);
    },
  );
});
