import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import type { SearchEntry, SearchGroup } from './search-groups.ts';

const List = chakra('div', {
  base: {
    flex: '1 1 auto',
    minH: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    px: '2',
    pb: '2',
    scrollPaddingBlock: '2rem 0.5rem',
    '&[aria-busy=true]': { opacity: '0.6' },
  },
});

const Heading = chakra('div', {
  base: { px: '3', pt: '3', pb: '1', fontSize: '0.8125rem', fontWeight: '600', color: 'quiet' },
});

const Line = chakra('div', {
  base: {
    display: 'flex',
    // A phone has no room for both in one line.
    flexDirection: { base: 'column', sm: 'row' },
    justifyContent: { base: 'center', sm: 'flex-start' },
    alignItems: { base: 'stretch', sm: 'baseline' },
    columnGap: '3',
    minH: { base: '2.75rem', sm: '2.25rem' },
    py: '2',
    px: '3',
    borderRadius: 'md',
    cursor: 'pointer',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    scrollMarginBlock: '0.5rem',
    _selected: { bg: 'pineTint' },
    // Colors of its own are lost under forced colors.
    '@media (forced-colors: active)': {
      _selected: { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
});

const Title = chakra('span', {
  base: {
    flex: '0 1 auto',
    minW: '0',
    fontWeight: '550',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});
const Detail = chakra('span', {
  base: {
    flex: { sm: '1 1 0' },
    minW: { sm: '25%' },
    color: 'quiet',
    fontSize: '0.8125rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

interface PaletteListProps {
  /** Of the list; its lines have the ids of {@link lineId}. */
  readonly id: string;
  readonly groups: readonly SearchGroup[];
  /** The line that Enter opens. */
  readonly marked: SearchEntry | undefined;
  readonly busy: boolean;
  /** The pointer moves over a line. */
  readonly onPoint: (entry: SearchEntry) => void;
  readonly onOpen: (entry: SearchEntry, newTab: boolean) => void;
}

/** The id of the line at a place of the whole list, whatever its heading. */
export const lineId = (listId: string, index: number): string => `${listId}-${index}`;

/** The lines of the search under their headings; the one that Enter opens is marked, and in view. */
export const PaletteList = ({ id, groups, marked, busy, onPoint, onOpen }: PaletteListProps) => {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => line.current?.scrollIntoView({ block: 'nearest' }), [marked]);
  const all = groups.flatMap(({ entries }) => entries);
  return (
    // The focus stays in the field.
    <List
      id={id}
      role="listbox"
      aria-label="Results"
      aria-busy={busy}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, entries }) => (
        <div key={title} role="group" aria-label={title}>
          <Heading aria-hidden>{title}</Heading>
          {entries.map((entry) => (
            <Line
              key={entry.key}
              ref={entry === marked ? line : undefined}
              id={lineId(id, all.indexOf(entry))}
              role="option"
              aria-selected={entry === marked}
              onPointerMove={() => onPoint(entry)}
              onClick={(event) => onOpen(entry, event.ctrlKey || event.metaKey)}
            >
              <Title>{entry.title}</Title>
              {entry.detail && <Detail>{entry.detail}</Detail>}
            </Line>
          ))}
        </div>
      ))}
    </List>
  );
};
