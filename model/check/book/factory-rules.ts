import { rule } from './rule.ts';

/** What can be built in sections, carried on a road and joined on site. Round numbers of ours; the factory’s engineer decides. */
// prettier-ignore
export const factoryRules = {
  'fab.sections': rule('practice', '1, 2, 3',
    'The sections lie side by side across the width, fill the footprint, and are as many as the width class says.', 'practice', { single: 1, double: 2, triple: 3 }),
  'fab.section-width': rule('practice', '96 to 216 in',
    'A section can be carried on the road; above 192 in is a warning (16-ft box, special permit).', 'practice', { min: 96, max: 216, warning: 192 }, { note: 'Washington limit not confirmed' }),
  'fab.section-length': rule('practice', '<= 960 in',
    'A section is at most 80 ft long; above 912 in is a warning.', 'practice', { max: 960, warning: 912 }, { note: 'Washington limit not confirmed' }),
  'fab.marriage-wall': rule('practice', '>= 6 in',
    'A wall along a marriage line is of kind marriage, reaches to both sides of the line and has both halves.', 'practice', { inches: 6 }),
  'fab.marriage-longest': rule('practice', '<= 264 in',
    'No opening in a marriage line is longer than a ridge beam carries without a post.', 'practice', { inches: 264 }),
  'fab.marriage-share': rule('practice', '<= 70 %',
    'Enough of each marriage line is wall.', 'practice', { share: 0.7 }),
  'fab.room-span': rule('practice', 'living rooms only',
    'Only living, dining, family, kitchen, foyer and hall floors cross a marriage line.', 'practice', {}),
  'fab.wet-section': rule('practice', 'one section',
    'No plumbing fixture stands across a marriage line.', 'practice', {}),
  'fab.wet-wall': rule('practice', '<= 2 in',
    'The back of a plumbing fixture stands at a wall (islands may carry a sink).', 'practice', { inches: 2 }),
  'fab.wet-groups': rule('practice', 'max(3, baths), +1 triple',
    'Plumbing is grouped: fixtures of one room, or back to back within 24 in, are one group.', 'practice', { inches: 24, min: 3, triple: 1 }),
  'fab.header': rule('practice', '<= 96 in',
    'No opening in an exterior side wall is wider than a usual header.', 'practice', { inches: 96 }),
  'fab.side-share': rule('practice', '<= 50 %',
    'At most half of a side wall, which carries the trusses, is open.', 'practice', { share: 0.5 }),
  'fab.walls': rule('practice', 'exterior 4 to 8, interior 3 to 6, marriage 6 to 12 in',
    'Walls have the thickness of their kind.', 'practice', { exterior: [4, 8], interior: [3, 6], marriage: [6, 12] }),
} as const;
