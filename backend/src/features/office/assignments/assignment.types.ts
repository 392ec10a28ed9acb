import { contactBulkMax } from '@hearthline/rules/people/contacts/contact-rules.ts';
import type { OwnedKind } from '@hearthline/rules/people/owners.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { ContactSelectionInput } from '../../people/contacts/contact-owner.api.ts';
import { OwnedKindEnum } from '../../people/staff/staff.api.ts';

@ObjectType('Assignment', {
  simpleResolvers: true,
  description: 'One act of assigning: what it changed, and until when its maker can take it back.',
})
export class AssignmentType {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => Int, {
    description:
      'How many of the records have another owner now, without deals that followed their contacts; of one that was taken back, how many returned.',
  })
  changed!: number;

  @Field(() => GraphQLDateTime, {
    description: 'Until when `undoAssignment` takes it back; then the new owners hear of it by mail.',
  })
  undoUntil!: Date;
}

@InputType({ description: 'What is assigned, and to whom. Without a person and a team it is nobody’s.' })
export class AssignInput {
  @Field(() => OwnedKindEnum, { description: 'What the records are.' })
  kind!: OwnedKind;

  @MaxItems(contactBulkMax)
  @Field(() => [ID], {
    nullable: true,
    description:
      'Their ids: at most 500, of contacts about 2,500, which is what a request holds; 10,000 by `contacts` with `match`.',
  })
  ids?: string[] | null;

  @Field(() => ContactSelectionInput, {
    nullable: true,
    description: 'For contacts, in place of `ids`: those selected for a bulk operation.',
  })
  contacts?: ContactSelectionInput | null;

  @Field(() => ID, {
    nullable: true,
    description: 'An active member of staff who may own such records, from `staff`.',
  })
  toPerson?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'A team: its active members who may own such records, of contacts and deals those who take leads, get equal shares. `CONFLICT` if there are none.',
  })
  toTeam?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Whose they must be by now: the id of a person, or `none` for unassigned ones. `CONFLICT` if one has another owner.',
  })
  from?: string | null;
}
