// npm run plans -- grow --width double --beds 3 --baths 2 [--arrangement split] [--min 600] [--max 720] [--seconds 60]
// [--depths 160+160] [--length 792] [--bedKinds king,queen,full] [--seed 1] [--from 'd0 split B …'] [--folder .data/plans]: grows entries of the plan book from those that it has, or from a line of one's own.
// Prints a line for each with the lengths in which it holds, and draws it: somebody looks at it before it is released.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseEntry, type Entry } from '../../../model/book/entry.ts';
import { lengthOf, stretched } from '../../../model/book/size.ts';
import { entriesFor } from '../../../model/book/plan-book.ts';
import { planSvg } from '../../../model/drawing/svg/svg.ts';
import { arrangements, bedKinds, widthClasses } from '../../../model/plan/document.ts';
import { grow } from './grow.ts';
import { withDepths } from './resize.ts';
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
      depths: text,
      length: text,
      bedKinds: text,
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
  const length = values.length === undefined ? undefined : Number(values.length);
  const seeds = known.map((entry): Entry => {
    const depths = values.depths?.split('+').map(Number) ?? entry.depths;
    const tree = values.depths === undefined ? entry.tree : withDepths(entry.tree, depths);
    return {
      ...entry,
      arrangement: arrangement ?? entry.arrangement,
      depths,
      tree: length === undefined ? tree : stretched(tree, length - lengthOf(tree)),
    };
  });
  const grown = grow(seeds, {
    lengths: length === undefined ? [Number(values.min), Number(values.max)] : [length, length],
    length,
    beds: values.bedKinds?.split(',').flatMap((kind) => bedKinds.find((one) => one === kind) ?? []),
    seconds: Number(values.seconds),
    seed: values.seed,
  });
  mkdirSync(values.folder, { recursive: true });
  for (const [index, { entry, points, practice }] of grown.entries()) {
    const found = withLengths(entry);
    if (!found) continue;
    console.log(found.line, Math.round(points), practice.join());
    writeFileSync(path.join(values.folder, `grown-${index}.svg`), planSvg(found.plan));
  }
};
