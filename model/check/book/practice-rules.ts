import { practice, rule } from './rule.ts';

/** Where the front door is, and what is before and behind it. */
// prettier-ignore
const entryRules = {
  'entry.street': rule('practice', 'in the street wall',
    'The front door lies in the wall at the street.', 'practice', {}, { onlyNew: true }),
  'entry.one-door': practice(0.95, 'none',
    'No other outside door lies in the street wall.', {}),
  'entry.corner': practice(0.95, '>= 36 in, from 20 ft',
    'The front door is clear of both ends of the street wall.', { inches: 36, from: 240 }),
  'entry.zone': practice(0.95, 'foyer, or 48 x 48 in',
    'The front door opens into a foyer, or onto free floor with no more than a bench and a shelf.', { inches: 48 }),
  'entry.coats': practice(0.85, 'closet 24 x 30 in within 144 in; below 1,000 sq ft a bench within 72 in',
    'There is a place for coats near the front door.', { depth: 24, width: 30, inches: 144, below: 1000, bench: 72 }),
  'entry.cover': practice(0.9, 'covered, 60 in deep',
    'The porch before the front door is covered.', { inches: 60 }),
} as const;

/** The wall at the street. */
// prettier-ignore
const frontRules = {
  'front.blank': practice(0.95, '<= 168 in',
    'No stretch of the street wall is without a door or a window of 8 sq ft, corners included.', { inches: 168, window: 1152 }),
  'front.order': practice(0.9, 'heads within 1 in, 3 sizes, width <= 1.5 x height',
    'The windows of the street wall are alike: heads at one height, few sizes, none much wider than it is high.', { head: 1, sizes: 3, ratio: 1.5 }),
  'front.pairs': practice(0.8, 'two thirds',
    'Windows of the street wall come in pairs: side by side, or mirrored about the entry, a gable or the middle of the wall.', { share: 2 / 3, gap: 30, mirror: 6 }),
  'front.glass': practice(0.85, '>= 12 %, singles 10 %',
    'Enough of the street wall is glass.', { share: 0.12, single: 0.1, height: 96 }),
  'front.bath': practice(0.98, 'none below 60 in',
    'No window of a bath or toilet looks onto the street.', { sill: 60 }),
} as const;

/** Daylight beyond what the code asks for. */
// prettier-ignore
const lightRules = {
  'light.share': practice(0.9, '>= 12 %, never below 10 %',
    'The home has more glass than the code asks for.', { share: 0.12, never: 0.1 }),
  'light.bath': practice(0.75, 'the primary’s, half of all',
    'Baths have windows.', { share: 0.5 }),
  'light.rear': practice(0.85, '1,000 sq in of glass, from 800 sq ft',
    'A glass door leads out from where one lives, away from the street.', { area: 1000, from: 800 }),
} as const;

/** Rooms, and what stands in them. */
// prettier-ignore
const roomRules = {
  'store.kinds': practice(0.8, 'one from 900 sq ft, two from 1,200, three from 1,500',
    'There is room to store things: pantry, linen, a large closet, a bench where one comes in.', { from: [900, 1200, 1500], withPantry: 1200, pantry: 4, linen: [4, 30], closet: 60 }),
  'plan.hall-run': practice(0.9, '<= 288 in, up to three bedrooms',
    'No hall is long.', { inches: 288, bedrooms: 3 }, 0.75),
  'plan.lounges': practice(0.9, 'not open',
    'Living and family room are not open to each other.', {}),
  'plan.unasked': practice(0.98, 'none',
    'No floor goes into what nobody asked for: an office, a family room below 1,800 sq ft, a store room.', { family: 1800, closet: 30 }),
  'plan.sitting': practice(0.9, '72 to 168 in apart, overlapping by 24 in',
    'In the living room one sits straight across from the screen.', { min: 72, max: 168, overlap: 24 }),
  'plan.empty': practice(0.85, '<= 132 in',
    'No large part of the great room is empty.', { inches: 132 }),
  'plan.sight': practice(0.85, 'none',
    'No toilet is seen from where one lives, eats or cooks.', { grid: 12 }),
  'plan.primary': practice(0.85, 'largest by 10 %; from 1,400 sq ft a bath of 55 sq ft',
    'The primary bedroom is the best one.', { share: 1.1, from: 1400, bath: 55 }),
  'plan.counter': practice(0.85, '120 in from 800 sq ft, 180 in from 1,300',
    'There is more counter than the least.', { from: 800, inches: 120, more: 1300, moreInches: 180 }),
} as const;

/** What makes a home one that people want: the product’s choice, advice but for where the front door is. */
export const bookOfPractice = { ...entryRules, ...frontRules, ...lightRules, ...roomRules };
