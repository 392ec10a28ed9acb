import { holdsArrangement } from '../check/arrangement.ts';
import { checkPlan } from '../check/check-plan.ts';
import { doorGraphOf, sameGraph, type DoorGraph } from '../check/door-graph.ts';
import { zoneSchemaOf } from '../check/zone-schema.ts';
import type { Design } from '../designs/design.ts';
import { withoutSize } from '../designs/limits.ts';
import { nameOf } from '../designs/names.ts';
import type { ArrangementKind, Style, Wish } from '../plan/document.ts';
import { sequence } from '../random.ts';
import { buildEntry } from './build.ts';
import {
  anyWidth,
  candidateOf,
  candidatesFor,
  streetOf,
  styleFor,
  type Candidate,
  type Fits,
} from './candidates.ts';
import { codeOf, originalCode } from './code.ts';

/** How many candidates are built for one answer at most. */
const maxBuilt = 24;
/** So many more than were asked for are built to find plans that differ more. */
const spare = 1;
/** A plan breaks so many rules of practice at most. */
const maxPractice = 5;

/** A candidate that is no design. */
interface Unfit {
  /** The rooms in which something has no place or breaks a rule, as far as that is known. */
  readonly rooms: readonly string[];
}

/** The design of a candidate, if it passes every rule of level `error`; otherwise what is in the way. */
export const judge = ({ entry, recipe }: Candidate): Design | Unfit => {
  const wish = recipe.resized ? withoutSize(recipe.wish) : recipe.wish;
  const plan = buildEntry(entry, recipe, wish);
  if ('refused' in plan) return plan;
  if (recipe.resized && !holdsArrangement(plan)) return { rooms: [] };
  const findings = checkPlan(plan, wish);
  const errors = findings.filter(({ level }) => level === 'error');
  const practice = new Set(findings.filter(({ level }) => level === 'practice').map(({ rule }) => rule));
  if (errors.length > 0 || practice.size > maxPractice)
    return { rooms: errors.flatMap(({ at }) => at.room ?? []) };
  const code = codeOf(recipe);
  // A plan that is changed as a whole, or mirrored, keeps its name; only its size is another one.
  const name = nameOf(originalCode({ ...recipe, mirror: false }), plan.width, plan.length);
  return {
    code,
    name,
    widthClass: plan.widthClass,
    squareFeet: plan.summary.squareFeet,
    plan: { ...plan, name, code, wish },
  };
};

const designOfCandidate = (candidate: Candidate): Design | undefined => {
  const found = judge(candidate);
  return 'code' in found ? found : undefined;
};

/** What of a design makes it another one than those beside it. */
interface Found {
  readonly design: Design;
  readonly arrangement: ArrangementKind;
  readonly zones: string;
  readonly doors: DoorGraph;
}

/** Up to `count` designs of a wish: no two with the same doors between the same rooms, and arrangements as different as there are. */
export const findDesigns = (wish: Wish, seed: number, count: number, fits: Fits = anyWidth): Design[] => {
  const next = sequence(`2/${seed}/style`);
  const found: Found[] = [];
  const alike: Found[] = [];
  const styles: Style[] = [];
  let built = 0;
  for (const { entry, recipe } of candidatesFor(wish, seed, fits)) {
    if (found.length >= count || built >= maxBuilt) break;
    if (built >= count + spare && found.length + alike.length >= count) break;
    built++;
    const style = styleFor(wish, streetOf(entry, recipe.mirror), styles, next);
    const design = designOfCandidate({ entry, recipe: { ...recipe, style } });
    if (!design) continue;
    const one: Found = {
      design,
      arrangement: entry.arrangement,
      zones: zoneSchemaOf(design.plan),
      doors: doorGraphOf(design.plan),
    };
    if ([...found, ...alike].some(({ doors }) => sameGraph(doors, one.doors))) continue;
    const isNew =
      found.every(({ zones }) => zones !== one.zones) &&
      (found.length === 0 || found.some(({ arrangement }) => arrangement !== one.arrangement));
    if (isNew || count === 1) {
      found.push(one);
      styles.push(style);
    } else alike.push(one);
  }
  return [...found, ...alike].slice(0, count).map(({ design }) => design);
};

/** The design of a code of this version; undefined if it names none that passes. */
export const bookDesign = (code: string): Design | undefined => {
  const candidate = candidateOf(code);
  return candidate && designOfCandidate(candidate);
};
