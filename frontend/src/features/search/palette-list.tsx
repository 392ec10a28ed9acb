import { chakra } from '@chakra-ui/react/styled-system';
import { Command } from 'cmdk';
import type { SearchEntry, SearchGroup } from './search-groups.ts';

const List = chakra(Command.List, {
  base: {
    flex: '1 1 auto',
    minH: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    px: '2',
    pb: '2',
    scrollPaddingBlock: '2rem 0.5rem',
    '&[aria-busy=true]': { opacity: '0.6' },
    '& [cmdk-group-heading]': {
      px: '3',
      pt: '3',
      pb: '1',
      fontSize: '0.8125rem',
      fontWeight: '600',
      color: 'quiet',
    },
  },
});

const Line = chakra(Command.Item, {
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
    '&[data-selected=true]': { bg: 'pineTint' },
    // Colors of its own are lost under forced colors.
    '@media (forced-colors: active)': {
      '&[data-selected=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
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
  readonly groups: readonly SearchGroup[];
  readonly busy: boolean;
  readonly onOpen: (entry: SearchEntry, newTab: boolean) => void;
}

/** The lines of the search under their headings; the one that Enter opens is marked. */
export const PaletteList = ({ groups, busy, onOpen }: PaletteListProps) => (
  <List label="Results" aria-busy={busy}>
    {groups.map(({ title, entries }) => (
      <Command.Group key={title} heading={title} value={title}>
        {entries.map((entry) => (
          <Line
            key={entry.key}
            value={entry.key}
            onSelect={() => onOpen(entry, false)}
            onClickCapture={(event) => {
              if (!(event.ctrlKey || event.metaKey)) return;
              event.stopPropagation();
              onOpen(entry, true);
            }}
          >
            <Title>{entry.title}</Title>
            {entry.detail && <Detail>{entry.detail}</Detail>}
          </Line>
        ))}
      </Command.Group>
    ))}
  </List>
);
