import { expect, it } from 'vitest';
import type { RestAnswers } from '../../../../platform/api/rest-answers.ts';
import { listedEntries } from './catalog-entry.ts';

type Listed = RestAnswers['GET /api/homes'];

it('place.travel: a home that does not travel says so in place of its total, after what is said of a place without delivery', () => {
  const price = { baseCents: 7_000_000, aboutCents: 7_000_000, payment: null };
  const homes = [
    { slug: 'enid', travel: null, price: { ...price, aboutCents: 9_000_000, delivered: true } },
    { slug: 'toledo', travel: 'Too wide for the road.', price: { ...price, delivered: false } },
  ];
  const shown = (notServed: string) =>
    listedEntries({ homes } as unknown as Listed, { zip: null, land: null }, notServed).map((home) => [
      home.price?.aboutCents,
      home.price?.sentence,
    ]);
  expect(shown('')).toEqual([
    [9_000_000, undefined],
    [null, 'Too wide for the road.'],
  ]);
  expect(shown('We do not deliver there.')[1]).toEqual([
    null,
    'We do not deliver there. Too wide for the road.',
  ]);
});
