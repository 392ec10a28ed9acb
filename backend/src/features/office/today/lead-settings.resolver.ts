import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../platform/context.ts';
import { readLeadSettings, updateLeadSettings, type LeadSettings } from './lead-settings.ts';

@ObjectType('LeadSettings', { simpleResolvers: true, description: 'How leads stand in Today.' })
export class LeadSettingsType implements LeadSettings {
  @Field(() => Int, {
    description: 'For how many minutes somebody who has asked or booked stands first: 0 to 480; 0 is off.',
  })
  answerMinutes!: number;

  @Field(() => Int, { description: fieldText.version })
  version!: number;
}

/** How leads stand in Today. */
@Resolver()
export class LeadSettingsResolver {
  @Allow('today:list')
  @Query(() => LeadSettingsType, { description: 'How leads stand in Today now.' })
  leadSettings(@Ctx() context: Context): Promise<LeadSettings> {
    return readLeadSettings(context);
  }

  @Allow('team:update')
  @Mutation(() => LeadSettingsType, { description: 'Changes how leads stand in Today, at once.' })
  updateLeadSettings(
    @Ctx() context: Context,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('answerMinutes', () => Int, { description: '0 to 480; 0 is off.' }) answerMinutes: number,
  ): Promise<LeadSettings> {
    return updateLeadSettings(context, { version, answerMinutes });
  }
}
