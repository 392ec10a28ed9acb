import type { Wish } from '../plan/document.ts';
import type { Arrangement } from './arrangement.ts';
import { doubleArrangement } from './layouts/double.ts';
import { programOf, utility } from './layouts/program.ts';
import { singleArrangement } from './layouts/single.ts';
import { tripleArrangement } from './layouts/triple.ts';
import type { Pick } from './pick.ts';

const layouts = {
  single: singleArrangement,
  double: doubleArrangement,
  triple: tripleArrangement,
} as const;

/** An arrangement for a wish, by choices; undefined if they lead to none. */
export const arrange = (wish: Wish, pick: Pick): Arrangement | undefined => {
  const program = programOf(wish, wish.accessible !== true && pick(2) === 0);
  const style = pick(8);
  const layout = layouts[wish.width](program, pick);
  if (!layout) return undefined;
  if (wish.entry && !layout.home.outside.some(({ room }) => room === utility.id)) return undefined;
  return { ...layout, style };
};
