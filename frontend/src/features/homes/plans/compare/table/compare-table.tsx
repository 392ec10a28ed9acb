import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from '../../../../../ui/actions/button.tsx';
import { ChevronIcon } from '../../../../../ui/theme/icons.tsx';

/** Where a row's name stands above its values: two homes fit beside each other. Not on paper, which is as narrow. */
const phone = '@media screen and (max-width: 639.98px)';

/** Homes side by side, swiped where they do not fit; on paper all of them are seen. */
const Scroller = chakra('div', {
  base: {
    position: 'relative',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollPaddingInlineStart: 'var(--names)',
    '--names': { base: '6.25rem', md: '10rem' },
    '--column': { base: '14.5rem', md: '15rem' },
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    _print: { overflow: 'visible', borderWidth: '0', '--names': '32mm', '--column': '0mm' },
    [phone]: {
      containerType: 'inline-size',
      '--names': '0rem',
      // Two fill the width; of more, the third looks in at the edge.
      '--column': 'max(9.5rem, calc(100cqw / min(var(--columns), 2.12)))',
    },
  },
});

const Table = chakra('table', {
  base: {
    w: 'full',
    minW: 'calc(var(--names) + var(--columns) * var(--column))',
    borderCollapse: 'separate',
    borderSpacing: '0',
    tableLayout: 'fixed',
    // Everything on one sheet.
    _print: {
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
      _print: { px: '1.5mm', py: '0.45mm' },
    },
    '& thead tr > *': { borderTopWidth: '0' },
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
    [phone]: {
      display: 'block',
      '& :is(thead, tbody:not([data-folded]))': { display: 'block' },
      '& tr': { display: 'grid', gridTemplateColumns: 'repeat(var(--columns), var(--column))' },
      '& thead td': { display: 'none' },
      '& th[scope=row]': { gridColumn: '1 / -1', position: 'static', px: '3', py: '1.5' },
      '& td': { minW: '0', borderTopWidth: '0', overflowWrap: 'anywhere' },
      '& td:has(img)': { px: '1.5' },
      '& td + td, & thead th + th': { borderInlineStartWidth: '1px' },
      // The name of a row stays where it is while homes are swiped.
      '& :is(th[scope=row], td[colspan]) > *': {
        position: 'sticky',
        insetInlineStart: '0.75rem',
        w: 'fit-content',
      },
      '& td[colspan]': { gridColumn: '1 / -1', borderTopWidth: '1px' },
    },
  },
});

interface CompareTableProps {
  /** How many there are beside the names of the rows. */
  readonly columns: number;
  readonly head: ReactNode;
  readonly children: ReactNode;
  /** Rows that say the same of all homes. */
  readonly same: readonly ReactNode[];
}

/** The table of a comparison. What is the same in all homes stands behind a button at its end. */
export const CompareTable = ({ columns, head, children, same }: CompareTableProps) => {
  const [isOpen, setOpen] = useState(false);
  const sameId = useId();
  return (
    <Scroller
      role="region"
      aria-label="Homes side by side"
      tabIndex={0}
      style={{ '--columns': columns } as CSSProperties}
    >
      {/* The roles are named: as boxes of a grid, the parts of a table would lose them in some browsers. */}
      <Table role="table">
        <colgroup>
          <chakra.col w="var(--names)" />
          {Array.from({ length: columns }, (_, index) => (
            <col key={index} />
          ))}
        </colgroup>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell">
              <chakra.span srOnly>Fact</chakra.span>
            </td>
            {head}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {children}
          {same.length > 0 && (
            <chakra.tr role="row" _print={{ display: 'none' }}>
              <td role="cell" colSpan={columns + 1}>
                <Button
                  variant="ghost"
                  size="sm"
                  ms="-4"
                  css={{ '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' } }}
                  aria-expanded={isOpen}
                  aria-controls={sameId}
                  onClick={() => setOpen(!isOpen)}
                >
                  {same.length === 1 ? '1 thing is the same' : `${same.length} things are the same`}
                  <ChevronIcon />
                </Button>
              </td>
            </chakra.tr>
          )}
        </tbody>
        {same.length > 0 && (
          <chakra.tbody
            role="rowgroup"
            id={sameId}
            data-folded={!isOpen || undefined}
            css={{
              '&[data-folded]': { display: 'none', _print: { display: 'table-row-group' } },
            }}
          >
            {same}
          </chakra.tbody>
        )}
      </Table>
    </Scroller>
  );
};

/** A row of facts, one for each column. */
export const CompareRow = ({
  title,
  cells,
}: {
  readonly title: string;
  readonly cells: readonly ReactNode[];
}) => (
  <tr role="row">
    <th role="rowheader" scope="row">
      <span>{title}</span>
    </th>
    {cells.map((cell, index) => (
      <td role="cell" key={index}>
        {cell}
      </td>
    ))}
  </tr>
);
