import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { EnlargeIcon } from '../../../ui/theme/icons.tsx';

const Frame = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    w: 'full',
    cursor: 'zoom-in',
    borderColor: 'line',
    bg: 'sunken',
    _focusVisible: { outlineOffset: '-3px', outlineWidth: '3px' },
    '& > span:last-of-type': { transition: 'background-color 150ms' },
    _hover: { '& > span:last-of-type': { bg: 'pineDeep' } },
  },
});

/** The picture of a plan, to be pressed for a larger view. */
export const Enlarge = ({ children, ...props }: ComponentProps<typeof Frame>) => (
  <Frame type="button" {...props}>
    {children}
    <chakra.span
      position="absolute"
      right="3"
      bottom="3"
      display="grid"
      placeItems="center"
      w="9"
      h="9"
      borderRadius="full"
      bg="pine"
      color="onPine"
      _print={{ display: 'none' }}
    >
      <EnlargeIcon />
    </chakra.span>
  </Frame>
);

/** A fact of a plan with its name above. */
export const Fact = ({ name, value }: { name: string; value: string | number }) => (
  <chakra.div>
    <chakra.dt textStyle="fine" color="quiet">
      {name}
    </chakra.dt>
    <chakra.dd fontWeight="600">{value}</chakra.dd>
  </chakra.div>
);
