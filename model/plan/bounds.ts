/**
 * The most that a document may hold. Real homes stay far below: a triple of four bedrooms has about 20 rooms, 60 walls
 * and 120 fixtures. Whatever is within these bounds is checked in well under a second.
 */
export const bounds = {
  length: 2400,
  width: 1200,
  /** How far from the footprint's corner anything may be said to lie. */
  coordinate: 4800,
  text: 80,
  /** Corners of a floor. */
  corners: 60,
  lists: {
    porches: 12,
    steps: 24,
    parts: 24,
    sections: 12,
    rooms: 60,
    walls: 200,
    doors: 80,
    windows: 80,
    fixtures: 300,
    alarms: 60,
    fans: 60,
  },
} as const;

/** The lists of a level, without those that the plan itself has. */
export const levelLists = [
  'sections',
  'rooms',
  'walls',
  'doors',
  'windows',
  'fixtures',
  'alarms',
  'fans',
] as const;
