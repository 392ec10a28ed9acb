import { hash } from '../random.ts';

const names = [
  'Alder', 'Aspen', 'Bayberry', 'Birch', 'Camas', 'Cascade', 'Cedar', 'Chinook', 'Clearwater', 'Columbia', 'Cottonwood',
  'Crestline', 'Dogwood', 'Elkhorn', 'Fernwood', 'Foxglove', 'Harbor', 'Hawthorne', 'Hazel', 'Heron', 'Huckleberry',
  'Juniper', 'Kestrel', 'Lakeside', 'Larch', 'Laurel', 'Lupine', 'Madrona', 'Manzanita', 'Maple', 'Meadow', 'Mesa',
  'Moraine', 'Oakridge', 'Orchard', 'Osprey', 'Palouse', 'Pinecrest', 'Prairie', 'Quail', 'Ridgeway', 'Riverbend', 'Salmonberry',
  'Snowberry', 'Spruce', 'Summit', 'Tamarack', 'Trillium', 'Valley', 'Willow', 'Windrose', 'Yarrow',
] as const; // prettier-ignore

/** A name for a design, by its code: a word, and the home's width and length in feet as the trade writes them. */
export const nameOf = (code: string, width: number, length: number): string => {
  const word = names[hash(code) % names.length] ?? names[0];
  const [across, along] = [width, length].map((inches) => String(Math.round(inches / 12)).padStart(2, '0'));
  return `${word} ${across}${along}`;
};
