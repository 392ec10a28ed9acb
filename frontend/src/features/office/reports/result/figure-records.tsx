import { chakra } from '@chakra-ui/react/styled-system';
import { rangeText } from '@hearthline/rules/paging.ts';
import { reportMeasure, reportTables } from '@hearthline/rules/office/reports/report-fields.ts';
import { recordsPageSize, type ReportFigure } from '@hearthline/rules/office/reports/records.ts';
import { reportDefinition, type ReportDefinition } from '@hearthline/rules/office/reports/report-rules.ts';
import { measureValueText } from '@hearthline/rules/office/reports/report-words.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useReportRecordsQuery } from '../../../../gql/generated.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    alignItems: 'baseline',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'line',
    textStyle: 'small',
    _first: { borderTopWidth: '0' },
  },
});

const RecordLink = chakra(Link, {
  base: {
    fontWeight: '600',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

interface FigureRecordsProps {
  readonly definition: ReportDefinition;
  readonly figure: ReportFigure;
  /** The figure's row and column, and what it says. */
  readonly title: string;
  readonly value: string;
  readonly onClose: () => void;
}

/** Exactly the records that a figure is made from, each a link to its screen. */
export const FigureRecords = ({ definition, figure, title, value, onClose }: FigureRecordsProps) => {
  const [page, setPage] = useState(1);
  const { data, previousData, error, loading, refetch } = useReportRecordsQuery({
    // Parsed to keep only the parts of a definition: this one came with a response.
    variables: {
      definition: reportDefinition.parse(definition),
      measure: figure.measure,
      keys: [...figure.keys],
      page,
    },
    ...networkOnly,
  });
  const shown = (data ?? previousData)?.reportRecords;
  const [one, many] = reportTables[definition.source].words;
  const unit = reportMeasure(definition.source, figure.measure)?.unit ?? 'count';
  return (
    <Dialog title={title} description={value} onClose={onClose}>
      {error && !loading ? (
        <LoadError title="Failed to fetch the records" error={error} retry={refetch} />
      ) : shown ? (
        <chakra.div display="grid" gap="3" aria-busy={loading} opacity={loading ? '0.7' : undefined}>
          <chakra.ul listStyleType="none">
            {shown.records.map((record) => (
              <Row key={record.id}>
                <chakra.div minW="0">
                  <RecordLink to={record.path}>{record.title}</RecordLink>
                  <Text look="fine" quiet>
                    {[record.state, record.day && dayText(record.day)].filter(Boolean).join(' · ')}
                  </Text>
                </chakra.div>
                {record.value !== null && (
                  <chakra.span fontVariantNumeric="tabular-nums">
                    {measureValueText(record.value, unit)}
                  </chakra.span>
                )}
              </Row>
            ))}
          </chakra.ul>
          <Pager
            label="Records"
            pagination={shown.pagination}
            requestedPage={page}
            rangeText={rangeText(
              shown.pagination,
              recordsPageSize,
              pluralize(shown.pagination.total, one, many),
            )}
            onPage={setPage}
          />
        </chakra.div>
      ) : (
        <chakra.div display="grid" gap="3" aria-label="Loading">
          <Skeleton height="10" />
          <Skeleton height="10" />
          <Skeleton height="10" />
        </chakra.div>
      )}
    </Dialog>
  );
};
