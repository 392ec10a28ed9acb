import type { Point } from '@hearthline/rules/people/locations/distance.ts';
import type { DayHours } from '@hearthline/rules/people/locations/opening.ts';
import type { StandingHome } from '@hearthline/rules/people/locations/shown-location.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';

/** The same fields in a question and in an answer. */
@ObjectType('DayHours', { simpleResolvers: true, description: 'The hours of one day of the week.' })
@InputType('DayHoursInput', { description: 'The hours of one day of the week.' })
export class DayHoursType implements DayHours {
  @Field(() => Int, { description: 'The day of the week; Monday is 1, Sunday 7.' })
  day!: number;

  @Field(() => String, {
    description: 'When it opens by the clock of the business, a full or half hour, as in `10:00`.',
  })
  opens!: string;

  @Field(() => String, { description: 'When it closes the same day, as in `17:30`.' })
  closes!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Whether a display location is open now.' })
export class LocationOpening {
  @Field(() => Boolean, {
    description: 'Whether it is open now. From the minute in which it closes it is not.',
  })
  open!: boolean;

  @Field(() => String, { description: 'The same in words, as in `Opens tomorrow at 10:00 AM`.' })
  text!: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the words change next. Null if it never has hours.',
  })
  changesAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A published home that stands at a display location.' })
export class LocationHome implements StandingHome {
  @Field(() => String, { description: 'The last part of its address, as in `birkenfeld`.' })
  slug!: string;

  @Field(() => String, { description: 'As in `Birkenfeld`.' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A place on the globe.' })
export class LocationPoint implements Point {
  @Field(() => Float, { description: 'Degrees north.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east, so that those of America are below 0.' })
  longitude!: number;
}
