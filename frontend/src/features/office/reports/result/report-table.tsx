import { chakra } from '@chakra-ui/react/styled-system';
import { reportGroup } from '@hearthline/rules/office/reports/report-fields.ts';
import { reportGrid } from '@hearthline/rules/office/reports/table.ts';
import type { ReportDefinition } from '@hearthline/rules/office/reports/report-rules.ts';
import { useState } from 'react';
import type { ReportResultQuery } from '../../../../gql/generated.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FigureButton } from './figure-button.tsx';
import { FigureRecords } from './figure-records.tsx';
import { ScrollRegion, stickyColumn } from '../../../../ui/lists/scroll-region.tsx';

interface ReportTableProps {
  readonly definition: ReportDefinition;
  readonly result: ReportResultQuery['reportResult'];
}

/** Whether a figure is made from no record at all. */
const isEmptyFigure = (text: string): boolean => text === '0' || text === '–';

/** The number of rows shown until all are requested. */
const firstRows = 50;

const Cell = chakra('td', {
  base: {
    px: '3',
    py: '1.5',
    // A date stays on one line; longer names wrap.
    maxW: '14rem',
    borderTopWidth: '1px',
    borderColor: 'line',
    textAlign: 'start',
    verticalAlign: 'baseline',
  },
  variants: {
    figure: { true: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } },
  },
});

/** All figures, with their totals below. Each opens the records that it is made from. */
export const ReportTable = ({ definition, result: { rows, totals, cut, overlaps } }: ReportTableProps) => {
  const [all, setAll] = useState(false);
  const [opened, setOpened] = useState<{ line: number | null; column: number } | null>(null);
  const { heads, lines, total, figureAt } = reportGrid(definition, rows, totals, !cut && !overlaps);
  const figureCell = (text: string, line: number | null, column: number) => (
    <Cell key={column} figure>
      {isEmptyFigure(text) ? (
        text
      ) : (
        <FigureButton onClick={() => setOpened({ line, column })}>{text}</FigureButton>
      )}
    </Cell>
  );
  const isDate = (index: number): boolean =>
    reportGroup(definition.source, definition.groups[index] ?? '')?.step !== undefined;
  const shown = all ? lines : lines.slice(0, firstRows);
  return (
    <>
      <ScrollRegion label="Figures" startStays>
        <chakra.table width="full" textStyle="small">
          <chakra.caption srOnly>Figures of the report</chakra.caption>
          <chakra.thead bg="sunken">
            <tr>
              {heads.names.map((title, index) => (
                <Cell
                  as="th"
                  key={index}
                  scope="col"
                  borderTopWidth="0"
                  fontWeight="600"
                  {...(index === 0 && { bg: 'sunken', css: stickyColumn })}
                >
                  {title}
                </Cell>
              ))}
              {heads.figures.map((title, index) => (
                <Cell
                  as="th"
                  key={index}
                  scope="col"
                  borderTopWidth="0"
                  fontWeight="600"
                  figure
                  css={{ whiteSpace: 'normal' }}
                >
                  {title}
                </Cell>
              ))}
            </tr>
          </chakra.thead>
          <tbody>
            {shown.map(({ names, figures }, line) => (
              <tr key={line}>
                {names.map((name, index) =>
                  index ? (
                    <Cell key={index} whiteSpace={isDate(index) ? 'nowrap' : undefined}>
                      {name}
                    </Cell>
                  ) : (
                    <Cell
                      as="th"
                      scope="row"
                      key={index}
                      fontWeight="500"
                      whiteSpace={isDate(0) ? 'nowrap' : undefined}
                      bg="surface"
                      css={stickyColumn}
                    >
                      {name}
                    </Cell>
                  ),
                )}
                {figures.map((figure, index) => figureCell(figure, line, index))}
              </tr>
            ))}
          </tbody>
          {total && (
            <chakra.tfoot fontWeight="700">
              <tr>
                <Cell as="th" scope="row" colSpan={heads.names.length} bg="surface" css={stickyColumn}>
                  Total
                </Cell>
                {total.map((figure, index) => figureCell(figure, null, index))}
              </tr>
            </chakra.tfoot>
          )}
        </chakra.table>
      </ScrollRegion>
      {shown.length < lines.length && (
        <Button variant="outline" size="sm" mt="3" onClick={() => setAll(true)}>
          Show all {lines.length.toLocaleString('en-US')} rows
        </Button>
      )}
      {opened && (
        <FigureRecords
          definition={definition}
          figure={figureAt(opened.line, opened.column)}
          title={(opened.line === null ? ['Total'] : (lines[opened.line]?.names ?? [])).join(', ')}
          value={`${heads.figures[opened.column] ?? ''}: ${
            (opened.line === null ? total : lines[opened.line]?.figures)?.[opened.column] ?? ''
          }`}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
};
