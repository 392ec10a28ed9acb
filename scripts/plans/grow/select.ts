// Chooses among what was grown: entries that hold at several lengths, the best of each cell, none like another.
import { checkPlan } from '../../../model/check/check-plan.ts';
import { holdsArrangement } from '../../../model/check/arrangement.ts';
import { doorGraphOf, sameGraph, type DoorGraph } from '../../../model/check/door-graph.ts';
import { zoneSchemaOf } from '../../../model/check/zone-schema.ts';
import { buildEntry } from '../../../model/book/build.ts';
import { parseEntry, type Entry } from '../../../model/book/entry.ts';
import { lengthOf } from '../../../model/book/size.ts';
import { parseTree } from '../../../model/book/tree.ts';
import { discomfortOf } from '../livability/livability.ts';
import type { ArrangementKind, Plan, WidthClass, Wish } from '../../../model/plan/document.ts';
import { bedsOf } from './judge.ts';

export interface GrownLine {
  readonly points: number;
  readonly width: WidthClass;
  readonly beds: number;
  readonly baths: number;
  readonly arrangement: ArrangementKind;
  readonly depths: readonly number[];
  readonly tree: string;
  readonly entry: string;
  readonly exits: readonly string[];
  readonly patio: string | null;
}

export interface Judged {
  readonly line: string;
  readonly entry: Entry;
  readonly plan: Plan;
  readonly points: number;
  readonly practice: readonly string[];
  readonly zones: string;
  readonly doors: DoorGraph;
}

/** The entry's line in the book. */
export const lineOf = (one: GrownLine, id: string, lengths: readonly [number, number], grade = 'B'): string =>
  [
    id,
    one.arrangement,
    grade,
    one.depths.join('+'),
    lengths.join('-'),
    `${one.beds}/${one.baths}`,
    'open',
    `${one.entry}${one.exits.map((exit) => `>${exit}`).join('')}${one.patio ? `~${one.patio}` : ''}`,
    one.tree,
  ].join(' ');

const step = 6;
const farthest = 48;

/** Practice findings of an entry at a length, or undefined if it breaks a rule or its arrangement does not hold. */
const practiceAt = (entry: Entry, length: number, wish: Wish, mirror = false): { plan: Plan; practice: string[] } | undefined => {
  const style = entry.arrangement === 'porch-end' ? 'porch-end' : length % 12 === 0 ? 'farmhouse' : 'craftsman';
  const plan = buildEntry(entry, { length, mirror, kitchen: 0, style, color: 'white' }, wish);
  if ('refused' in plan) return undefined;
  const findings = checkPlan(plan, wish);
  if (findings.some(({ level }) => level === 'error') || !holdsArrangement(plan)) return undefined;
  const practice = [...new Set(findings.filter(({ level }) => level === 'practice').map(({ rule }) => rule))];
  return practice.length > 4 ? undefined : { plan, practice };
};

/** The judgement of a grown tree, with the lengths around its own in which it stays as good. */
export const judged = (one: GrownLine): Judged | undefined => {
  const tree = parseTree(one.tree);
  const own = lengthOf(tree);
  const id = `${one.width[0]}0`;
  const entry = parseEntry(lineOf(one, id, [own, own]));
  const wish: Wish = { beds: bedsOf[one.beds] ?? [], baths: one.baths, width: one.width };
  const first = practiceAt(entry, own, wish);
  if (!first) return undefined;
  const mirrored = practiceAt(entry, own, wish, true);
  if (!mirrored) return undefined;
  let [min, max] = [own, own];
  const worst = Math.max(first.practice.length + 1, 2);
  for (let length = own + step; length <= own + farthest; length += step) {
    const at = practiceAt(entry, length, wish);
    if (!at || at.practice.length > worst) break;
    max = length;
  }
  for (let length = own - step; length >= own - farthest; length -= step) {
    const at = practiceAt(entry, length, wish);
    if (!at || at.practice.length > worst) break;
    min = length;
  }
  const points = discomfortOf(first.plan) + 60 * first.practice.length - Math.min(24, (max - min) >> 2);
  return {
    line: lineOf(one, id, [min, max]),
    entry: { ...entry, lengths: [min, max] },
    plan: first.plan,
    points,
    practice: first.practice,
    zones: zoneSchemaOf(first.plan),
    doors: doorGraphOf(first.plan),
  };
};

/** Whether two entries are the same to a buyer. */
export const isAlike = (a: Judged, b: Judged): boolean =>
  a.entry.beds === b.entry.beds && a.entry.baths === b.entry.baths && a.zones === b.zones && sameGraph(a.doors, b.doors) && Math.abs(a.plan.length - b.plan.length) < 60 && a.plan.width === b.plan.width;
