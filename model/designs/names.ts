import { hash } from '../random.ts';

// prettier-ignore
const first = [
  'Alder', 'Aspen', 'Bayberry', 'Birch', 'Camas', 'Cascade', 'Cedar', 'Chinook', 'Clear', 'Columbia', 'Cottonwood', 'Dogwood',
  'Elk', 'Fern', 'Foxglove', 'Harbor', 'Hawthorn', 'Hazel', 'Heron', 'Huckleberry', 'Juniper', 'Kestrel', 'Larch', 'Laurel',
  'Lupine', 'Madrona', 'Maple', 'Mesa', 'Moss', 'Oak', 'Orchard', 'Osprey', 'Palouse', 'Pine', 'Quail', 'River', 'Salmonberry',
  'Snowberry', 'Spruce', 'Tamarack', 'Trillium', 'Willow', 'Yarrow',
] as const;
const second = [
  'Bay',
  'Bend',
  'Bluff',
  'Brook',
  'Creek',
  'Crest',
  'Glen',
  'Grove',
  'Hill',
  'Point',
  'Ridge',
  'Run',
] as const;

/** A name for a design, by its code: two words, and the home's width and length in feet as the trade writes them. */
export const nameOf = (code: string, width: number, length: number): string => {
  const number = hash(code);
  const word = `${first[number % first.length] ?? ''} ${second[(number >>> 8) % second.length] ?? ''}`;
  const [across, along] = [width, length].map((inches) => String(Math.round(inches / 12)).padStart(2, '0'));
  return `${word} ${across}${along}`;
};
