import { chakra } from '@chakra-ui/react/styled-system';

/** One of several cards to choose from, around its radio button; what is marked `data-facts` is quiet unless it is chosen. */
export const ChoiceCard = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    alignContent: 'start',
    p: '4',
    borderRadius: 'lg',
    cursor: 'pointer',
    bg: 'surface',
    boxShadow: 'inset 0 0 0 1px var(--h-colors-edge)',
    _hover: { bg: 'pineTint' },
    '&:has(:checked)': {
      bg: 'pineTint',
      color: 'pineText',
      boxShadow: 'inset 0 0 0 2px var(--h-colors-pine)',
    },
    '& [data-facts]': { color: 'quiet' },
    '&:has(:checked) [data-facts]': { color: 'inherit' },
    '&:has(:focus-visible)': { outline: '2px solid var(--h-colors-pine)', outlineOffset: '2px' },
  },
});

/** The cards side by side, as many as fit. */
export const ChoiceCards = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))',
  },
});
