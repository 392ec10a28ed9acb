import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { timeText } from '../../platform/dates/instant-text.ts';

/** The icon of an entry, and the line to the one below. */
const Mark = ({ icon }: { readonly icon: ReactNode }) => (
  <chakra.div display="grid" gridTemplateRows="auto 1fr" justifyItems="center" aria-hidden>
    <chakra.span
      display="grid"
      placeItems="center"
      width="9"
      height="9"
      borderRadius="full"
      bg="sunken"
      color="pineText"
      fontSize="0.9375rem"
    >
      {icon}
    </chakra.span>
    <chakra.span data-line width="2px" bg="line" minH="4" my="1" borderRadius="full" />
  </chakra.div>
);

interface TimelineItemProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  /** A status beside the title. */
  readonly badge?: ReactNode;
  /** An instant as the API writes it. */
  readonly at: string;
  /** Who did it. */
  readonly by?: string | null;
  readonly children?: ReactNode;
}

/** One event in the ordered list of a time line: its icon, what happened, when and by whom. */
export const TimelineItem = ({ icon, title, badge, at, by, children }: TimelineItemProps) => (
  <chakra.li
    display="grid"
    gridTemplateColumns="2.25rem minmax(0, 1fr)"
    columnGap="3"
    _last={{ '& [data-line]': { display: 'none' } }}
  >
    <Mark icon={icon} />
    <chakra.div pb="6">
      <chakra.p display="flex" flexWrap="wrap" columnGap="2.5" rowGap="1" alignItems="center">
        <chakra.span fontWeight="600" overflowWrap="anywhere">
          {title}
        </chakra.span>
        {badge}
      </chakra.p>
      <chakra.p textStyle="fine" color="quiet">
        <time dateTime={at}>{timeText(at)}</time>
        {by && ` · ${by}`}
      </chakra.p>
      {children}
    </chakra.div>
  </chakra.li>
);

/** An entry of a time line that stands among others by its time. */
export interface TimedEntry {
  readonly key: string;
  readonly at: string;
  readonly content: ReactNode;
}

/** Entries in the order of a time line, the newest first; of one moment, in the order in which they are given. */
export const newestFirst = (entries: readonly TimedEntry[]): TimedEntry[] =>
  entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
