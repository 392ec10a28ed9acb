import { rule } from './rule.ts';

/** What the buyer asked for. */
// prettier-ignore
export const wishRules = {
  'wish.beds': rule('wish', 'as asked',
    'As many bedrooms, with the beds asked for; the first is the primary.', 'document', {}),
  'wish.baths': rule('wish', 'as asked',
    'As many baths; a half bath counts one half.', 'document', {}),
  'wish.width': rule('wish', 'as asked',
    'The width class asked for.', 'document', {}),
  'wish.length': rule('wish', '±24 in',
    'The length asked for.', 'document', { inches: 24 }),
  'wish.square-feet': rule('wish', '±5 %',
    'The square feet asked for.', 'document', { share: 0.05 }),
  'wish.kitchen': rule('wish', 'open >= 72 in; closed: no opening above 36 in',
    'An open or a closed kitchen.', 'document', { open: 72, closed: 36 }),
  'wish.primary-apart': rule('wish', '>= 60 in',
    'The primary bedroom does not lie beside another bedroom.', 'document', { inches: 60 }),
  'wish.office': rule('wish', '60 sq ft, desk',
    'A home office.', 'document', { squareFeet: 60 }),
  'wish.entry': rule('wish', 'an exterior door',
    'An entrance through utility, laundry or mud room.', 'document', {}),
  'wish.porch': rule('wish', 'at the entry',
    'A porch before the front door, 48 in deep.', 'document', { inches: 48 }),
  'wish.accessible-door': rule('wish', '>= 32 in',
    'Accessible: every door but closets clears 32 in.', 'practice', { inches: 32 }),
  'wish.accessible-hall': rule('wish', '>= 36 in',
    'Accessible: halls 36 in wide.', 'practice', { inches: 36, share: 0.97 }),
  'wish.accessible-bath': rule('wish', '60 in circle',
    'Accessible: one full or three-quarter bath with a turning circle, no bath fixture in it.', 'practice', { inches: 60 }),
} as const;
