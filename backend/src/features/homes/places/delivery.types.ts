import {
  deliveryLimits,
  type Delivery,
  type DeliveryException,
} from '@hearthline/rules/homes/places/delivery.ts';
import { states, type State } from '@hearthline/rules/people/locations/zip-area.ts';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';

const { plantName, maxMiles, leadWeeks, transportWidthFeet, exceptions, sentence } = deliveryLimits;
const text = {
  plantName: `What the plant is called, 1 to ${plantName} characters.`,
  plantZip:
    'The ZIP code of the plant, of an area in one of the states: its inner point is where miles begin.',
  states: 'Where homes are delivered: `WA`, `OR`, `ID`, each at most once.',
  maxMiles: `The most miles from the plant, 1 to ${maxMiles.toLocaleString('en-US')}.`,
  roadFactor: 'Miles by road are the great circle times this, 1 to 2, with at most three decimals.',
  leadWeeksLow: `The fewest weeks until a home is delivered, 1 to ${leadWeeks}.`,
  leadWeeksHigh: `The most weeks until a home is delivered, 1 to ${leadWeeks}.`,
  transportWidthFeet: `The widest section that travels, ${transportWidthFeet.min} to ${transportWidthFeet.max} feet, whole or half: wider plans are not drawn, and other homes with a wider section have no delivered total.`,
  except: `Counties where homes are not delivered all the same, at most ${exceptions}.`,
} as const;

/** The same fields in a question and in an answer. */
@ObjectType('DeliveryException', {
  simpleResolvers: true,
  description: 'A county where the seller does not deliver.',
})
@InputType('DeliveryExceptionInput', { description: 'A county where the seller does not deliver.' })
export class DeliveryExceptionType implements DeliveryException {
  @Field(() => String, { description: '`WA`, `OR` or `ID`.' })
  state!: State;

  @Field(() => String, { description: 'A county of this state, without the word County.' })
  county!: string;

  @Field(() => String, { description: `Why, in 1 to ${sentence} characters that visitors read.` })
  sentence!: string;
}

@ObjectType('Delivery', {
  simpleResolvers: true,
  description: 'From where, how far and how fast the seller delivers.',
})
export class DeliveryType implements Delivery {
  @Field(() => String, { description: text.plantName })
  plantName!: string;

  @Field(() => String, { description: text.plantZip })
  plantZip!: string;

  @MaxItems(states.length)
  @Field(() => [String], { description: text.states })
  states!: readonly State[];

  @Field(() => Int, { description: text.maxMiles })
  maxMiles!: number;

  @Field(() => Float, { description: text.roadFactor })
  roadFactor!: number;

  @Field(() => Int, { description: text.leadWeeksLow })
  leadWeeksLow!: number;

  @Field(() => Int, { description: text.leadWeeksHigh })
  leadWeeksHigh!: number;

  @Field(() => Float, { description: text.transportWidthFeet })
  transportWidthFeet!: number;

  @MaxItems(exceptions)
  @Field(() => [DeliveryExceptionType], { description: text.except })
  except!: readonly DeliveryException[];

  @Field(() => Int, { description: fieldText.version })
  version!: number;
}

@InputType({ description: 'How the seller delivers. Fields left out stay as they are.' })
export class DeliveryInput {
  @Field(() => String, { nullable: true, description: text.plantName })
  plantName?: string | null;

  @Field(() => String, { nullable: true, description: text.plantZip })
  plantZip?: string | null;

  @Field(() => [String], { nullable: true, description: text.states })
  states?: string[] | null;

  @Field(() => Int, { nullable: true, description: text.maxMiles })
  maxMiles?: number | null;

  @Field(() => Float, { nullable: true, description: text.roadFactor })
  roadFactor?: number | null;

  @Field(() => Int, { nullable: true, description: text.leadWeeksLow })
  leadWeeksLow?: number | null;

  @Field(() => Int, { nullable: true, description: text.leadWeeksHigh })
  leadWeeksHigh?: number | null;

  @Field(() => Float, { nullable: true, description: text.transportWidthFeet })
  transportWidthFeet?: number | null;

  @Field(() => [DeliveryExceptionType], { nullable: true, description: text.except })
  except?: DeliveryExceptionType[] | null;
}
