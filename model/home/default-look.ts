import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import { hash } from '../random.ts';

const looks: readonly (readonly [RoofProfile, Siding])[] = [
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

/**
 * The roof and the siding that a home is shown with until a buyer chooses others: each home looks like itself.
 * @param home as its pictures are named: its slug, or the code of its plan
 */
export const defaultLook = (home: string): { readonly roof: RoofProfile; readonly siding: Siding } => {
  const [roof, siding] = looks[hash(`${home} site`) % looks.length] ?? (['gable', 'vinyl'] as const);
  return { roof, siding };
};
