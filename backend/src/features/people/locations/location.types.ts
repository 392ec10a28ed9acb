import { maxStandingHomes } from '@hearthline/rules/people/locations/rules.ts';
import type { Point } from '@hearthline/rules/people/locations/distance.ts';
import type { DayHours } from '@hearthline/rules/people/locations/opening.ts';
import type { ShownOpening, StandingHome } from '@hearthline/rules/people/locations/shown-location.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import type { LocationView } from './location-view.ts';

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

@ObjectType('Location', {
  simpleResolvers: true,
  description: 'A display location: a place where homes stand that buyers can walk through.',
})
export class LocationType implements Omit<LocationView, 'opening'> {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => String, { description: 'As in `Olympia display`; at most 80 characters.' })
  name!: string;

  @Field(() => String, { description: 'Street and number, at most 120 characters.' })
  address!: string;

  @Field(() => String, { description: 'At most 80 characters.' })
  city!: string;

  @Field(() => String, { description: 'Two capital letters, as in `WA`.' })
  state!: string;

  @Field(() => String, { description: 'Five digits.' })
  zip!: string;

  @Field(() => String, { nullable: true, description: `${fieldText.phone} Null if it has none of its own.` })
  phone!: string | null;

  @MaxItems(7)
  @Field(() => [DayHoursType], {
    description: 'Its hours, from Monday on; on days that are not in the list it is closed.',
  })
  hours!: readonly DayHours[];

  @MaxItems(7)
  @Field(() => [String], {
    description:
      'The same in words, as in `Monday to Friday, 10:00 AM to 6:00 PM`: a line for the days that have the same.',
  })
  hoursText!: readonly string[];

  @Field(() => LocationOpening, { description: 'Whether it is open now.' })
  opening!: ShownOpening;

  @MaxItems(maxStandingHomes)
  @Field(() => [LocationHome], { description: 'The homes that stand there, in the order of the catalog.' })
  homes!: readonly StandingHome[];

  @Field(() => Int, {
    nullable: true,
    description:
      'Whole miles in a straight line from the middle of the area of the `zip` that was given. Null without one, and where either place is unknown.',
  })
  miles!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Degrees north, as its editor gave them. Null if the middle of its ZIP code area is meant.',
  })
  latitude!: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees east, so that those of America are below 0.' })
  longitude!: number | null;

  @Field(() => LocationPoint, {
    nullable: true,
    description:
      'Where it stands on a map: what its editor gave, or else the middle of its ZIP code area. Null where that is unknown.',
  })
  point!: Point | null;

  @Field(() => Int, { description: 'Its place in the list; the lowest comes first.' })
  position!: number;

  @Field(() => Boolean, { description: 'Whether it is made up, as in the demo; pages say so.' })
  sample!: boolean;

  @Field(() => Int, { description: fieldText.version })
  version!: number;
}

@InputType({ description: 'A new display location.' })
export class LocationInput {
  @Field(() => String, { description: '1 to 80 characters, as in `Olympia display`.' })
  name!: string;

  @Field(() => String, { description: 'Street and number in 1 to 120 characters.' })
  address!: string;

  @Field(() => String, { description: '1 to 80 characters.' })
  city!: string;

  @Field(() => String, { description: 'Two letters, as in `WA`.' })
  state!: string;

  @Field(() => String, { description: 'Five digits; four further digits are dropped.' })
  zip!: string;

  @Field(() => String, { nullable: true, description: `${fieldText.typedPhone} Null for none of its own.` })
  phone?: string | null;

  @Field(() => [DayHoursType], {
    description: 'Its hours, at most once for each day of the week; it is closed on all others.',
  })
  hours!: DayHoursType[];

  @Field(() => Float, {
    nullable: true,
    description:
      'Degrees north. Without both degrees, distances are told from the middle of its ZIP code area.',
  })
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees east, so that those of America are below 0.' })
  longitude?: number | null;

  @Field(() => [String], {
    description: 'The homes of the catalog that stand there, as in `birkenfeld`; at most 20.',
  })
  homes!: string[];

  @Field(() => Int, { description: 'Its place in the list, from 0 to 1,000; the lowest comes first.' })
  position!: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is made up, as in a demo. False if omitted.',
  })
  sample?: boolean | null;
}

@InputType({ description: 'The complete edited location: a field that is left out becomes empty.' })
export class UpdateLocationInput extends LocationInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}
