// In which lengths an entry stays as good as it is in its own, and whether its kitchen may be closed.
import { buildEntry } from '../../../model/book/build.ts';
import type { Entry } from '../../../model/book/entry.ts';
import { lengthOf } from '../../../model/book/size.ts';
import { treeText } from '../../../model/book/tree.ts';
import { holdsArrangement } from '../../../model/check/arrangement.ts';
import { checkPlan } from '../../../model/check/check-plan.ts';
import type { Plan, Wish } from '../../../model/plan/document.ts';
import { matrixBeds } from '../measure-matrix.ts';

/** How far from its own length an entry is tried, and in which steps; in inches. */
const [farthest, step] = [72, 12];
const maxPractice = 4;

interface Tried {
  readonly plan: Plan;
  readonly practice: readonly string[];
}

const tried = (entry: Entry, length: number, wish: Wish): Tried | undefined => {
  const style =
    entry.arrangement === 'porch-end' ? 'porch-end' : length % 24 === 0 ? 'farmhouse' : 'craftsman';
  const plan = buildEntry(entry, { length, mirror: false, style, color: 'white' }, wish);
  if ('refused' in plan) return undefined;
  const findings = checkPlan(plan, wish);
  if (findings.some(({ level }) => level === 'error') || !holdsArrangement(plan)) return undefined;
  const practice = [...new Set(findings.filter(({ level }) => level === 'practice').map(({ rule }) => rule))];
  return practice.length > maxPractice ? undefined : { plan, practice };
};

/** An entry as a line of the book, but for its id, which is given when it is released. */
const lineOf = ({
  width,
  arrangement,
  grade,
  depths,
  lengths,
  beds,
  baths,
  table,
  kitchen,
  entry,
  exits,
  patio,
  tree,
}: Entry): string =>
  [
    `${width[0]}0`,
    arrangement,
    grade,
    depths.join('+'),
    lengths.join('-'),
    [beds, baths, ...(table === null ? [] : [table])].join('/'),
    kitchen,
    `${entry}${exits.map((exit) => `>${exit}`).join('')}${patio === null ? '' : `~${patio}`}`,
    treeText(tree),
  ].join(' ');

/** An entry's line with the lengths in which it holds; undefined if it does not in its own. */
export const withLengths = (
  entry: Entry,
): { line: string; plan: Plan; practice: readonly string[] } | undefined => {
  const wish: Wish = { beds: [...(matrixBeds[entry.beds] ?? [])], baths: entry.baths, width: entry.width };
  const own = lengthOf(entry.tree);
  const first = tried(entry, own, wish);
  if (!first) return undefined;
  const worst = Math.max(first.practice.length + 1, 2);
  const reach = (by: number): number => {
    let length = own;
    while (Math.abs(length + by - own) <= farthest) {
      const at = tried(entry, length + by, wish);
      if (!at || at.practice.length > worst) break;
      length += by;
    }
    return length;
  };
  const kitchen = tried(entry, own, { ...wish, kitchen: 'closed' }) ? 'both' : 'open';
  return { ...first, line: lineOf({ ...entry, lengths: [reach(-step), reach(step)], kitchen }) };
};
