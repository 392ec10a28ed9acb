import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Tooltip } from '../actions/tooltip.tsx';
import { Button } from '../actions/button.tsx';
import { Card } from '../layout/surface.tsx';
import { Heading, Text, textLink } from '../text/text.tsx';
import { BarsIcon, TableIcon } from './chart-icons.tsx';

/** A figure as text; with `to` it links to the rows that it counts. */
export type ChartCell = string | { readonly text: string; readonly to: string | undefined };

export interface ChartTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [string, ...ChartCell[]])[];
}

interface ChartFrameProps {
  readonly title: string;
  /** What is counted, in a sentence. */
  readonly note: ReactNode;
  /** The same figures as text. */
  readonly table: ChartTable;
  /** The drawing. */
  readonly children: ReactNode;
}

const Cell = chakra('td', {
  base: {
    px: '2',
    py: '1.5',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
});

const CellLink = chakra(Link, { base: { display: 'inline-block', minW: '6', minH: '6', ...textLink } });

const CellText = ({ cell }: { cell: ChartCell }) => {
  if (typeof cell === 'string') return cell;
  return cell.to ? <CellLink to={cell.to}>{cell.text}</CellLink> : cell.text;
};

const Table = ({ title, table: { columns, rows } }: { title: string; table: ChartTable }) => (
  <chakra.div overflowX="auto" role="group" aria-label={title} tabIndex={0}>
    <chakra.table width="full" textStyle="small" aria-label={title}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <Cell
              as="th"
              key={column}
              scope="col"
              borderTopWidth="0"
              fontWeight="600"
              textAlign={index === 0 ? 'start' : 'end'}
            >
              {column}
            </Cell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells]) => (
          <tr key={head}>
            <Cell as="th" scope="row" textAlign="start" fontWeight="500" whiteSpace="nowrap">
              {head}
            </Cell>
            {cells.map((cell, index) => (
              <Cell key={columns[index + 1]}>
                <CellText cell={cell} />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  </chakra.div>
);

/** A chart with its title and note; a button switches to the same figures as a table. */
export const ChartFrame = ({ title, note, table, children }: ChartFrameProps) => {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <Card
      as="section"
      aria-labelledby={id}
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
      alignContent="start"
    >
      <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
        <div>
          <Heading as="h3" look="subheading" id={id}>
            {title}
          </Heading>
          <Text look="fine" quiet mt="1">
            {note}
          </Text>
        </div>
        <Tooltip text={asTable ? 'Show as chart' : 'Show as table'}>
          <Button
            variant="ghost"
            size="icon"
            mt="-1.5"
            me="-1.5"
            color="quiet"
            aria-label={asTable ? `Show ${title} as chart` : `Show ${title} as table`}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? <BarsIcon /> : <TableIcon />}
          </Button>
        </Tooltip>
      </chakra.div>
      {asTable ? <Table title={title} table={table} /> : children}
    </Card>
  );
};
