import { SkeletonRows } from '../../../ui/layout/skeleton.tsx';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { useAuditEntriesQuery } from '../../../gql/generated.ts';
import { useDownload } from '../../../platform/api/download.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { foreignZone } from '../../../platform/dates/instant-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { DownloadIcon } from '../../../ui/theme/further-icons.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { TimeZoneNote } from '../../../ui/text/time-zone-note.tsx';
import { useAuditFilter } from './audit-filter.ts';
import { AuditRetention } from './audit-retention.tsx';
import { AuditRow } from './audit-row.tsx';
import { AuditToolbar } from './audit-toolbar.tsx';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';

/** Who did what to what, when, and how it went. */
export const AuditPanel = () => {
  const id = useId();
  const { filter, after, narrow, older, newest, clear, isNarrowed, query } = useAuditFilter();
  const { data, previousData, loading, error, refetch } = useAuditEntriesQuery({
    variables: { filter, after },
    ...networkOnly,
  });
  const download = useDownload();
  const [exporting, setExporting] = useState(false);
  const page = (data ?? previousData)?.auditEntries;
  const save = async (): Promise<void> => {
    setExporting(true);
    try {
      await download(`/api/audit/export?${query}`, 'audit-log.csv');
    } catch (problem) {
      showToast({ title: 'Export failed', text: errorText(problem), tone: 'error' });
    }
    setExporting(false);
  };
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <Heading id={id} look="subheading" srOnly>
        Audit log
      </Heading>
      <AuditToolbar filter={filter} onNarrow={narrow}>
        <Button variant="outline" size="sm" disabled={exporting} onClick={() => void save()}>
          <DownloadIcon />
          <span data-label>{exporting ? 'Exporting...' : 'Export CSV'}</span>
        </Button>
      </AuditToolbar>
      {error && !loading ? (
        <LoadError title="We could not load the audit log" error={error} retry={refetch} />
      ) : !page ? (
        <SkeletonRows count={3} minH="10" />
      ) : page.auditEntries.length === 0 ? (
        <EmptyState
          title="Nothing found"
          text={isNarrowed ? 'No entries match these filters.' : 'Nothing has been recorded yet.'}
        >
          {isNarrowed && (
            <Button variant="outline" onClick={clear}>
              Clear filters
            </Button>
          )}
        </EmptyState>
      ) : (
        <>
          <DataTable
            cards
            caption="Audit log"
            columns={['When', 'Who', 'What', 'Object', 'Result', 'Request']}
            widths={['21%', '21%', '21%', '17%', '9%', '11%']}
            busy={loading}
          >
            {page.auditEntries.map((entry) => (
              <AuditRow
                key={entry.id}
                entry={entry}
                timeZone={page.timeZone}
                onObject={(object) => narrow({ object })}
              />
            ))}
          </DataTable>
          <TimeZoneNote name={foreignZone(page.timeZone)} />
        </>
      )}
      {page && (page.hasOlder || after) && (
        <chakra.nav
          aria-label="Audit log pages"
          display="flex"
          flexWrap="wrap"
          gap="3"
          justifyContent="flex-end"
        >
          {after && (
            <Button variant="outline" size="sm" onClick={newest}>
              Newest
            </Button>
          )}
          <Button
            variant="outline"
            size="sm"
            disabled={!page.hasOlder || loading}
            onClick={() => older(page.auditEntries.at(-1)?.id ?? '')}
          >
            Older
          </Button>
        </chakra.nav>
      )}
      <Text look="small" quiet maxW="prose" textWrap="pretty">
        Who did what, newest first. Entries cannot be edited or deleted early. Denied attempts are grouped by
        person, operation, and minute.
      </Text>
      <AuditRetention />
    </chakra.section>
  );
};
