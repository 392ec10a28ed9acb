import { useRef, useState } from 'react';

interface Movable {
  readonly id: string;
  readonly version: number;
}

/**
 * Moves cards at once, before the server has answered. Who moves one twice quickly does not collide with themselves: the second move
 * is based on what the first one made.
 * @param attempt sends a move; resolves with the version that it made, or with null if the card was not moved
 */
export const useQueuedMoves = <Thing extends Movable, Place extends string>(
  attempt: (thing: Thing, to: Place, version: number) => Promise<number | null>,
) => {
  const [moving, setMoving] = useState<ReadonlyMap<string, Place>>(new Map());
  /** Of each card, the version that its last move made. */
  const versions = useRef(new Map<string, Promise<number | null>>());
  const move = async (thing: Thing, to: Place): Promise<void> => {
    const { id } = thing;
    setMoving((before) => new Map(before).set(id, to));
    const earlier = versions.current.get(id) ?? Promise.resolve(null);
    const work = earlier.then((version) => attempt(thing, to, version ?? thing.version));
    versions.current.set(id, work);
    await work;
    if (versions.current.get(id) !== work) return;
    versions.current.delete(id);
    setMoving((before) => new Map([...before].filter(([other]) => other !== id)));
  };
  return {
    move: (thing: Thing, to: Place) => void move(thing, to),
    /** Where the cards go whose moves the server has not answered yet. */
    moving,
  };
};
