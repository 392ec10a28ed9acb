import type { Fixture, FixtureKind } from './document.ts';

const furniture: ReadonlySet<FixtureKind> = new Set([
  'bed-king',
  'bed-queen',
  'bed-full',
  'bed-twin',
  'wardrobe',
  'table',
  'chair',
  'sofa',
  'armchair',
  'desk',
  'dresser',
  'nightstand',
  'media-unit',
  'bench',
  'shelf',
]);

/** Whether a piece is brought in by the buyer, and not built in. */
export const isFurniture = ({ kind }: Pick<Fixture, 'kind'>): boolean => furniture.has(kind);
