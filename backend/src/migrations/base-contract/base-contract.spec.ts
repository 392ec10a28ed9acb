import { equipmentSheet } from '@hearthline/rules/homes/equipment/equipment-rules.ts';
import { homeWidths } from '@hearthline/rules/homes/prices/keys.ts';
import { paymentPlan } from '@hearthline/rules/sale/payment-plans/payment-plan-rules.ts';
import { scheduleOf } from '@hearthline/rules/sale/payment-plans/schedule.ts';
import { describe, expect, it } from 'vitest';
import { basePlans } from './plans.ts';
import { baseSheets } from './sheets.ts';

describe('what an installation begins with', () => {
  it('is a payment plan for all loans, and one for cash, as they would be stored', () => {
    for (const plan of basePlans) expect(paymentPlan.parse(plan)).toMatchObject(plan);
    const amounts = basePlans.map(({ loan, steps }) => [
      loan,
      scheduleOf(steps, { sumCents: 20_000_000 }).map(({ event, amountCents }) => [event, amountCents]),
    ]);
    expect(amounts).toEqual([
      [
        null,
        [
          ['signing', 500_000],
          ['order', 2_000_000],
          ['walkthrough', 17_500_000],
        ],
      ],
      [
        'cash',
        [
          ['signing', 500_000],
          ['order', 8_000_000],
          ['delivery', 8_000_000],
          ['walkthrough', 3_500_000],
        ],
      ],
    ]);
  });

  it('is an equipment sheet for each width, of a dozen items or more', () => {
    expect(baseSheets.map(({ width }) => width)).toEqual(homeWidths);
    for (const { width, items } of baseSheets) {
      expect(equipmentSheet.parse({ scope: `width:${width}`, items }).items).toEqual(items);
      expect(items.length).toBeGreaterThanOrEqual(12);
    }
  });
});
