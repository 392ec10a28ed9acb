import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ChevronIcon } from '../theme/icons.tsx';
import { ScrollRegion } from './scroll-region.tsx';

/** A column head with more than a title. */
export interface Column {
  readonly title: string;
  /** How the rows are sorted by this column; null if by another one. */
  readonly sorted?: 'ascending' | 'descending' | null;
  /** Sorts the rows by this column; makes the head a button. */
  readonly onSort?: () => void;
  /** Shown in place of the title, which is still read out. */
  readonly head?: ReactNode;
  /** The column holds numbers: its head is right-aligned like them (its cells are `TableCell figure`). */
  readonly figure?: boolean;
}

interface DataTableProps {
  /** What the table contains; a screen reader says it first. */
  readonly caption: string;
  /** The column heads; an empty text is for a column of buttons. */
  readonly columns: readonly (string | Column)[];
  /** The width of each column, as in `12%`; a long value then wraps instead of squeezing the others. */
  readonly widths?: readonly string[];
  /** Rows are being reloaded; the old ones stay until then. */
  readonly busy?: boolean;
  /** Below 1280 px, shows each row as a card laid out by its cells (`TableRow card`) instead of scrolling sideways. */
  readonly cards?: boolean;
  readonly children: ReactNode;
}

const Table = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'small',
    fontSize: { xl: '0.875rem' },
    '&[aria-busy=true] tbody': { opacity: '0.7' },
  },
  variants: { cards: { true: { display: { base: 'block', xl: 'table' } } } },
});

const Head = chakra('thead', {
  base: { bg: 'sunken' },
  variants: {
    // Hidden visually only: a screen reader still names the columns.
    cards: {
      true: {
        position: { base: 'absolute', xl: 'static' },
        width: { base: '1px', xl: 'auto' },
        height: { base: '1px', xl: 'auto' },
        overflow: 'hidden',
        clipPath: { base: 'inset(50%)', xl: 'none' },
      },
    },
  },
});

const Body = chakra('tbody', {
  variants: {
    cards: {
      true: {
        display: { base: 'grid', xl: 'table-row-group' },
        gap: '3',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
      },
    },
  },
});

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    mx: '-1',
    px: '1',
    minH: '6',
    borderRadius: 'sm',
    fontWeight: 'inherit',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& svg': { opacity: '0', transition: 'transform 120ms' },
    '&:is(:hover, :focus-visible) svg': { opacity: '0.5' },
    '[aria-sort] > &': { '& svg': { opacity: '1' } },
    '[aria-sort=ascending] > &': { '& svg': { transform: 'rotate(180deg)' } },
  },
});

/** Below 1280 px a table of cards hides its heads: their sort buttons must not be focusable there. */
const HeadCell = ({
  column,
  width,
  cards,
}: {
  column: string | Column;
  width: string | undefined;
  cards: boolean;
}) => {
  const { title, sorted, onSort, head, figure } =
    typeof column === 'string' ? ({ title: column } as Column) : column;
  return (
    <chakra.th
      role="columnheader"
      scope="col"
      width={width}
      px="2"
      pe={figure ? '5' : '2'}
      _first={{ ps: '3' }}
      _last={{ pe: figure ? '5' : '3' }}
      py="var(--cell-y, 0.75rem)"
      textAlign={figure ? 'end' : 'start'}
      fontWeight="600"
      whiteSpace="nowrap"
      aria-sort={sorted ?? undefined}
    >
      {(head || onSort) && cards && (
        <chakra.span srOnly hideFrom="xl">
          {title}
        </chakra.span>
      )}
      {head ? (
        <chakra.span display={{ base: cards ? 'none' : 'inline', xl: 'inline' }}>{head}</chakra.span>
      ) : onSort ? (
        <SortButton
          type="button"
          display={{ base: cards ? 'none' : 'inline-flex', xl: 'inline-flex' }}
          onClick={onSort}
        >
          {title}
          <ChevronIcon />
        </SortButton>
      ) : (
        title || <chakra.span srOnly>Actions</chakra.span>
      )}
    </chakra.th>
  );
};

/**
 * A table whose children are `TableRow`s. The roles are explicit, because a browser drops the implicit ones when CSS
 * displays a table as anything else.
 */
export const DataTable = ({
  caption,
  columns,
  widths,
  busy = false,
  cards = false,
  children,
}: DataTableProps) => (
  <ScrollRegion label={caption} cards={cards}>
    <Table cards={cards} role="table" aria-label={caption} aria-busy={busy} tableLayout={widths && 'fixed'}>
      <Head cards={cards} role="rowgroup">
        <tr role="row">
          {columns.map((column, index) => (
            <HeadCell
              key={`${index} ${typeof column === 'string' ? column : column.title}`}
              column={column}
              width={widths?.[index]}
              cards={cards}
            />
          ))}
        </tr>
      </Head>
      <Body cards={cards} role="rowgroup">
        {children}
      </Body>
    </Table>
  </ScrollRegion>
);

export const TableRow = chakra(
  'tr',
  {
    // In the workspace a row of one line has 36 px; a table's row grows with what is in it.
    base: {
      borderWidth: '1px 0 0',
      borderColor: 'line',
      _hover: { bg: 'paper' },
      height: 'var(--row, auto)',
    },
    variants: {
      card: {
        true: {
          display: { base: 'grid', xl: 'table-row' },
          bg: { base: 'surface', xl: 'transparent' },
          borderWidth: { base: '1px', xl: '1px 0 0' },
          borderRadius: { base: 'lg', xl: '0' },
          p: { base: '4', xl: '0' },
          height: { base: 'auto', xl: 'var(--row, auto)' },
          _hover: { bg: { base: 'surface', xl: 'paper' } },
        },
      },
    },
  },
  { defaultProps: { role: 'row' } },
);

export const TableCell = chakra(
  'td',
  {
    base: {
      px: '2',
      py: 'var(--cell-y, 0.625rem)',
      _first: { ps: '3' },
      _last: { pe: '3' },
      overflowWrap: 'anywhere',
      verticalAlign: 'middle',
    },
    variants: {
      card: {
        true: {
          px: { base: '0', xl: '2' },
          _first: { ps: { base: '0', xl: '3' } },
          _last: { pe: { base: '0', xl: '3' } },
          py: { base: '0', xl: 'var(--cell-y, 0.625rem)' },
        },
      },
      // Where the table is one, the content keeps to one line; what is cut off needs a `title`.
      line: {
        true: {
          maxW: { xl: '0' },
          overflow: { xl: 'hidden' },
          textOverflow: { xl: 'ellipsis' },
          whiteSpace: { xl: 'nowrap' },
        },
      },
      // Buttons that are as high as the row is without them.
      buttons: { true: { py: { xl: '0' }, textAlign: 'end', '--control': { xl: '1.75rem' } } },
      // A number is right-aligned, with some room before the next column. On a card it is aligned like the text.
      figure: { true: { fontVariantNumeric: 'tabular-nums', textAlign: 'end', pe: '5', _last: { pe: '5' } } },
    },
    compoundVariants: [
      {
        card: true,
        figure: true,
        css: {
          textAlign: { base: 'start', xl: 'end' },
          pe: { base: '0', xl: '5' },
          _last: { pe: { base: '0', xl: '5' } },
        },
      },
    ],
  },
  { defaultProps: { role: 'cell' } },
);
