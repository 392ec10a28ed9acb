import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Names and values, one pair per line. */
export const FactRows = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <chakra.dl
    display="grid"
    // Long names leave room for amounts, which would break in the middle.
    gridTemplateColumns="fit-content(55%) minmax(0, 1fr)"
    columnGap="5"
    rowGap="2"
    textStyle="small"
    alignItems="baseline"
  >
    {facts.map(([name, value]) => (
      <chakra.div key={name} display="contents">
        <chakra.dt color="quiet">{name}</chakra.dt>
        <chakra.dd
          overflowWrap="anywhere"
          textWrap="balance"
          textAlign="end"
          fontVariantNumeric="tabular-nums"
        >
          {value}
        </chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
);
