import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Columns that are swiped under the names of the rows; on paper all of them are side by side. */
const Scroller = chakra('div', {
  base: {
    position: 'relative',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollPaddingInlineStart: 'var(--names)',
    '--names': { base: '6.25rem', md: '10rem' },
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    _print: { overflow: 'visible', borderWidth: '0', '--names': '32mm' },
  },
});

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    tableLayout: 'fixed',
    // Everything on one sheet.
    _print: {
      minWidth: '0 !important',
      '& *': { fontSize: '7.5pt !important', lineHeight: '1.3 !important' },
      '& h2': { fontSize: '10pt !important' },
    },
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      px: { base: '3', md: '4' },
      py: '2.5',
      borderTopWidth: '1px',
      borderColor: 'line',
      _print: { px: '1.5mm', py: '0.6mm' },
    },
    '& tr:first-of-type > *': { borderTopWidth: '0' },
    '& tbody tr:first-of-type > *': { borderTopWidth: '1px' },
    '& thead th, & td': { scrollSnapAlign: 'start' },
    '& :is(th[scope=row], thead td)': {
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: '1',
      bg: 'sunken',
      fontWeight: '550',
      textStyle: { base: 'fine', md: 'small' },
      px: { base: '2', md: '4' },
      overflowWrap: 'anywhere',
      _print: { position: 'static', bg: 'transparent' },
    },
  },
});

/** The table of a comparison. @param columns how many there are beside the names of the rows */
export const CompareTable = ({
  columns,
  head,
  children,
}: {
  readonly columns: number;
  readonly head: ReactNode;
  readonly children: ReactNode;
}) => (
  <Scroller role="region" aria-label="Homes side by side" tabIndex={0}>
    <Table minW={{ base: `${6.25 + 14.5 * columns}rem`, md: `${10 + 15 * columns}rem` }}>
      <colgroup>
        <chakra.col w="var(--names)" />
        {Array.from({ length: columns }, (_, index) => (
          <col key={index} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td>
            <chakra.span srOnly>Fact</chakra.span>
          </td>
          {head}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  </Scroller>
);

/** A row of facts, one for each column. */
export const CompareRow = ({
  title,
  cells,
}: {
  readonly title: string;
  readonly cells: readonly ReactNode[];
}) => (
  <tr>
    <th scope="row">{title}</th>
    {cells.map((cell, index) => (
      <td key={index}>{cell}</td>
    ))}
  </tr>
);
