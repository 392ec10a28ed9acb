import { expect, it } from 'vitest';
import { designOf, designsFor } from '../designs/designs.ts';
import { planFacts, widestSection } from '../plan/home-facts.ts';
import { factsOfCode } from './code-facts.ts';

const [design] = designsFor({ beds: ['king', 'queen', 'full'], baths: 2, width: 'double' }, 1, 1).designs;
const code = design?.code ?? '';

it('cost.price: a code says what its plan has', () => {
  const { plan } = design!;
  const facts = factsOfCode(code)!;
  expect(facts).toMatchObject({
    widthClass: 'double',
    length: plan.length,
    width: plan.width,
    squareFeet: plan.summary.squareFeet,
    bedrooms: 3,
    baths: 2,
    style: plan.front?.style,
    color: plan.front?.color,
  });
  expect(Math.max(...facts.depths)).toBe(widestSection(plan));
  expect(Math.round((facts.length * facts.width) / 144)).toBe(planFacts(plan).squareFootage);
});

it('cost.price: a home that was made longer is as long as it was made', () => {
  const rooms = design!.plan.levels[0].rooms.map((_, index) => `${code}~l${index + 1}.2`);
  const longer = rooms.find((one) => designOf(one));
  expect(longer).toBeDefined();
  expect(factsOfCode(longer!)?.length).toBe(designOf(longer!)!.plan.length);
  expect(factsOfCode(`${code}~f1.4.0`)?.length).toBe(design!.plan.length);
});

it.each([
  ['', 'nothing'],
  ['1.k4d.000.k0', 'another version'],
  [code.replace(/\.d\d+\./, '.d9999.'), 'an entry that there is not'],
  [code.replace(/\.([a-z0-9]+)\.([mn]\d{2})$/, '.zzz.$2'), 'a length that it cannot have'],
  [`${code}~q1.1`, 'a change that is none'],
])('reads nothing from %s: %s', (one) => {
  expect(factsOfCode(one)).toBeUndefined();
});
