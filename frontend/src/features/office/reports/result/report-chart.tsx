import { reportDrawing } from '@hearthline/rules/office/reports/chart.ts';
import { measureValueText, headlineText } from '@hearthline/rules/office/reports/report-words.ts';
import type { ReportDefinition } from '@hearthline/rules/office/reports/report-rules.ts';
import type { ReportResultQuery } from '../../../../gql/generated.ts';
import { BarChart } from '../../../../ui/charts/bar-chart.tsx';
import { BarList } from '../../../../ui/charts/bar-list.tsx';
import { LineChart } from '../../../../ui/charts/line-chart.tsx';
import { Text } from '../../../../ui/text/text.tsx';

interface ReportDrawingProps {
  readonly definition: ReportDefinition;
  readonly rows: ReportResultQuery['reportResult']['rows'];
}

/** A chart of the report's first measure. */
export const ReportChartView = ({ definition, rows }: ReportDrawingProps) => {
  const drawing = reportDrawing(definition, rows);
  const { bands, longBands, series, unit, left } = drawing;
  const format = (value: number): string => measureValueText(value, unit, true);
  const label = `${headlineText(definition)}. The table below has the same figures.`;
  return (
    <>
      {definition.chart === 'list' ? (
        <BarList
          label={label}
          rows={longBands.map((name, band) => {
            const parts = series.map((one) => ({ name: one.name, value: one.values[band] ?? 0 }));
            const value = parts.reduce((sum, part) => sum + part.value, 0);
            const shares = parts
              .filter((part) => part.value > 0)
              .map((part) => `${part.name} ${format(part.value)}`);
            return {
              name,
              value,
              text:
                series.length > 1
                  ? `${format(value)}${shares.length ? ` (${shares.join(', ')})` : ''}`
                  : format(value),
            };
          })}
        />
      ) : definition.chart === 'line' ? (
        <LineChart label={label} bands={bands} series={series} format={format} />
      ) : (
        <BarChart label={label} bands={bands} series={series} format={format} />
      )}
      {left > 0 && (
        <Text look="fine" quiet mt="3">
          {left} more in the table.
        </Text>
      )}
    </>
  );
};
