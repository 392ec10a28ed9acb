// npm run plans -- draw --beds queen,twin --baths 1.5 --width single [--seed 1] [--count 3] [--folder .data/plans]: draws
// the designs for a wish, to look at.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { designsFor } from '../../model/designs/designs.ts';
import { planSvg } from '../../model/drawing/svg/svg.ts';
import { designSearch } from '../../model/plan/design-search.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** Writes one SVG for each design, and prints codes and sizes, or why there is none. */
export const drawDesigns = (commandLine: readonly string[]): void => {
  const { values } = parseArgs({
    args: [...commandLine],
    options: {
      beds: { ...text, default: 'queen,queen,queen' },
      baths: { ...text, default: '2' },
      width: { ...text, default: 'double' },
      length: text,
      squareFeet: text,
      kitchen: text,
      entry: text,
      primaryApart: flag,
      office: flag,
      porch: flag,
      accessible: flag,
      seed: { ...text, default: '1' },
      count: { ...text, default: '3' },
      folder: { ...text, default: '.data/plans' },
    },
  });
  const { folder, ...options } = values;
  const { seed = 1, count, ...wish } = designSearch.parse(options);
  const answer = designsFor(wish, seed, count);
  mkdirSync(folder, { recursive: true });
  for (const { code, name, squareFeet, plan } of answer.designs) {
    const file = path.join(folder, `${code}.svg`);
    writeFileSync(file, planSvg(plan));
    console.log(`${name}, ${squareFeet} sq ft: ${file}`);
  }
  if ('reason' in answer) console.log(answer.reason, JSON.stringify(answer.nearest));
};
