import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface DataTableProps {
  /** What the table holds; a screen reader says it first. */
  readonly caption: string;
  /** The column heads; an empty text is a column of buttons. */
  readonly columns: readonly string[];
  /** Rows are being read again; the old ones stay until then. */
  readonly busy?: boolean;
  /** Below 1280 px each row is a card, which its cells lay out (`TableRow card`); else the table scrolls sideways. */
  readonly cards?: boolean;
  readonly children: ReactNode;
}

const Frame = chakra('div', {
  base: { overflowX: 'auto', bg: 'surface', borderWidth: '1px', borderColor: 'line', borderRadius: 'lg' },
  variants: {
    cards: { true: { overflowX: { base: 'visible', xl: 'auto' }, bg: { base: 'transparent', xl: 'surface' }, borderWidth: { base: '0', xl: '1px' } } },
  },
});

const Table = chakra('table', {
  base: { width: 'full', textStyle: 'small', '&[aria-busy=true] tbody': { opacity: '0.7' } },
  variants: { cards: { true: { display: { base: 'block', xl: 'table' } } } },
});

const Head = chakra('thead', {
  base: { bg: 'sunken' },
  variants: {
    // Out of sight, not out of the table: a screen reader still names the columns.
    cards: {
      true: {
        position: { base: 'absolute', xl: 'static' }, width: { base: '1px', xl: 'auto' }, height: { base: '1px', xl: 'auto' },
        overflow: 'hidden', clipPath: { base: 'inset(50%)', xl: 'none' },
      },
    },
  },
});

const Body = chakra('tbody', {
  variants: {
    cards: { true: { display: { base: 'grid', xl: 'table-row-group' }, gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))' } },
  },
});

/**
 * Rows under column heads; its children are `TableRow`s. The roles are written out, because a browser forgets them
 * where a table is drawn as anything else.
 */
export const DataTable = ({ caption, columns, busy = false, cards = false, children }: DataTableProps) => (
  <Frame cards={cards} role="region" aria-label={caption} tabIndex={0} position="relative">
    <Table cards={cards} role="table" aria-label={caption} aria-busy={busy}>
      <Head cards={cards} role="rowgroup">
        <tr role="row">
          {columns.map((column, index) => (
            <chakra.th key={column || index} role="columnheader" scope="col" px="3" py="3" textAlign="start" fontWeight="600" whiteSpace="nowrap">
              {column || <chakra.span srOnly>Actions</chakra.span>}
            </chakra.th>
          ))}
        </tr>
      </Head>
      <Body cards={cards} role="rowgroup">{children}</Body>
    </Table>
  </Frame>
);

export const TableRow = chakra('tr', {
  base: { borderWidth: '1px 0 0', borderColor: 'line', _hover: { bg: 'paper' } },
  variants: {
    card: {
      true: {
        display: { base: 'grid', xl: 'table-row' }, bg: { base: 'surface', xl: 'transparent' },
        borderWidth: { base: '1px', xl: '1px 0 0' }, borderRadius: { base: 'lg', xl: '0' }, p: { base: '4', xl: '0' },
        _hover: { bg: { base: 'surface', xl: 'paper' } },
      },
    },
  },
}, { defaultProps: { role: 'row' } });

export const TableCell = chakra('td', {
  base: { px: '3', py: '2.5', verticalAlign: 'middle' },
  variants: { card: { true: { px: { base: '0', xl: '3' }, py: { base: '0', xl: '2.5' } } } },
}, { defaultProps: { role: 'cell' } });
