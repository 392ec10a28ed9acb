import { lookOutside, type OutsideLook } from '../generate/exterior/look-outside.ts';
import { placeWindowsBySide } from '../generate/exterior/place-windows-by-side.ts';
import { planSchemaName, type NewPlan, type StreetSide } from '../plan/document.ts';
import type { FramedHome } from './framed-homes.ts';

/** A new document of a framed home without inner doors and furniture, to measure its outside by the rules. */
export const framedPlan = ({ frame, placed, doors }: FramedHome, look: OutsideLook): NewPlan => {
  const windows = placeWindowsBySide(frame, placed, look.street);
  const { length, width, sections, rooms, walls } = frame;
  const baths = (kind: string): number => rooms.filter(({ room }) => room.bath === kind).length;
  return {
    schema: planSchemaName,
    name: 'Framed',
    length,
    width,
    widthClass: sections.length === 1 ? 'single' : 'double',
    fuel: 'electric',
    garage: false,
    summary: {
      bedrooms: rooms.filter(({ room }) => room.bed).length,
      fullBaths: baths('full'),
      threeQuarterBaths: baths('three-quarter'),
      halfBaths: baths('half'),
      squareFeet: Math.round((length * width) / 14.4) / 10,
    },
    arrangement: 'split',
    street: look.street,
    ...lookOutside(frame, doors, windows, look),
    levels: [
      {
        sections: [...sections],
        rooms: rooms.map(({ room }) => room),
        walls: [...walls],
        doors: [...doors],
        windows,
        fixtures: [],
        alarms: [],
        fans: [],
      },
    ],
  };
};

/** A plain white home under a gable roof. */
export const plainLook = (street: StreetSide): OutsideLook => ({
  style: 'plain',
  roof: 'gable',
  siding: 'fiber-cement',
  color: 'white',
  street,
  ramp: false,
});
