import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../../ui/actions/button.tsx';
import { newTabKey } from './palette-key.ts';

// Not a footer: the search opens from the top bar, and there that would be a landmark within another.
const Foot = chakra('div', {
  base: {
    // A phone has no such keys, and its own keyboard needs the room.
    display: { base: 'none', sm: 'flex' },
    alignItems: 'center',
    gap: '4',
    px: '4',
    py: '1.5',
    borderTopWidth: '1px',
    borderColor: 'line',
    color: 'quiet',
    fontSize: '0.8125rem',
    '& kbd': { fontFamily: 'body', fontWeight: '600', me: '1.5' },
  },
});

/** Tells which keys work in the search, with the way to all others. */
export const PaletteFoot = ({ onShowKeys }: { readonly onShowKeys: () => void }) => (
  <Foot>
    <span>
      <kbd>↑↓</kbd>Choose
    </span>
    <span>
      <kbd>↵</kbd>Open
    </span>
    <span>
      <kbd>{newTabKey()}</kbd>New tab
    </span>
    <Button variant="ghost" size="sm" ms="auto" me="-2" onClick={onShowKeys}>
      All keys
    </Button>
  </Foot>
);
