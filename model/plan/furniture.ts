import { furnitureKinds, type Fixture, type FixtureKind } from './document.ts';

const furniture: ReadonlySet<FixtureKind> = new Set(furnitureKinds);

/** Whether a piece is brought in by the buyer, and not built in. */
export const isFurniture = ({ kind }: Pick<Fixture, 'kind'>): boolean => furniture.has(kind);
