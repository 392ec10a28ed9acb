import type { Link } from '../generate/home-rooms.ts';
import { letterOf } from './rooms.ts';

/** Rooms of one floor: without walls where they touch. */
const openPairs: readonly string[] = ['LD', 'LK', 'DK', 'FK', 'FD', 'EL', 'ED', 'EF'];
const openPairsClosed: readonly string[] = ['LD', 'FD', 'EL', 'ED', 'EF'];

/** From where a room is entered, the best first, and by what kind of door. A digit stands for the room's own. */
const ways: Readonly<Record<string, readonly [kind: Link['kind'], from: string]>> = {
  H: ['cased', 'ELDFKH'],
  P: ['hinged', 'HELDFK'],
  R: ['hinged', 'HEFLDK'],
  A: ['hinged', 'P'],
  S: ['hinged', 'P'],
  T: ['pocket', 'A'],
  B: ['hinged', 'HEUMLF'],
  X: ['hinged', 'HEUMLF'],
  Q: ['hinged', '#'],
  J: ['hinged', '#'],
  Z: ['hinged', 'HEUMFL'],
  V: ['cased', 'EHDKL'],
  W: ['pocket', 'PA'],
  C: ['bifold', '#'],
  N: ['bifold', 'HBA'],
  G: ['bifold', 'ELMH'],
  Y: ['pocket', 'KDUHM'],
  U: ['pocket', 'MKHDFL'],
  M: ['cased', 'KHDFL'],
  O: ['hinged', 'EHLDF'],
};

/**
 * Between which rooms there are doors, and of what kind: each room is entered from the best of its neighbors, so that a
 * tree alone says how one walks through a home.
 * @param tokens the rooms of a tree
 */
export const linksOf = (tokens: readonly string[], closedKitchen: boolean): Link[] => {
  const links: Link[] = (closedKitchen ? openPairsClosed : openPairs).flatMap(([a = '', b = '']): Link[] =>
    tokens
      .filter((one) => letterOf(one) === a)
      .flatMap((one) =>
        tokens.filter((other) => letterOf(other) === b).map((other) => ({ kind: 'open', a: one, b: other })),
      ),
  );
  if (closedKitchen)
    links.push({ kind: 'cased', a: tokens.filter((one) => 'DL'.includes(letterOf(one))), b: 'K' });
  if (tokens.includes('F') && tokens.includes('L'))
    links.push({ kind: 'cased', a: 'F', b: 'L', optional: true });
  for (const token of tokens) {
    const [kind, from] = ways[letterOf(token)] ?? [];
    if (!kind || !from) continue;
    const a = [...from].flatMap((letter) =>
      letter === '#'
        ? [`R${token.slice(1)}`]
        : // Of two halls the first leads to the second.
          tokens.filter(
            (one) => letterOf(one) === letter && (letter !== 'H' || letterOf(token) !== 'H' || one < token),
          ),
    );
    links.push({ kind, a, b: token });
    // A bath of a bedroom that guests use too has a second door.
    if (letterOf(token) === 'J')
      links.push({
        kind,
        a: [...'HEUMVL'].flatMap((letter) => tokens.filter((one) => letterOf(one) === letter)),
        b: token,
      });
  }
  return links;
};
