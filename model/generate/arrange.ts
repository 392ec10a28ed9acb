import type { Wish } from '../plan/document.ts';
import type { Arrangement } from './arrangement.ts';
import { doubleArrangement } from './layouts/double.ts';
import { programOf } from './layouts/program.ts';
import { singleArrangement } from './layouts/single.ts';
import { tripleArrangement } from './layouts/triple.ts';
import type { Pick } from './pick.ts';

/** An arrangement for a wish, by choices. */
export const arrange = (wish: Wish, pick: Pick): Arrangement | undefined => {
  const program = programOf(wish, wish.accessible !== true && pick(2) === 0);
  switch (wish.width) {
    case 'single':
      return singleArrangement(program, pick);
    case 'double':
      return doubleArrangement(program, pick);
    case 'triple':
      return tripleArrangement(program, pick);
  }
};
