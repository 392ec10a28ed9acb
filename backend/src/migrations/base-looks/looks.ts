import type { Look } from '@hearthline/rules/homes/looks/look.ts';

/**
 * Styles and colors as they come with every installation. Frozen, like the price book: a migration stores them. The first of each is
 * standard. `cents` is what a style costs more; a color costs nothing.
 */
export const baseStyles = [
  { key: 'plain', label: 'Plain', cents: 0, text: 'A landing at the front door, and nothing added.' },
  {
    key: 'cottage',
    label: 'Cottage',
    cents: 690_000,
    text: 'A porch under a gable at the front door, and shutters.',
  },
  {
    key: 'farmhouse',
    label: 'Farmhouse',
    cents: 1_290_000,
    text: 'A long deep porch, and gables clad in wood.',
  },
  {
    key: 'craftsman',
    label: 'Craftsman',
    cents: 1_240_000,
    text: 'A gabled porch on tapered posts, over a base of stone.',
  },
  {
    key: 'modern',
    label: 'Modern',
    cents: 1_080_000,
    text: 'High windows over the living room, and a porch with wood behind it.',
  },
  {
    key: 'ranch',
    label: 'Ranch',
    cents: 980_000,
    text: 'A porch along half of the front, over a base of brick, and shutters.',
  },
  {
    key: 'cabin',
    label: 'Cabin',
    cents: 1_190_000,
    text: 'A deep porch on log posts, a dormer, and a base of stone.',
  },
  {
    key: 'porch-end',
    label: 'Porch end',
    cents: 890_000,
    text: 'A porch as wide as the home, at the end that faces the street.',
  },
] as const;

export const baseColors = [
  { key: 'white', label: 'White', text: 'Clean white, with dark windows.' },
  { key: 'sand', label: 'Sand', text: 'Warm pale beige.' },
  { key: 'sage', label: 'Sage', text: 'Soft gray green.' },
  { key: 'blue-gray', label: 'Blue-gray', text: 'Cool gray with some blue.' },
  { key: 'slate', label: 'Slate', text: 'Dark blue gray.' },
  { key: 'barn-red', label: 'Barn red', text: 'Deep weathered red.' },
  { key: 'charcoal', label: 'Charcoal', text: 'Very dark gray.' },
  { key: 'black', label: 'Black', text: 'Near black.' },
] as const;

type Pictured = Pick<Look, 'roof' | 'siding'>;

const pictured: readonly (readonly [Pictured['roof'], Pictured['siding']])[] = [
  ['gable', 'fiber-cement'],
  ['gable', 'vinyl'],
  ['hip', 'brick'],
  ['gable', 'wood'],
  ['hip', 'stucco'],
  ['saltbox', 'fiber-cement'],
  ['gable', 'stone'],
  ['shed', 'wood'],
  ['gable', 'composite'],
  ['hip', 'fiber-cement'],
  ['saltbox', 'wood'],
  ['shed', 'metal'],
];

/** FNV-1a, as pictures took roof and siding from the address of a home. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return value;
};

/** The look in which a home was pictured before homes had looks. */
export const lookBefore = (slug: string): Look => {
  const [roof, siding] = pictured[hash(`${slug} site`) % pictured.length] ?? ['gable', 'fiber-cement'];
  return { style: 'plain', roof, siding, color: 'white' };
};
