import type { State } from '../../people/locations/zip-area.ts';

/** A county where the seller does not deliver, and what is said of it. */
export interface DeliveryException {
  readonly state: State;
  /** Without the word County. */
  readonly county: string;
  readonly sentence: string;
}

/** From where, how far and how fast the seller delivers. */
export interface Delivery {
  readonly plantName: string;
  /** Of an area of the table: its inner point is where miles begin. */
  readonly plantZip: string;
  readonly states: readonly State[];
  /** The most miles from the plant. */
  readonly maxMiles: number;
  /** How much longer the road is than the great circle, 1 to 2. */
  readonly roadFactor: number;
  readonly leadWeeksLow: number;
  readonly leadWeeksHigh: number;
  /** The widest section that travels, in whole or half feet: 16 ft in Oregon by OAR 734-075-0010, with a special permit. */
  readonly transportWidthFeet: number;
  readonly except: readonly DeliveryException[];
}

/** How a new installation delivers. */
export const initialDelivery: Delivery = {
  plantName: 'Hearthline plant',
  plantZip: '98660',
  states: ['WA', 'OR', 'ID'],
  maxMiles: 450,
  roadFactor: 1.2,
  leadWeeksLow: 12,
  leadWeeksHigh: 20,
  transportWidthFeet: 16,
  except: [],
};

/** Limits of what an admin may enter. */
export const deliveryLimits = {
  plantName: 80,
  maxMiles: 2000,
  roadFactor: { min: 1, max: 2 },
  leadWeeks: 104,
  transportWidthFeet: { min: 8, max: 20 },
  exceptions: 100,
  sentence: 200,
} as const;

/** What is said where the settings of delivery are refused. */
export const deliverySentences = {
  plantName: 'Please enter the name of the plant',
  plantZip: 'This ZIP code has no area in Washington, Oregon or Idaho',
  states: 'Please choose one or more of WA, OR and ID, each once',
  maxMiles: `Miles are a whole number from 1 to ${deliveryLimits.maxMiles.toLocaleString('en-US')}`,
  roadFactor: 'The road factor is 1 to 2, with at most three decimals',
  leadWeeks: `Weeks are a whole number from 1 to ${deliveryLimits.leadWeeks}`,
  leadOrder: 'The most weeks must not be below the fewest',
  transportWidthFeet: `The widest section is ${deliveryLimits.transportWidthFeet.min} to ${deliveryLimits.transportWidthFeet.max} feet, in whole or half feet`,
  exceptions: `There can be at most ${deliveryLimits.exceptions} counties where you do not deliver`,
  exceptionTwice: 'Each county can be named once',
  state: 'Please choose WA, OR or ID',
  county: 'There is no such county in this state',
  sentence: 'Please say why, in one sentence',
} as const;
