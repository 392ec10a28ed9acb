import { chakra } from '@chakra-ui/react/styled-system';
import { reportText, type ReportNames } from '@hearthline/rules/office/reports/report-words.ts';
import { reportSentences, type ReportDefinition } from '@hearthline/rules/office/reports/report-rules.ts';
import { useReportResultQuery } from '../../../../gql/generated.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { SkeletonCard } from '../../../../ui/layout/skeleton.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { ReportChartView } from './report-chart.tsx';
import { ReportTable } from './report-table.tsx';
import { TotalCards } from './total-cards.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

/** The chart and its figures belong together: one right below the other, in one frame. */
const Figures = chakra('div', {
  base: {
    display: 'flow-root',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'var(--card-radius, 0.625rem)',
    overflow: 'hidden',
    // The frame is theirs together.
    '& [data-scroll-frame]': { borderWidth: '0', borderRadius: '0' },
  },
});
const Drawing = chakra('div', {
  base: { px: '4', pt: '3', pb: '2', borderBottomWidth: '1px', borderColor: 'line' },
});

interface ReportResultProps {
  readonly definition: ReportDefinition;
  readonly names: ReportNames;
  readonly onClear: () => void;
}

/** The report's current result as text, chart and table. */
export const ReportResult = ({ definition: requested, names, onClear }: ReportResultProps) => {
  const { data, previousData, loading, error, refetch } = useReportResultQuery({
    variables: { definition: requested },
    ...networkOnly,
  });
  const result = (data ?? previousData)?.reportResult;
  const words = (
    <Text look="small" quiet aria-live="polite">
      {reportText(requested, names)}
    </Text>
  );
  if (error && !loading)
    return (
      <>
        {words}
        <LoadError title={reportSentences.fetchFailed} error={error} retry={refetch} />
      </>
    );
  if (!result)
    return (
      <>
        {words}
        <SkeletonCard />
        <SkeletonCard />
      </>
    );
  // Until the new figures are loaded, the previous result is shown with its own definition.
  const { definition, rows, totals } = result;
  const isEmpty =
    rows.length === 0 ||
    (definition.groups.length === 0 &&
      definition.measures.includes('count') &&
      totals[definition.measures.indexOf('count')] === 0);
  return (
    <>
      {words}
      <chakra.div
        aria-busy={loading}
        display="grid"
        gap="4"
        gridTemplateColumns="minmax(0, 1fr)"
        opacity={loading ? '0.7' : undefined}
        transition="opacity 150ms"
      >
        {isEmpty ? (
          <EmptyState
            title={reportSentences.noRows}
            text={definition.filters.length ? reportSentences.noRowsText : 'There is no data yet.'}
          >
            {definition.filters.length > 0 && (
              <Button variant="outline" onClick={onClear}>
                Remove all filters
              </Button>
            )}
          </EmptyState>
        ) : (
          <>
            {definition.groups.length === 0 && <TotalCards definition={definition} totals={totals} />}
            {definition.groups.length > 0 && (
              <Figures>
                {definition.chart !== 'none' && (
                  <Drawing>
                    <ReportChartView definition={definition} rows={rows} />
                  </Drawing>
                )}
                <chakra.div minW="0">
                  <ReportTable key={JSON.stringify(definition)} definition={definition} result={result} />
                </chakra.div>
              </Figures>
            )}
            {result.cut && (
              <Text look="small" quiet>
                {reportSentences.cut}
              </Text>
            )}
            {result.overlaps && (
              <Text look="small" quiet>
                Contacts with several tags appear in several rows but count once in the total.
              </Text>
            )}
          </>
        )}
      </chakra.div>
    </>
  );
};
