import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton } from '../layout/skeleton.tsx';
import { Card } from '../layout/surface.tsx';
import { Text } from '../text/text.tsx';

export interface StatCardProps {
  readonly label: string;
  /** Undefined while it is loading. */
  readonly value: ReactNode;
  /** As in `this month`. */
  readonly caption?: string | undefined;
  /** At the bottom: where the figure comes from, or its date. */
  readonly note?: ReactNode;
  /** How many lines are reserved for the note while the figure is loading, so that nothing below moves when it arrives. */
  readonly noteLines?: { readonly base: number; readonly md: number };
  /** Beside the label, as in `Sample`. */
  readonly badge?: ReactNode;
  /** Makes the whole card a link to there. */
  readonly to?: string | undefined;
}

const roomFor = (lines: number): string => `calc(${lines}lh + 0.75rem)`;

const CardLink = chakra(Link, {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
  },
});

/** One figure and what it counts. */
export const StatCard = ({ label, value, caption, note, noteLines, badge, to }: StatCardProps) => (
  <Card
    p={{ base: '4', md: '6' }}
    position={to ? 'relative' : undefined}
    transition="border-color 150ms"
    _hover={to ? { borderColor: 'edge' } : undefined}
    display="flex"
    flexDirection="column"
  >
    <chakra.div display="flex" alignItems="start" justifyContent="space-between" gap="3">
      <Text look="small" quiet>
        {to ? <CardLink to={to}>{label}</CardLink> : label}
      </Text>
      {badge}
    </chakra.div>
    {value === undefined ? (
      <Skeleton width="45%" height="9" mt="2" data-skeleton />
    ) : (
      <Text textStyle="figure" mt="1.5">
        {value}
      </Text>
    )}
    {caption && (
      <Text look="fine" quiet mt="1">
        {caption}
      </Text>
    )}
    {note ? (
      <Text look="fine" quiet mt="auto" pt="3">
        {note}
      </Text>
    ) : (
      value === undefined &&
      noteLines && (
        <Text look="fine" aria-hidden minH={{ base: roomFor(noteLines.base), md: roomFor(noteLines.md) }} />
      )
    )}
  </Card>
);
