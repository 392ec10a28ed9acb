import { checkPlan } from '../check/check-plan.ts';
import { doorGraphOf, sameGraph, type DoorGraph } from '../check/door-graph.ts';
import { zoneSchemaOf } from '../check/zone-schema.ts';
import type { Design } from '../designs/design.ts';
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
import { codeOf } from './code.ts';

/** How many candidates are built for one answer at most. */
const maxBuilt = 24;
/** So many more than were asked for are built to find plans that differ more. */
const spare = 1;
/** A plan breaks so many rules of practice at most. */
const maxPractice = 5;

/** The design of a candidate; undefined unless it passes every rule of level `error`. */
const designOfCandidate = ({ entry, recipe }: Candidate): Design | undefined => {
  const plan = buildEntry(entry, recipe, recipe.wish);
  if ('refused' in plan) return undefined;
  const findings = checkPlan(plan, recipe.wish);
  const practice = new Set(findings.filter(({ level }) => level === 'practice').map(({ rule }) => rule));
  if (findings.some(({ level }) => level === 'error') || practice.size > maxPractice) return undefined;
  const code = codeOf(recipe);
  const name = nameOf(code, plan.width, plan.length);
  return {
    code,
    name,
    widthClass: plan.widthClass,
    squareFeet: plan.summary.squareFeet,
    plan: { ...plan, name, code, wish: recipe.wish },
  };
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
