// npm run plans -- codes: writes model/testing/known-designs.ts, codes with the hashes of their plans. To be run once for
// each version of the generator: codes of older versions stay in the list, with the hashes that they had.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { designsFor } from '../../model/designs/designs.ts';
import { widthClasses, type Wish } from '../../model/plan/document.ts';
import { knownDesigns } from '../../model/testing/known-designs.ts';

const wishes: readonly Omit<Wish, 'width'>[] = [
  { beds: ['queen'], baths: 1 },
  { beds: ['king', 'queen'], baths: 1.5 },
  { beds: ['queen', 'queen', 'twin'], baths: 2 },
  { beds: ['king', 'queen', 'full', 'twin'], baths: 2, office: true },
  { beds: ['queen', 'full'], baths: 2, kitchen: 'closed', porch: true },
  { beds: ['queen', 'full'], baths: 2, accessible: true, entry: 'utility' },
  { beds: ['king', 'queen', 'queen'], baths: 2.5, primaryApart: true },
];

/** Adds the codes of today's generator to the list. */
export const writeCodes = (): void => {
  const known = new Map<string, string>(knownDesigns.map(([code, hash]) => [code, hash]));
  for (const width of widthClasses)
    for (const [seed, wish] of wishes.entries())
      for (const { code, plan } of designsFor({ ...wish, width }, seed, 2).designs)
        if (!known.has(code))
          known.set(code, createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 32));
  const lines = [...known].map(([code, hash]) => `  ['${code}', '${hash}'],`);
  writeFileSync(
    'model/testing/known-designs.ts',
    [
      '/** Codes that were given to people, with the hash of their plan: each must give the same plan for ever. */',
      'export const knownDesigns: readonly (readonly [code: string, hash: string])[] = [',
      ...lines,
      '];',
      '',
    ].join('\n'),
  );
  console.log(`${lines.length} codes`);
};
