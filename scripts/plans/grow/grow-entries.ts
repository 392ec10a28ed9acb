// npm run plans -- grow --width double --beds 3 --baths 2 [--arrangement split] [--min 600] [--max 720] [--seconds 60]
// [--seed 1] [--from 'd0 split B …'] [--folder .data/plans]: grows entries of the plan book from those that it has, or from a line of one's own.
// Prints a line for each with the lengths in which it holds, and draws it: somebody looks at it before it is released.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseEntry, type Entry } from '../../../model/book/entry.ts';
import { entriesFor } from '../../../model/book/plan-book.ts';
import { planSvg } from '../../../model/drawing/svg/svg.ts';
import { arrangements, widthClasses } from '../../../model/plan/document.ts';
import { grow } from './grow.ts';
import { withLengths } from './select.ts';

const text = { type: 'string' } as const;

/** Grows, prints and draws. */
export const growEntries = (commandLine: readonly string[]): void => {
  const { values } = parseArgs({
    args: [...commandLine],
    options: {
      width: { ...text, default: 'double' },
      beds: { ...text, default: '3' },
      baths: { ...text, default: '2' },
      arrangement: text,
      min: { ...text, default: '300' },
      max: { ...text, default: '912' },
      seconds: { ...text, default: '60' },
      seed: { ...text, default: '1' },
      from: text,
      folder: { ...text, default: '.data/plans' },
    },
  });
  const width = widthClasses.find((one) => one === values.width) ?? 'double';
  const arrangement = arrangements.find((one) => one === values.arrangement);
  const known = values.from
    ? [parseEntry(values.from)]
    : entriesFor(width, Number(values.beds), Number(values.baths));
  const seeds = known.map((entry): Entry => ({ ...entry, arrangement: arrangement ?? entry.arrangement }));
  const lengths = [Number(values.min), Number(values.max)] as const;
  const grown = grow(seeds, { lengths, seconds: Number(values.seconds), seed: values.seed });
  mkdirSync(values.folder, { recursive: true });
  for (const [index, { entry, points, practice }] of grown.entries()) {
    const found = withLengths(entry);
    if (!found) continue;
    console.log(found.line, Math.round(points), practice.join());
    writeFileSync(path.join(values.folder, `grown-${index}.svg`), planSvg(found.plan));
  }
};
