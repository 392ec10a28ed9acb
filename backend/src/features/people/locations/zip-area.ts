import type { Point } from '@hearthline/rules/people/locations/distance.ts';
import {
  states,
  type County,
  type State,
  type ZipArea,
} from '@hearthline/rules/people/locations/zip-area.ts';
import { zipAreas } from './zip-areas.ts';

/** `Clark` is a county of the state of its area, `OR:Umatilla` one of another. */
const countyOf = (state: State, written: string): County => {
  const other = states.find((each) => written.startsWith(`${each}:`));
  return other ? { state: other, name: written.slice(other.length + 1) } : { state, name: written };
};

const areaOfLine = (state: State, line: string): [zip: string, area: ZipArea] => {
  const [zip = '', north, west, ...counties] = line.split(' ');
  const point = { latitude: Number(north), longitude: -Number(west) };
  const written = counties.join(' ').split(',');
  return [zip, { state, counties: written.map((county) => countyOf(state, county)), point }];
};

const areas: ReadonlyMap<string, ZipArea> = new Map(
  states.flatMap((state) =>
    zipAreas[state]
      .trim()
      .split('\n')
      .map((line) => areaOfLine(state, line)),
  ),
);

/** The counties of a state, without the word County. */
export const countiesOf = (state: State): ReadonlySet<string> =>
  new Set(
    [...areas.values()].flatMap(({ counties }) =>
      counties.flatMap((county) => (county.state === state ? [county.name] : [])),
    ),
  );

/** Begins like the codes of Idaho, and is in Wyoming: the area of Alta. */
const elsewhere = '83414';

/** The first three digits of the codes of a state, as the Postal Service assigns them. */
const stateOfPrefix = (prefix: string): State | null => {
  if (prefix >= '980' && prefix <= '994') return 'WA';
  if (prefix >= '970' && prefix <= '979') return 'OR';
  return prefix >= '832' && prefix <= '838' ? 'ID' : null;
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const middleOf = (points: readonly Point[]): Point => ({
  latitude: mean(points.map(({ latitude }) => latitude)),
  longitude: mean(points.map(({ longitude }) => longitude)),
});

/** The middle of the areas whose codes begin alike, by their first three digits. */
const middles: ReadonlyMap<string, Point> = new Map(
  [...Map.groupBy(areas, ([zip]) => zip.slice(0, 3))].map(([prefix, alike]) => [
    prefix,
    middleOf(alike.map(([, { point }]) => point)),
  ]),
);

/**
 * What is known of where a ZIP code is. Post office boxes have no area: of these, the state and the middle of the codes that begin alike.
 * @param zip five digits
 * @returns null outside of Washington, Oregon and Idaho
 */
export const areaOfZip = (zip: string): ZipArea | null => {
  const own = areas.get(zip);
  if (own || zip === elsewhere) return own ?? null;
  const prefix = zip.slice(0, 3);
  const state = stateOfPrefix(prefix);
  const point = middles.get(prefix);
  return state && point ? { state, counties: [], point } : null;
};

/** Where a ZIP code is. @param zip five digits @returns null outside of Washington, Oregon and Idaho */
export const pointOfZip = (zip: string): Point | null => areaOfZip(zip)?.point ?? null;
