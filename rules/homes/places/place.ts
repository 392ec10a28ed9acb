import { pluralize } from '../../humanize.ts';
import { milesBetween } from '../../people/locations/distance.ts';
import { stateNames, type State, type ZipArea } from '../../people/locations/zip-area.ts';
import { countyWord } from '../prices/keys.ts';
import type { Delivery } from './delivery.ts';

/** What a ZIP code says of the place of a home, as the API answers it. */
export interface Place {
  readonly zip: string;
  /** Whether the seller delivers there. */
  readonly served: boolean;
  readonly sentence: string;
  /** Null outside of the three states, as are county and miles. */
  readonly state: State | null;
  /** The county that counts, without the word County, and state is its; null of a code without an area, unless one was stated. */
  readonly county: string | null;
  /** The counties of the area, the largest share of its land first. */
  readonly counties: readonly string[];
  /** Whole miles by road from the plant. */
  readonly miles: number | null;
}

/** What a buyer stated of the place, which wins over what its ZIP code says. */
export interface StatedPlace {
  readonly county: string | null;
  readonly miles: number | null;
}

/** What every ZIP code says, and which homes travel, as the seller delivers now. */
export interface Places {
  /** The state of the plant: county rows of the price book without a state are of it. */
  readonly plantState: State | null;
  /** The widest section that travels, in feet. */
  readonly transportWidthFeet: number;
  /** @param zip five digits @param stated what is null is of the ZIP code */
  readonly placeOf: (zip: string, stated?: StatedPlace) => Place;
}

export { notServedSentence } from './not-served.ts';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const nothingStated: StatedPlace = { county: null, miles: null };

/** Whether a county is another one, however they are written. */
export const isCounty =
  (county: string) =>
  (other: string): boolean =>
    countyWord(other) === countyWord(county);

const servedSentence = (
  { plantName, leadWeeksLow, leadWeeksHigh }: Delivery,
  zip: string,
  { state, county, miles }: { readonly state: State; readonly county: string | null; readonly miles: number },
): string => {
  const where = [...(county === null ? [] : [`${county} County`]), stateNames[state]].join(', ');
  const weeks =
    leadWeeksLow === leadWeeksHigh
      ? pluralize(leadWeeksLow, 'week')
      : `${leadWeeksLow} to ${pluralize(leadWeeksHigh, 'week')}`;
  return `We deliver to ${zip} in ${where}, ${pluralize(miles, 'mile')} from ${plantName}, in ${weeks}.`;
};

const areaSentence = ({ states, maxMiles, plantName }: Delivery): string =>
  `We deliver in ${list.format(states.map((state) => stateNames[state]))}, up to ${pluralize(maxMiles, 'mile')} from ${plantName}.`;

/**
 * What ZIP codes say, as the seller delivers now (docs/sale.md, rules `place.zip` and `place.served`).
 * @param areaOf what is known of where a ZIP code is; null if it is in none of the three states
 */
export const placesOf = (areaOf: (zip: string) => ZipArea | null, delivery: Delivery): Places => {
  const plant = areaOf(delivery.plantZip);
  const exceptionFor = (state: State, county: string | null) =>
    county === null
      ? undefined
      : delivery.except.find((each) => each.state === state && isCounty(each.county)(county));
  const placeOf = (zip: string, stated = nothingStated): Place => {
    const area = areaOf(zip);
    if (!area || !plant) {
      const sentence = `We do not deliver to ${zip} yet. ${areaSentence(delivery)}`;
      return { zip, served: false, sentence, state: null, county: null, counties: [], miles: null };
    }
    const statedName = stated.county?.replace(/\s+county$/i, '') ?? null;
    const isStated = isCounty(statedName ?? '');
    const known = area.counties.find(({ name }) => isStated(name));
    // A stated county decides whether we deliver only where the code leaves it open.
    const possible = known ?? area.counties[0] ?? { state: area.state, name: statedName };
    const exception = exceptionFor(possible.state, possible.name);
    const state = known?.state ?? area.state;
    const county = known?.name ?? statedName ?? possible.name;
    const counties = area.counties.map(({ name }) => name);
    const byRoad = Math.round(delivery.roadFactor * milesBetween(plant.point, area.point));
    const served = delivery.states.includes(possible.state) && byRoad <= delivery.maxMiles && !exception;
    const miles = stated.miles === null ? byRoad : Math.round(stated.miles);
    const sentence = served
      ? servedSentence(delivery, zip, { state, county, miles })
      : `We do not deliver to ${zip} yet. ${exception?.sentence ?? areaSentence(delivery)}`;
    return { zip, served, sentence, state, county, counties, miles };
  };
  const { transportWidthFeet } = delivery;
  return { plantState: plant?.state ?? null, transportWidthFeet, placeOf };
};
