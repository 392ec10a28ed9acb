import type { BedKind, Wish } from '../../plan/document.ts';
import type { RoomSpec } from '../blocks/module.ts';

export interface Sleeper {
  readonly room: RoomSpec;
  readonly bed: BedKind;
}

/** The rooms that a wish asks for, whatever their arrangement. */
export interface Program {
  readonly wish: Wish;
  readonly primary: Sleeper;
  readonly others: readonly Sleeper[];
  /** The primary bedroom has a bath of its own. */
  readonly ownBath: boolean;
  /** Full baths beside the primary bedroom's. */
  readonly baths: readonly RoomSpec[];
  readonly powder: boolean;
  readonly office: boolean;
  readonly accessible: boolean;
  readonly closed: boolean;
}

/**
 * @param own whether the primary bedroom has the only whole bath, where a half bath serves everybody else
 */
export const programOf = (wish: Wish, own: boolean): Program => {
  const [first = 'queen', ...rest] = wish.beds;
  const whole = Math.floor(wish.baths);
  const ownBath = whole >= 2 || (own && whole === 1 && wish.baths > 1 && rest.length === 0);
  const common = ownBath ? whole - 1 : whole;
  return {
    wish,
    primary: {
      bed: first,
      room: { id: 'primary', name: 'Primary Bedroom', use: 'primary', bed: first },
    },
    others: rest.map((bed, index) => ({
      bed,
      room: { id: `bedroom-${index + 2}`, name: `Bedroom ${index + 2}`, use: 'bedroom', bed },
    })),
    ownBath,
    baths: Array.from({ length: common }, (_, index) => ({
      id: `bath-${index + 2}`,
      name: common === 1 && !ownBath ? 'Bath' : `Bath ${index + (ownBath ? 2 : 1)}`,
      use: 'bath' as const,
      bath: 'full' as const,
    })),
    powder: wish.baths % 1 !== 0,
    office: wish.office === true,
    accessible: wish.accessible === true,
    closed: wish.kitchen === 'closed',
  };
};

export const living: RoomSpec = { id: 'living', name: 'Living Room', use: 'living' };
export const family: RoomSpec = { id: 'family', name: 'Family Room', use: 'family' };
export const dining: RoomSpec = { id: 'dining', name: 'Dining', use: 'dining' };
export const kitchen: RoomSpec = { id: 'kitchen', name: 'Kitchen', use: 'kitchen' };
export const utility: RoomSpec = { id: 'utility', name: 'Utility', use: 'utility' };
export const hall: RoomSpec = { id: 'hall', name: 'Hall', use: 'hall' };
export const pantry: RoomSpec = { id: 'pantry', name: 'Pantry', use: 'pantry' };
export const office: RoomSpec = { id: 'office', name: 'Office', use: 'office' };
export const den: RoomSpec = { id: 'office', name: 'Den', use: 'office' };
export const flex: RoomSpec = { id: 'flex', name: 'Flex Room', use: 'office' };
export const storages: readonly RoomSpec[] = ['Linen', 'Storage', 'Coats'].map((name) => ({
  id: name.toLowerCase(),
  name,
  use: 'closet',
}));
export const powder: RoomSpec = { id: 'powder', name: 'Half Bath', use: 'bath', bath: 'half' };
export const linen: RoomSpec = { id: 'linen', name: 'Linen', use: 'closet' };
export const primaryBath: RoomSpec = {
  id: 'primary-bath',
  name: 'Primary Bath',
  use: 'bath',
  bath: 'full',
  for: 'primary',
};

export const closetOf = ({ room }: Sleeper, walkIn = false): RoomSpec => ({
  id: `${room.id}-closet`,
  name: walkIn ? 'Walk-in' : 'Closet',
  use: 'closet',
  for: room.id,
});
