import { roofQuestion, type RoofProfile } from '@hearthline/rules/home-options.ts';
import { idScalar } from '../../../platform/graphql/id-scalar.ts';

/** The roof of a home, by which leads and designs are found. */
export const RoofProfileScalar = idScalar<RoofProfile>('RoofProfile', 'A roof', roofQuestion.options);
