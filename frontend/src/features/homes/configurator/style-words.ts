import type { Style } from '@hearthline/rules/homes/looks/look.ts';

const words: Readonly<Record<Style, string>> = {
  plain: 'A landing with steps',
  cottage: 'A small porch, a gable, shutters',
  farmhouse: 'A deep porch, wood in the gables',
  craftsman: 'Tapered posts, a stone base',
  modern: 'A clerestory, wood at the porch',
  ranch: 'A long porch, a brick base',
  cabin: 'Log posts, a dormer, a stone base',
  'porch-end': 'A porch across the whole end',
};

/** What a style brings, by its key. */
export const styleWords: Readonly<Record<string, string>> = words;
