import { bookDesign } from '../book/find-designs.ts';
import { anyBeds, type Entry } from '../book/entry.ts';
import { offered } from '../book/plan-book.ts';
import { streetOf } from '../book/candidates.ts';
import { codeOf, stylesAt } from '../book/code.ts';
import { colors, widthClasses, type Plan } from '../plan/document.ts';
import { modelTypes, type PlanFacts } from '../plan/home-facts.ts';
import { hash, sequence } from '../random.ts';

type StatedFacts = Pick<PlanFacts, 'footprint' | 'bedrooms' | 'bathrooms'> & { readonly modelType: string };

const foot = 12;
/** How many feet of length a bedroom or a bath more or less is as bad as. */
const [perBedroom, perBath] = [20, 6];

/**
 * A plan that a home of which only facts are known might have, for its outside: of the entry of the plan book that comes
 * nearest to its width class, rooms and length.
 * @param name decides how it is turned and dressed: the same name and facts have the same plan
 */
export const likelyPlan = (name: string, stated: StatedFacts): Plan | undefined => {
  const width = widthClasses.find((each) => modelTypes[each] === stated.modelType) ?? 'double';
  const inches = foot * Math.max(...stated.footprint.split('x').map(Number));
  const lengthIn = ({ lengths: [min, max] }: Entry): number => Math.min(max, Math.max(min, inches));
  const distance = (entry: Entry): number =>
    perBedroom * Math.abs(entry.beds - stated.bedrooms) +
    perBath * Math.abs(entry.baths - stated.bathrooms) +
    Math.abs(lengthIn(entry) - inches) / foot;
  const nearest = offered
    .filter((entry) => entry.width === width)
    .toSorted((a, b) => distance(a) - distance(b));
  const next = sequence(`likely/${hash(name)}`);
  const pick = <One>(list: readonly One[]): One | undefined => list[Math.floor(next() * list.length)];
  for (const entry of nearest) {
    const mirror = next() < 0.5;
    const style = pick(stylesAt(streetOf(entry, mirror)).filter((one) => one !== 'plain')) ?? 'plain';
    const code = codeOf({
      wish: { beds: anyBeds(entry.beds), baths: entry.baths, width },
      entry: entry.id,
      length: lengthIn(entry),
      mirror,
      style,
      color: pick(colors) ?? 'white',
    });
    const design = bookDesign(code);
    if (design) return design.plan;
  }
  return undefined;
};
