import { chakra } from '@chakra-ui/react/styled-system';
import { kindOfKey } from '@hearthline/rules/homes/prices/keys.ts';
import { useId } from 'react';
import type { PriceRowFragment } from '../../../../gql/generated.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { DataTable, TableCell, TableRow } from '../../../../ui/lists/data-table.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { keyText } from './key-words.ts';
import { amountText, conditionText, daysText, unitTexts } from './price-words.ts';

/** The heads of the table. */
export const priceColumns = ['Price', 'Amount', 'Unit', 'Condition', 'Sales tax', 'In effect', 'Source'];
const widths = ['25%', '15%', '11%', '13%', '8%', '13%', '15%'];

/** Beside an open history there is room for these. */
const briefColumns = ['Price', 'Amount', 'In effect'];
const briefWidths = ['48%', '30%', '22%'];

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
const OnCard = chakra('span', { base: { hideFrom: 'xl', color: 'quiet' } });

/** In a card, what goes without saying is left out. */
const inTable = { base: 'none', xl: 'table-cell' } as const;
const ifPresent = (text: string | null) => (text ? { base: 'block', xl: 'table-cell' } : inTable);

const FurtherCells = ({ row }: { readonly row: PriceRowFragment }) => {
  const condition = conditionText(row.when);
  // Only the exceptions: a tax is never taxed itself.
  const taxText = row.taxable || kindOfKey(row.key) === 'tax' ? null : 'Not taxed';
  return (
    <>
      <TableCell card display={inTable}>
        {unitTexts[row.unit]}
      </TableCell>
      <TableCell card display={ifPresent(condition)}>
        {condition}
      </TableCell>
      <TableCell card display={ifPresent(taxText)}>
        {taxText}
      </TableCell>
    </>
  );
};

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
  const brief = shown !== null;
  if (rows.length === 0) return null;
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <Heading as="h3" id={id} look="subheading">
        {title}{' '}
        <Text as="span" look="small" quiet>
          {rows.length}
        </Text>
      </Heading>
      <DataTable
        caption={title}
        columns={brief ? briefColumns : priceColumns}
        widths={brief ? briefWidths : widths}
        cards
      >
        {rows.map((row) => (
          <TableRow key={row.id} card gap="1">
            <TableCell card>
              <Name type="button" aria-expanded={shown === row.key} onClick={() => onShow(row.key)}>
                {row.label}
              </Name>
              <Text as="span" look="fine" quiet>
                {keyText(row.key)}
              </Text>
            </TableCell>
            <TableCell card fontVariantNumeric="tabular-nums" fontWeight="500">
              {amountText(row)}
              {row.unit !== 'percent' && row.unit !== 'each' && (
                <OnCard {...(brief && { hideFrom: undefined })}> {unitTexts[row.unit]}</OnCard>
              )}
            </TableCell>
            {!brief && <FurtherCells row={row} />}
            <TableCell card>
              <time dateTime={row.startsOn}>{daysText(row)}</time>
            </TableCell>
            {!brief && (
              <TableCell card display={ifPresent(row.source)}>
                {row.source}
                {row.sourceOn && (
                  <Text as="span" look="fine" quiet display={{ xl: 'block' }}>
                    <OnCard>, </OnCard>
                    {dayText(row.sourceOn)}
                  </Text>
                )}
              </TableCell>
            )}
          </TableRow>
        ))}
      </DataTable>
    </chakra.section>
  );
};
