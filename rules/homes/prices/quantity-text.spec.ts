import { expect, it } from 'vitest';
import type { PriceLine } from './price-lines.ts';
import { quantityText } from './quantity-text.ts';

const taxable = { lowCents: 10_000, highCents: 20_000 };
const line = (
  unit: PriceLine['unit'],
  quantity: number,
  lowCents: number,
  highCents = lowCents,
): PriceLine => ({
  key: 'site:x',
  label: 'X',
  unit,
  quantity,
  lowCents,
  highCents,
  estimateCents: (lowCents + highCents) / 2,
  taxable: true,
  source: null,
  sourceOn: null,
});

it.each([
  [line('square_foot', 910, 1_001_000, 1_547_000), '910 sq ft × $11.00–$17.00'],
  [line('section', 1, 500), '1 section × $5.00'],
  [line('section', 2, 1000), '2 sections × $5.00'],
  [line('joint', 1, 500), '1 joint × $5.00'],
  // The amounts were rounded: they are no whole cents of a unit.
  [line('mile', 60.0005, 30_000), '60.001 miles hauled'],
  [line('section', 3, 1000, 900), '3 sections'],
  [line('section', 3, 900, 1000), '3 sections'],
  [line('each', 1, 500), ''],
  [line('percent', 1, 1), 'On $100.00–$200.00 that is taxed'],
  [line('percent', 1, 0, 5), ''],
  [line('percent', 1, -5), ''],
])('case %#', (of, text) => expect(quantityText(of, taxable)).toBe(text));
