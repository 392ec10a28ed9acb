import { Field, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../../platform/api-docs/field-descriptions.ts';

@ObjectType('LeadSource', {
  simpleResolvers: true,
  description:
    'A source of contacts and deals, under whatever spellings they have it. Letter case, blanks and punctuation make no difference.',
})
export class LeadSourceType {
  @Field(() => String, {
    description:
      'The spelling that began it: what filters take. If that becomes another source’s, the next one.',
  })
  key!: string;

  @Field(() => String, { description: 'What it is called, 1 to 60 characters.' })
  label!: string;

  @Field(() => Boolean, {
    description: 'Whether it is offered where a source is chosen. If not, it is still counted and shown.',
  })
  active!: boolean;

  @Field(() => [String], { description: 'All its spellings, the key first.' })
  words!: string[];

  @Field(() => Int, { description: 'The number of its contacts that the viewer reads.' })
  contacts!: number;

  @Field(() => Int, { description: 'The number of its deals that the viewer reads, without archived ones.' })
  deals!: number;

  @Field(() => Int, { description: fieldText.version })
  version!: number;
}
