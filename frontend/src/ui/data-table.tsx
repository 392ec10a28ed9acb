import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface DataTableProps {
  /** What the table holds; a screen reader says it first. */
  readonly caption: string;
  /** The column heads; an empty text is a column of buttons. */
  readonly columns: readonly string[];
  /** Rows are being read again; the old ones stay until then. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A table that scrolls sideways by itself where the window is narrow. Its children are `TableRow`s. */
export const DataTable = ({ caption, columns, busy = false, children }: DataTableProps) => (
  <chakra.div
    role="region" aria-label={caption} tabIndex={0} overflowX="auto" bg="surface" borderWidth="1px" borderColor="line" borderRadius="lg"
  >
    <chakra.table width="full" textStyle="small" aria-busy={busy} opacity={busy ? 0.6 : 1} transition="opacity 120ms">
      <chakra.caption srOnly>{caption}</chakra.caption>
      <chakra.thead bg="sunken">
        <tr>
          {columns.map((column, index) => (
            <chakra.th key={column || index} scope="col" px="4" py="3" textAlign="start" fontWeight="600" whiteSpace="nowrap">
              {column || <chakra.span srOnly>Actions</chakra.span>}
            </chakra.th>
          ))}
        </tr>
      </chakra.thead>
      <tbody>{children}</tbody>
    </chakra.table>
  </chakra.div>
);

export const TableRow = chakra('tr', { base: { borderTopWidth: '1px', borderColor: 'line', _hover: { bg: 'paper' } } });

export const TableCell = chakra('td', { base: { px: '4', py: '2.5', verticalAlign: 'middle' } });
