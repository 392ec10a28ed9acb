import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../actions/button.tsx';
import { ArrowIcon } from '../theme/icons.tsx';

const Turned = chakra('span', {
  base: { display: 'grid' },
  variants: { up: { true: { transform: 'rotate(-90deg)' }, false: { transform: 'rotate(90deg)' } } },
});

interface MoveButtonsProps {
  readonly name: string;
  readonly index: number;
  /** How many the list has. */
  readonly of: number;
  readonly busy: boolean;
  readonly onMove: (up: boolean) => void;
}

/** Move an entry of an ordered list one place up or down. */
export const MoveButtons = ({ name, index, of, busy, onMove }: MoveButtonsProps) =>
  [true, false].map((up) => (
    <Button
      key={String(up)}
      variant="ghost"
      size="icon"
      disabled={busy || index === (up ? 0 : of - 1)}
      aria-label={`Move ${name} ${up ? 'up' : 'down'}`}
      onClick={() => onMove(up)}
    >
      <Turned up={up}>
        <ArrowIcon />
      </Turned>
    </Button>
  ));
