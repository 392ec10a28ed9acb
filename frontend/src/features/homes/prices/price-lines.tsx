import { chakra } from '@chakra-ui/react/styled-system';
import { dayText } from '../../../platform/dates/calendar-day.ts';
import type { PriceLine } from '@hearthline/rules/homes/prices/price-lines.ts';
import type { Price } from '@hearthline/rules/homes/prices/price-of.ts';
import { rangeText, wholeCentsText } from '@hearthline/rules/dollars.ts';
import { sumOf } from '@hearthline/rules/homes/prices/line-sums.ts';
import { groupsOf } from './price-groups.ts';
import { quantityText } from '@hearthline/rules/homes/prices/quantity-text.ts';

/** On a phone what a line is and what it costs stand side by side, and below them how it comes about and where it is from. */
const Row = chakra(
  'tr',
  {
    base: {
      display: { base: 'grid', md: 'table-row' },
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '4',
      rowGap: '0.5',
      py: { base: '2.5', md: '0' },
      borderTopWidth: '1px',
      borderColor: 'line',
    },
  },
  { defaultProps: { role: 'row' } },
);

const Cell = chakra(
  'td',
  {
    base: {
      py: { base: '0', md: '2' },
      pe: { md: '5' },
      verticalAlign: 'baseline',
      fontVariantNumeric: 'tabular-nums',
    },
    variants: {
      kind: {
        name: { order: '1' },
        amount: { order: '2', textAlign: 'end', pe: { md: '0' }, whiteSpace: { md: 'nowrap' } },
        detail: {
          order: '3',
          gridColumn: { base: '1 / -1', md: 'auto' },
          textStyle: 'fine',
          color: 'quiet',
          _empty: { display: { base: 'none', md: 'table-cell' } },
        },
      },
    },
  },
  { defaultProps: { role: 'cell' } },
);

const HeadCell = chakra('th', {
  base: { textAlign: 'start', fontWeight: '600', pb: '2', pe: '5', _last: { textAlign: 'end', pe: '0' } },
});

const sourceText = ({ source, sourceOn }: PriceLine): string =>
  [source, sourceOn && dayText(sourceOn)].filter(Boolean).join(', ');

const Total = ({ title, amount }: { title: string; amount: string }) => (
  <Row fontWeight="600">
    <Cell kind="name" as="th" role="rowheader" textAlign="start" colSpan={3} fontWeight="600">
      {title}
    </Cell>
    <Cell kind="amount">{amount}</Cell>
  </Row>
);

/** A price line by line: what, how much of it, where the amount is from, and from what to what; then the totals. */
export const PriceLines = ({
  price,
}: {
  price: Pick<Price, 'lines' | 'totalLowCents' | 'totalHighCents' | 'aboutCents'>;
}) => {
  const taxable = sumOf(price.lines.filter((line) => line.taxable));
  return (
    <chakra.table
      role="table"
      aria-label="The price line by line"
      width="full"
      mt={{ base: '1', md: '6' }}
      display={{ base: 'block', md: 'table' }}
      textStyle="small"
      borderCollapse="collapse"
    >
      <chakra.thead role="rowgroup" srOnly={{ base: true, md: false }} textStyle="fine" color="quiet">
        <tr role="row">
          {['What', 'How much of it', 'Source', 'Amount'].map((title) => (
            <HeadCell key={title} role="columnheader" scope="col">
              {title}
            </HeadCell>
          ))}
        </tr>
      </chakra.thead>
      {groupsOf(price.lines).map(({ title, lines }) => (
        <chakra.tbody key={title} role="rowgroup" display={{ base: 'block', md: 'table-row-group' }}>
          <chakra.tr role="row" display={{ base: 'block', md: 'table-row' }}>
            <chakra.th
              role="rowheader"
              colSpan={4}
              display={{ base: 'block', md: 'table-cell' }}
              textAlign="start"
              textStyle="label"
              pt="5"
              pb="1.5"
            >
              {title}
            </chakra.th>
          </chakra.tr>
          {lines.map((line) => (
            <Row key={line.key}>
              <Cell kind="name">{line.label}</Cell>
              <Cell kind="detail">{quantityText(line, taxable)}</Cell>
              <Cell kind="detail">{sourceText(line)}</Cell>
              <Cell kind="amount">{rangeText(line.lowCents, line.highCents)}</Cell>
            </Row>
          ))}
        </chakra.tbody>
      ))}
      <chakra.tbody
        role="rowgroup"
        display={{ base: 'block', md: 'table-row-group' }}
        css={{ '& > :first-of-type': { borderTopWidth: '2px', borderColor: 'edge' } }}
      >
        <Total title="Total" amount={rangeText(price.totalLowCents, price.totalHighCents, wholeCentsText)} />
        <Total title="Delivered total" amount={wholeCentsText(price.aboutCents)} />
      </chakra.tbody>
    </chakra.table>
  );
};
