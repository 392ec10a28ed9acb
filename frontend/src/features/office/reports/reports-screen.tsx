import { chakra } from '@chakra-ui/react/styled-system';
import { skipToken } from '@apollo/client/react';
import { firstReport } from '@hearthline/rules/office/reports/ready-reports.ts';
import {
  reportDefinition,
  reportSentences,
  type ReportDefinition,
} from '@hearthline/rules/office/reports/report-rules.ts';
import { useReportOptionsQuery, useReportQuery, useReportsQuery } from '../../../gql/generated.ts';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { PageSpinner } from '../../../ui/layout/spinner.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { BuilderPanel } from './builder/builder-panel.tsx';
import { isSame, useReportUrlState } from './report-url-state.ts';
import { ReportHeader } from './report-header.tsx';
import { namesOf } from './builder/report-choices.ts';
import { ReportList } from './report-list.tsx';
import { ReportResult } from './result/report-result.tsx';

/** Saved reports and the report builder on the left, the result on the right; on a phone below a collapsed builder. */
export const ReportsScreen = () => {
  const address = useReportUrlState();
  const { data, loading, error, refetch } = useReportsQuery();
  const { data: offered } = useReportOptionsQuery();
  const offer = offered?.reportOptions;
  const {
    data: opened,
    loading: opening,
    error: missing,
  } = useReportQuery(address.id ? { variables: { id: address.id } } : skipToken);
  const saved = (address.id && opened?.report.id === address.id && opened.report) || null;
  // Parsed to keep only the parts of a definition, as it is sent back to the server.
  const stored = saved && (reportDefinition.safeParse(saved.definition).data ?? null);
  // A link to a saved report has only its id: what it shows is known once it is loaded.
  if (!address.definition && address.id && !saved && opening) return <PageSpinner />;
  const definition: ReportDefinition = address.definition ?? stored ?? firstReport;
  const changed = stored ? !isSame(definition, stored) : true;

  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {(address.isBroken || (address.id && missing && !saved && !opening)) && (
        <Text
          role="status"
          px="4"
          py="3"
          borderRadius="md"
          bg="emberTint"
          color="emberText"
          textStyle="small"
        >
          {address.isBroken
            ? 'This link is broken, so we opened a standard report instead.'
            : 'This saved report was deleted or is private.'}
        </Text>
      )}
      <chakra.div
        display="grid"
        gap={{ base: '3', lg: '6' }}
        alignItems="start"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: 'minmax(0, 17rem) minmax(0, 1fr)',
          _print: 'minmax(0, 1fr)',
        }}
      >
        <chakra.div display="grid" gap={{ base: '2', lg: '4' }} gridTemplateColumns="minmax(0, 1fr)">
          {error && !data && !loading ? (
            <LoadError title={reportSentences.listFailed} error={error} retry={refetch} />
          ) : (
            <ReportList reports={data?.reports ?? null} open={address.id} onOpen={address.show} />
          )}
          <BuilderPanel
            definition={definition}
            offer={offer}
            onChange={(next) => address.show(next, saved?.id ?? null)}
          />
        </chakra.div>
        <chakra.section
          aria-labelledby="report-name"
          display="grid"
          gap="2"
          gridTemplateColumns="minmax(0, 1fr)"
        >
          <ReportHeader
            key={saved?.id ?? 'new'}
            saved={saved}
            definition={definition}
            changed={changed}
            offer={offer}
            onShow={address.show}
          />
          <ReportResult
            definition={definition}
            names={namesOf(offer)}
            onClear={() => address.show({ ...definition, filters: [] }, saved?.id ?? null)}
          />
        </chakra.section>
      </chakra.div>
    </chakra.div>
  );
};
