import type { BathKind, BedKind, Use } from '../plan/document.ts';
import type { RoomSpec } from '../generate/home-rooms.ts';

/** What a letter of a tree stands for. A digit after it tells rooms of one kind apart; of bedrooms it is their number. */
interface Kind {
  readonly name: string;
  readonly use: Use;
  readonly bath?: BathKind;
  /** The room it belongs to, by its letter; with the digit of its own. */
  readonly for?: string;
  /** How much of each further inch of length it takes, compared with others. */
  readonly grow: number;
}

export const kinds: Readonly<Record<string, Kind>> = {
  L: { name: 'Living Room', use: 'living', grow: 10 },
  F: { name: 'Family Room', use: 'family', grow: 8 },
  V: { name: 'Family Room', use: 'family', grow: 8 },
  D: { name: 'Dining', use: 'dining', grow: 4 },
  K: { name: 'Kitchen', use: 'kitchen', grow: 4 },
  E: { name: 'Foyer', use: 'foyer', grow: 1 },
  H: { name: 'Hall', use: 'hall', grow: 1 },
  P: { name: 'Primary Bedroom', use: 'primary', grow: 6 },
  R: { name: 'Bedroom', use: 'bedroom', grow: 5 },
  A: { name: 'Primary Bath', use: 'bath', bath: 'full', for: 'P', grow: 2 },
  S: { name: 'Primary Bath', use: 'bath', bath: 'three-quarter', for: 'P', grow: 2 },
  T: { name: 'Toilet', use: 'toilet', for: 'A', grow: 0 },
  B: { name: 'Bath', use: 'bath', bath: 'full', grow: 1 },
  X: { name: 'Bath', use: 'bath', bath: 'three-quarter', grow: 1 },
  Q: { name: 'Bath', use: 'bath', bath: 'full', for: 'R', grow: 1 },
  J: { name: 'Bath', use: 'bath', bath: 'full', for: 'R', grow: 1 },
  Z: { name: 'Half Bath', use: 'bath', bath: 'half', grow: 0 },
  W: { name: 'Walk-in', use: 'closet', for: 'P', grow: 1 },
  C: { name: 'Closet', use: 'closet', for: 'R', grow: 0 },
  N: { name: 'Linen', use: 'closet', grow: 0 },
  G: { name: 'Coats', use: 'closet', grow: 0 },
  Y: { name: 'Pantry', use: 'pantry', grow: 0 },
  U: { name: 'Utility', use: 'utility', grow: 1 },
  M: { name: 'Mud Room', use: 'mud', grow: 0 },
  O: { name: 'Office', use: 'office', grow: 4 },
};

/** The letter of a room. */
export const letterOf = (room: string): string => room[0] ?? '';

/** How much of each further inch of length a room takes. */
export const growOf = (room: string): number => kinds[letterOf(room)]?.grow ?? 0;

/**
 * The rooms of a tree as the document has them.
 * @param tokens such as `P`, `R2`, `B1`
 * @param beds of the bedrooms, the primary one's first
 * @param office whether the bedroom after the last of them is an office
 * @throws Error for a letter that stands for nothing, or a bedroom without a bed
 */
export const specsOf = (tokens: readonly string[], beds: readonly BedKind[], office = false): RoomSpec[] => {
  const baths = tokens.filter((one) => kinds[letterOf(one)]?.bath && letterOf(one) !== 'Z').length;
  return tokens.map((id) => {
    const letter = letterOf(id);
    const kind = kinds[letter];
    if (!kind) throw new Error(`No room: ${id}`);
    const { use, bath } = kind;
    const number = id.slice(1);
    if (office && use === 'bedroom' && Number(number) === beds.length + 1)
      return { id, name: 'Office', use: 'office' };
    const bed = use === 'primary' ? beds[0] : use === 'bedroom' ? beds[Number(number) - 1] : undefined;
    if ((use === 'primary' || use === 'bedroom') && !bed) throw new Error(`No bed for ${id}`);
    const owner = ownerOf(id, tokens);
    const numbered = 'RBQJ'.includes(letter) && baths + beds.length > 2;
    return {
      id,
      name: numbered && number && (letter === 'R' || baths > 1) ? `${kind.name} ${number}` : kind.name,
      use,
      ...(bed ? { bed } : {}),
      ...(bath ? { bath } : {}),
      ...(owner ? { for: owner } : {}),
    };
  });
};

/** The room that another belongs to: closets and baths of bedrooms, linen of a hall or bath, coats of the entry's room. */
const ownerOf = (id: string, tokens: readonly string[]): string | undefined => {
  const letter = letterOf(id);
  const first = (...letters: readonly string[]): string | undefined =>
    letters
      .map((one) => tokens.find((token) => letterOf(token) === one))
      .find((token) => token !== undefined);
  if (letter === 'N') return first('H', 'B', 'A');
  if (letter === 'G') return first('E', 'L');
  if (letter === 'T') return first('A', 'S');
  const owner = kinds[letter]?.for;
  return owner === 'R' ? `R${id.slice(1)}` : owner;
};
