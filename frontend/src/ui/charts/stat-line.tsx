import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton } from '../layout/skeleton.tsx';
import { Card } from '../layout/surface.tsx';
import { Text } from '../text/text.tsx';

export interface Stat {
  readonly id: string;
  readonly label: string;
  /** Undefined while it is loading. */
  readonly value: ReactNode;
  /** As in `this week`. */
  readonly caption?: string | undefined;
  /** Makes the figure a link to there. */
  readonly to?: string | undefined;
}

const Item = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minH: '14',
    minW: '0',
    px: '3.5',
    py: '1.5',
    borderColor: 'line',
    borderInlineStartWidth: { base: '0', lg: '1px' },
    _first: { borderInlineStartWidth: '0' },
    // Two and two on a phone.
    '&:nth-of-type(2n)': { borderInlineStartWidth: '1px' },
    '&:nth-of-type(n + 3)': { borderTopWidth: { base: '1px', lg: '0' } },
  },
});

const ItemLink = chakra(Link, {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0' },
    _hover: { textDecoration: 'underline' },
  },
});

/** Figures in one line of 56 px; in two columns on a phone. */
export const StatLine = ({
  stats,
  busy = false,
}: {
  readonly stats: readonly Stat[];
  readonly busy?: boolean;
}) => (
  <Card
    as="ul"
    p="0"
    listStyle="none"
    display="grid"
    gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: `repeat(${stats.length}, minmax(0, 1fr))` }}
    aria-busy={busy}
  >
    {stats.map(({ id, label, value, caption, to }) => (
      <Item key={id}>
        <Text as="span" look="small" display="flex" alignItems="baseline" columnGap="1.5">
          {value === undefined ? (
            <Skeleton width="8" height="4" alignSelf="center" data-skeleton />
          ) : (
            <chakra.strong fontVariantNumeric="tabular-nums">{value}</chakra.strong>
          )}
          {to ? <ItemLink to={to}>{label}</ItemLink> : <span>{label}</span>}
        </Text>
        {caption && (
          <Text as="span" look="fine" quiet>
            {caption}
          </Text>
        )}
      </Item>
    ))}
  </Card>
);
