import { recordsPageSize } from '@hearthline/rules/office/reports/records.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';

@ObjectType('ReportRecord', {
  simpleResolvers: true,
  description: 'One of the records that a figure of a report is made from.',
})
export class ReportRecordType {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => String, { description: 'What it is called, as in `Q-1003, Ada Byron`.' })
  title!: string;

  @Field(() => String, { description: 'Its status, stage or kind, in words.' })
  state!: string;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The day of its time, in the business time zone. Null if it has none yet.',
  })
  day!: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'What it contributes to the figure, in the measure’s unit. Null where that is no figure of its own.',
  })
  value!: number | null;

  @Field(() => String, { description: 'The path of the screen that shows it.' })
  path!: string;
}

@ObjectType('ReportRecordPage', {
  simpleResolvers: true,
  description: 'One page of the records behind a figure.',
})
export class ReportRecordPageType {
  @MaxItems(recordsPageSize)
  @Field(() => [ReportRecordType], { description: 'The records, the newest first.' })
  records!: ReportRecordType[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}
