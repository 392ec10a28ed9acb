import type { Finding } from '@hearthline/model/plan/document.ts';
import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'Where a plan breaks a rule.' })
export class FloorPlanPlace {
  @Field(() => String, { nullable: true, description: 'The id of the room in the plan, if it is in one.' })
  room!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The id of the wall, door, window, fixture or other item; for `geo.schema` the path of the field.',
  })
  item!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A place where a plan breaks a rule.' })
export class FloorPlanFinding {
  @Field(() => String, { description: 'The id of the rule, as in `hud.105a-two-doors`.' })
  rule!: string;

  @Field(() => String, { description: '`error`, `warning`, or `practice`: advice, which stops nothing.' })
  level!: string;

  @Field(() => String, { description: 'Where the rule stands, as in `24 CFR 3280.105(a)`, or `practice`.' })
  cite!: string;

  @Field(() => FloorPlanPlace, { description: 'Where the plan breaks it.' })
  at!: FloorPlanPlace;

  @Field(() => String, { description: 'What was measured.' })
  measured!: string;

  @Field(() => String, { description: 'What is required.' })
  required!: string;

  @Field(() => String, { description: 'What is wrong, in a sentence.' })
  message!: string;
}

/** A finding as GraphQL answers it: what was measured is text. */
export const findingOf = ({ at, measured, required, ...finding }: Finding): FloorPlanFinding => ({
  ...finding,
  at: { room: at.room ?? null, item: at.item ?? null },
  measured: String(measured),
  required: String(required),
});
