import type { Plan, Wish } from '../plan/document.ts';
import { assemble, type Arrangement, type Refusal } from './assemble.ts';
import { doubleArrangements } from './layouts/double.ts';
import { programOf } from './layouts/program.ts';

const byWidth = { single: () => [], double: doubleArrangements, triple: () => [] };

export const arrangementsFor = (wish: Wish): Arrangement[] => byWidth[wish.width](programOf(wish));

const foot = 12;
const stepFeet = 2;

/** Lengths at which an arrangement is tried: the least, to whole feet, and a little more. */
export const lengthsOf = ({ home }: Arrangement): number[] => {
  const least = Math.ceil(home.min / (stepFeet * foot)) * stepFeet * foot;
  return [0, 1, 2].map((steps) => least + steps * stepFeet * foot);
};

export const build = (wish: Wish, arrangement: Arrangement, length: number): Plan | Refusal =>
  assemble(arrangement, length, wish.width, wish);
