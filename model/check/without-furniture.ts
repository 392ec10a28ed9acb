import type { Finding, Plan, Wish } from '../plan/document.ts';
import { isFurniture } from '../plan/furniture.ts';
import { wishRules } from './book/wish-rules.ts';

/** Rules that an empty home cannot meet, and that ask for nothing but furniture. */
const ofFurniture = new Set(['use.bed', 'use.bed-space', 'use.dining', 'use.sofa']);

/** An office is asked for with its desk: of one that is large enough, only the desk can be missing. */
const withoutDesk = (wish: Wish, { levels: [{ rooms }] }: Plan): Wish => {
  const { squareFeet: min } = wishRules['wish.office'].limit;
  const isThere = rooms.some(({ use, squareFeet }) => use === 'office' && squareFeet >= min);
  const { office: _office, ...rest } = wish;
  return isThere ? rest : wish;
};

/**
 * The same home, empty, and what is wished of it besides furniture: what the checker finds in it is of the home, and not of
 * how it was furnished.
 */
export const withoutFurniture = <One extends Plan>(plan: One, wish?: Wish): { plan: One; wish?: Wish } => {
  const [level] = plan.levels;
  // Wardrobes count as closets, which a home has to have.
  const fixtures = level.fixtures.filter((piece) => !isFurniture(piece) || piece.kind === 'wardrobe');
  return {
    plan: { ...plan, levels: [{ ...level, fixtures }] },
    ...(wish && { wish: withoutDesk(wish, plan) }),
  };
};

/**
 * Whether a finding of a home {@link withoutFurniture} keeps it from being sold. The one place that says so, on both sides:
 * where furniture stands is advice, and never does.
 */
export const keepsFromSale = ({ level, rule }: Pick<Finding, 'level' | 'rule'>): boolean =>
  level === 'error' && !ofFurniture.has(rule);
