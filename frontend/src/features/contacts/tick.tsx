import { chakra } from '@chakra-ui/react/styled-system';

/** A bare box to tick, as large as a finger needs. */
export const Tick = chakra('input', { base: { width: '6', height: '6', accentColor: 'pine', cursor: 'pointer', display: 'block' } }, { defaultProps: { type: 'checkbox' } });
