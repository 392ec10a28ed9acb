import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../../../ui/actions/button.tsx';
import { ArrowIcon } from '../../../../ui/theme/icons.tsx';
import { TurnIcon } from '../../../../ui/theme/further-icons.tsx';
import { wayOnSheet, type SheetView, type Way } from '../canvas/sheet-view.ts';
import type { Thing } from '../canvas/things.ts';
import { thingSize } from '../state/words.ts';

const arrows: readonly { readonly name: string; readonly way: Way; readonly angle: number }[] = [
  { name: 'left', way: { x: -1, y: 0 }, angle: 180 },
  { name: 'up', way: { x: 0, y: -1 }, angle: 270 },
  { name: 'down', way: { x: 0, y: 1 }, angle: 90 },
  { name: 'right', way: { x: 1, y: 0 }, angle: 0 },
];

interface SelectionBarProps {
  readonly thing: Thing;
  readonly view: SheetView;
  readonly onNudge: (thing: Thing, way: Way) => void;
  readonly onTurn: (thing: Thing) => void;
}

/** What is chosen, and buttons that move it by an inch: for those who cannot drag or have no keys. */
export const SelectionBar = ({ thing, view, onNudge, onTurn }: SelectionBarProps) => {
  const along = wayOnSheet({ x: 1, y: 0 }, view);
  const isAble = ({ x }: Way): boolean =>
    thing.moves === 'both' || (thing.moves === 'x') === ((along.x === 0) === (x === 0));
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <chakra.p textStyle="small" flex="1 1 10rem" minW="0">
        <chakra.strong fontWeight="600">{thing.name}</chakra.strong>{' '}
        <chakra.span color="quiet" whiteSpace="nowrap">
          {thingSize(thing)}
        </chakra.span>
      </chakra.p>
      <chakra.div display="flex" gap="1">
        {arrows
          .filter(({ way }) => isAble(way))
          .map(({ name, way, angle }) => (
            <Button
              key={name}
              variant="outline"
              size="icon"
              aria-label={`Move 1 inch ${name}`}
              onClick={() => onNudge(thing, way)}
            >
              <chakra.span display="inline-flex" style={{ transform: `rotate(${angle}deg)` }}>
                <ArrowIcon />
              </chakra.span>
            </Button>
          ))}
        {thing.kind === 'piece' && (
          <Button variant="outline" size="icon" aria-label="Turn" onClick={() => onTurn(thing)}>
            <TurnIcon />
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  );
};
