import { standardLook } from '@hearthline/rules/homes/looks/look.ts';
import { designContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { priceOf, type PriceBook } from '@hearthline/rules/homes/prices/price-of.ts';
import { draftLines, knownBy } from '@hearthline/rules/sale/quotes/drafting.ts';
import { ceilingOf, notToExceedOf, totalOf } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';
import { readPriceBook } from '../../../homes/prices/price-book.ts';

const api = useApi();
let book: PriceBook;
beforeAll(async () => {
  book = await readPriceBook(api.app.systemContext());
});

/** Whole numbers that are the same in every run (Lehmer's generator). */
const numbers = (seed: number) => {
  let state = seed;
  return (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
};

/** A price row of the seller's own. */
const row = (key: string, more: Partial<PriceBook['rows'][number]>): PriceBook['rows'][number] => ({
  ...(book.rows[0] as PriceBook['rows'][number]),
  key,
  label: key,
  unit: 'percent',
  lowCents: null,
  highCents: null,
  lowPercent: null,
  highPercent: null,
  taxable: true,
  when: null,
  contentSlug: null,
  startsOn: '2020-01-01',
  endsOn: null,
  ...more,
});

describe('quote.same', () => {
  it('of 200 random designs the total of a draft is the delivered total, with tax and percentages, to the cent', () => {
    const below = numbers(2028);
    const one = <Value>(...values: readonly Value[]): Value => values[below(values.length)] as Value;
    let discounts = 0;
    for (let turn = 0; turn < 200; turn += 1) {
      const own = {
        ...book,
        rows: [
          ...book.rows,
          row('discount:spring', { lowPercent: 1 + below(3000) / 1000, highPercent: 4 + below(3000) / 1000 }),
          row('discount:military', { lowPercent: 1.125, highPercent: 1.125, when: { claim: 'military' } }),
          row('discount:referral', {
            unit: 'each',
            lowCents: 10_001,
            highCents: 30_000,
            when: { claim: 'referral' },
          }),
          row('tax:sales:clark', { lowPercent: 8.1, highPercent: 8.1 + below(1000) / 1000, taxable: false }),
        ],
      };
      const options = own.groups
        .filter(({ key }) => key !== 'roof' && key !== 'siding')
        .flatMap(({ key, choices }) => {
          const choice = one(...choices);
          return below(2) === 0 && choice ? [`${key}:${choice.key}`] : [];
        });
      const content = designContent.parse({
        home: { slug: 'castle-rock' },
        roof: one(null, 'hip', 'gable'),
        options,
        site: {
          land: one('own', 'leased', 'looking', null),
          county: one('Clark', 'Lewis', null),
          miles: one(null, below(400)),
          sewer: one('septic', 'public', null),
          water: one('well', 'public', null),
        },
        loan: { kind: one('fha', 'cash', 'conventional') },
        claims: one([], ['military'], ['referral'], ['military', 'referral']),
      });
      const home = {
        slug: one('castle-rock', null),
        width: one('single' as const, 'double' as const, 'triple' as const),
        squareFeet: 600 + below(2000),
        sectionInches: 160,
        look: one(standardLook, { style: 'cabin', roof: 'hip', siding: 'wood', color: 'sage' } as const),
        street: 'front' as const,
      };
      const price = priceOf(own, home, content);
      const lines = draftLines(price.lines, knownBy(own));
      discounts += lines.filter(({ key }) => key.startsWith('discount:')).length;
      expect(price.aboutCents).toBe(price.lines.reduce((sum, { estimateCents }) => sum + estimateCents, 0));
      expect(totalOf(lines), `design ${turn}`).toBe(price.aboutCents);
      expect(notToExceedOf(lines)).toBeGreaterThanOrEqual(price.totalHighCents);
      for (const line of lines) expect(ceilingOf(line)).toBeGreaterThanOrEqual(line.amountCents);
    }
    expect(discounts).toBeGreaterThan(200);
  });
});
