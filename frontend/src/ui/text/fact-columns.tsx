import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Names and values in columns that wrap by themselves, wide enough for two words such as `Manufactured Home` on one line. */
export const FactColumns = chakra('dl', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.75rem), 1fr))',
  },
});

/** One name and its value; `wide` takes a whole line. */
export const Fact = ({
  label,
  wide = false,
  children,
}: {
  readonly label: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}) => (
  <chakra.div minW="0" gridColumn={wide ? '1 / -1' : undefined}>
    <chakra.dt textStyle="fine" color="quiet">
      {label}
    </chakra.dt>
    <chakra.dd textStyle="small" fontWeight="500" overflowWrap="anywhere">
      {children}
    </chakra.dd>
  </chakra.div>
);
