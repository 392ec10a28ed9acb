import type { Preferences } from '@hearthline/rules/office/preferences.ts';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { readPreferences, savePreference } from './preference.service.ts';
import { PreferenceInput, PreferencesType } from './preference.types.ts';

@Resolver()
export class PreferenceResolver {
  @Allow('preference:own')
  @Query(() => PreferencesType, { description: 'The viewer’s own settings.' })
  preferences(@Ctx() context: Context): Promise<Preferences> {
    return readPreferences(context);
  }

  @Allow('preference:own')
  @Mutation(() => PreferencesType, {
    description: 'Changes settings of the viewer and returns all of them.',
  })
  savePreference(
    @Ctx() context: Context,
    @Arg('input', () => PreferenceInput) input: PreferenceInput,
  ): Promise<Preferences> {
    return savePreference(context, input);
  }
}
