import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../../platform/access/access-directives.ts';
import { fieldText } from '../../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../../platform/context.ts';
import { MaxItems } from '../../../../platform/graphql/list-size-limit.ts';
import { listLeadSources, saveLeadSource, type LeadSourceView } from './lead-source.service.ts';
import { LeadSourceType } from './lead-source.types.ts';

@Resolver(() => LeadSourceType)
export class LeadSourceResolver {
  @Allow('staff:list')
  @MaxItems(2000)
  @Query(() => [LeadSourceType], {
    description:
      'Where contacts and deals come from: the standard sources first, then the others by name. A spelling that nobody has used begins one.',
  })
  leadSources(@Ctx() context: Context): Promise<LeadSourceView[]> {
    return listLeadSources(context);
  }

  @Allow('source:update')
  @Mutation(() => LeadSourceType, {
    description:
      'Makes a source, or changes one. A spelling given to it leaves the source that has it, which is gone without any: so sources merge. One that it gives up becomes a source of its own: so they split. What contacts and deals have stored stays.',
  })
  saveLeadSource(
    @Ctx() context: Context,
    @Arg('label', () => String, { description: 'What it is called, 1 to 60 characters.' }) label: string,
    @Arg('active', () => Boolean, { description: 'Whether it is offered where a source is chosen.' })
    active: boolean,
    @Arg('words', () => [String], {
      description: 'All its spellings, at least one, each of at most 100 characters; at most 200.',
    })
    words: string[],
    @Arg('key', () => String, { nullable: true, description: 'The source to change; missing for a new one.' })
    key?: string | null,
    @Arg('version', () => Int, {
      nullable: true,
      description: `${fieldText.readVersion} Required for a change.`,
    })
    version?: number | null,
  ): Promise<LeadSourceView> {
    return saveLeadSource(context, key ?? null, version ?? null, { label, active, words });
  }
}
