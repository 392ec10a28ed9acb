import { chakra } from '@chakra-ui/react/styled-system';

/** A bare checkbox, large enough for a finger. */
export const RowCheckbox = chakra(
  'input',
  { base: { width: '6', height: '6', accentColor: 'pine', cursor: 'pointer', display: 'block' } },
  { defaultProps: { type: 'checkbox' } },
);
