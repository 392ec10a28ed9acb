import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { PriceRowFragment } from '../../../gql/generated.ts';
import { dayText } from '../../../platform/dates/calendar-day.ts';
import { DataTable, TableCell, TableRow } from '../../../ui/lists/data-table.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { amountText, conditionText, daysText, unitTexts } from './price-words.ts';

/** The heads of the table. */
export const priceColumns = ['Price', 'Amount', 'Counted', 'When', 'Sales tax', 'Holds', 'Source'];
const widths = ['25%', '15%', '11%', '13%', '8%', '13%', '15%'];

const Name = chakra('button', {
  base: {
    display: 'block',
    maxW: 'full',
    textAlign: 'start',
    fontWeight: '600',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&[aria-expanded=true]': { color: 'pineText' },
  },
});

/** What only a card says, where the heads are not seen. */
const Named = chakra('span', { base: { hideFrom: 'xl', color: 'quiet' } });

interface PriceGroupProps {
  readonly title: string;
  readonly rows: readonly PriceRowFragment[];
  /** The key whose history is open. */
  readonly shown: string | null;
  readonly onShow: (key: string) => void;
}

/** A section of the price book. */
export const PriceGroup = ({ title, rows, shown, onShow }: PriceGroupProps) => {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <Heading as="h3" id={id} look="subheading">
        {title}{' '}
        <Text as="span" look="small" quiet>
          {rows.length}
        </Text>
      </Heading>
      <DataTable caption={title} columns={priceColumns} widths={widths} cards>
        {rows.map((row) => {
          const condition = conditionText(row.when);
          return (
            <TableRow key={row.id} card gap="1">
              <TableCell card>
                <Name type="button" aria-expanded={shown === row.key} onClick={() => onShow(row.key)}>
                  {row.label}
                </Name>
                <Text as="span" look="fine" quiet>
                  {row.key}
                </Text>
              </TableCell>
              <TableCell card fontVariantNumeric="tabular-nums" fontWeight="500">
                {amountText(row)}
                {row.unit !== 'percent' && row.unit !== 'each' && <Named> {unitTexts[row.unit]}</Named>}
              </TableCell>
              <TableCell card display={{ base: 'none', xl: 'table-cell' }}>
                {unitTexts[row.unit]}
              </TableCell>
              <TableCell card display={{ base: condition ? 'block' : 'none', xl: 'table-cell' }}>
                {condition || 'always'}
              </TableCell>
              <TableCell card display={{ base: 'none', xl: 'table-cell' }}>
                {row.taxable ? 'yes' : 'no'}
              </TableCell>
              <TableCell card>
                <time dateTime={row.startsOn}>{daysText(row)}</time>
              </TableCell>
              <TableCell card display={{ base: row.source ? 'block' : 'none', xl: 'table-cell' }}>
                {row.source}
                {row.sourceOn && (
                  <Text as="span" look="fine" quiet display={{ xl: 'block' }}>
                    <Named>, </Named>
                    {dayText(row.sourceOn)}
                  </Text>
                )}
              </TableCell>
            </TableRow>
          );
        })}
      </DataTable>
    </chakra.section>
  );
};
