import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useContactImportQuery } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { importTones } from '../../../../domain/state-tones.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ErrorNotice } from '../../../../ui/layout/error-notice.tsx';
import { PageSpinner } from '../../../../ui/layout/spinner.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { PrepareStep } from './prepare-step.tsx';
import { ResultStep } from './result-step.tsx';
import { RecentImports } from './recent-imports.tsx';
import { ProgressStep } from './progress-step.tsx';
import { UploadStep } from './upload-step.tsx';
import { isBusy, rowsText, stateTitles } from './import-words.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

/** How often the state of a running import is polled, in milliseconds. */
const pollMs = 800;

const OneImport = ({ id, onLeave }: { readonly id: string; readonly onLeave: () => void }) => {
  const { data, error, refetch, startPolling, stopPolling } = useContactImportQuery({
    variables: { id },
    ...networkOnly,
    // Read again by polling alone.
    nextFetchPolicy: 'cache-first',
  });
  const it = data?.contactImport;
  const busy = it !== undefined && isBusy(it.state);
  useEffect(() => {
    if (busy) startPolling(pollMs);
    else stopPolling();
    return stopPolling;
  }, [busy, startPolling, stopPolling]);

  if (!it && error) {
    return (
      <ErrorNotice title="Failed to fetch this import" onRetry={() => void refetch().catch(() => undefined)}>
        <Text>{errorText(error)}</Text>
        <Button variant="ghost" size="sm" onClick={onLeave}>
          All imports
        </Button>
      </ErrorNotice>
    );
  }
  if (!it) return <PageSpinner />;
  return (
    <chakra.section aria-labelledby="import-file" display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.header
        display="flex"
        flexWrap="wrap"
        gap="3"
        alignItems="center"
        justifyContent="space-between"
      >
        <chakra.div minW="0">
          <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
            <Heading look="subheading" id="import-file" overflowWrap="anywhere">
              {it.fileName}
            </Heading>
            <Badge tone={importTones[it.state]}>{stateTitles[it.state]}</Badge>
          </chakra.div>
          <Text look="small" quiet>
            {rowsText(it.rows)}
          </Text>
        </chakra.div>
        <Button variant="outline" size="sm" onClick={onLeave}>
          Another file
        </Button>
      </chakra.header>
      {busy && <ProgressStep state={it.state} done={it.done} toDo={it.toDo} />}
      {(it.state === 'uploaded' || it.state === 'checked') && <PrepareStep key={it.state} it={it} />}
      {(it.state === 'imported' || it.state === 'reverted') && <ResultStep it={it} />}
    </chakra.section>
  );
};

/** Imports contacts from a file: choose it, map its columns, preview, import, and revert if needed. */
export const ImportContacts = () => {
  const [params, setParams] = useSearchParams();
  const id = params.get('import');
  const open = (next: string | null): void => setParams(next ? { import: next } : {});
  return (
    <chakra.article display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      {id ? (
        <OneImport key={id} id={id} onLeave={() => open(null)} />
      ) : (
        <>
          <UploadStep onUploaded={open} />
          <RecentImports onOpen={open} />
        </>
      )}
    </chakra.article>
  );
};
