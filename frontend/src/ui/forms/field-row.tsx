import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
  },
});

interface FieldRowProps {
  /** What each field needs at least before one moves to a row of its own. */
  readonly fieldWidth?: string;
  readonly children: ReactNode;
}

/** Fields side by side where there is room, otherwise one below the other. */
export const FieldRow = ({ fieldWidth = '10rem', children }: FieldRowProps) => (
  <Grid gridTemplateColumns={`repeat(auto-fit, minmax(min(100%, ${fieldWidth}), 1fr))`}>{children}</Grid>
);
