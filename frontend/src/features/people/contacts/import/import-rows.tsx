import { chakra } from '@chakra-ui/react/styled-system';
import {
  importRowsPageSize,
  importVerdicts,
  type ImportVerdict,
} from '@hearthline/rules/people/contacts/import.ts';
import { rangeText } from '@hearthline/rules/paging.ts';
import { useState } from 'react';
import { useContactImportRowsQuery, type ContactImportViewFragment } from '../../../../gql/generated.ts';
import { DataTable } from '../../../../ui/lists/data-table.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Select } from '../../../../ui/forms/field.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { ImportRow, verdictTitle } from './import-row.tsx';
import { rowsText } from './import-words.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

/** How many cells of a row are shown, for recognizing it. */
const shownCells = 4;

/** The rows of a file with their verdicts; after a revert, those that were kept. */
export const ImportRows = ({
  it: { id, columns, mapping, counts, state },
}: {
  readonly it: ContactImportViewFragment;
}) => {
  const isReverted = state === 'reverted';
  const [verdict, setVerdict] = useState<ImportVerdict | null>(
    counts.error > 0 && !isReverted ? 'error' : null,
  );
  const [page, setPage] = useState(1);
  const { data, previousData, loading, error, refetch } = useContactImportRowsQuery({
    variables: { id, page, verdict: isReverted ? null : verdict, undone: isReverted ? 'kept' : null },
    ...networkOnly,
  });
  const found = (data ?? previousData)?.contactImportRows;
  // Prefers the imported columns, which tell most.
  const shown = columns
    .map((_title, index) => index)
    .sort((one, other) => Number(mapping[one] === 'skip') - Number(mapping[other] === 'skip'))
    .slice(0, shownCells)
    .map((place) => ({ place, title: columns[place] ?? '' }));
  if (error) return <LoadError title="Failed to fetch the rows" error={error} retry={refetch} />;
  if (!found) return <Skeleton height="24" />;
  const { rows, pagination } = found;
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      {!isReverted && (
        <Select
          aria-label="Rows shown"
          width={{ base: 'full', sm: '16rem' }}
          value={verdict ?? ''}
          onChange={({ target: { value } }) => {
            setVerdict(importVerdicts.find((word) => word === value) ?? null);
            setPage(1);
          }}
        >
          <option value="">All rows</option>
          {importVerdicts.map((word) => (
            <option key={word} value={word}>
              {verdictTitle[word]} ({counts[word].toLocaleString('en-US')})
            </option>
          ))}
        </Select>
      )}
      {rows.length === 0 ? (
        <EmptyState title="No rows here" text="The file has no rows with this result." />
      ) : (
        <>
          <DataTable
            cards
            caption="Rows of the file"
            columns={[{ title: 'Line', figure: true }, 'Verdict', ...shown.map(({ title }) => title)]}
            busy={loading}
          >
            {rows.map((row) => (
              <ImportRow key={row.position} row={row} shown={shown} isReverted={isReverted} />
            ))}
          </DataTable>
          <Pager
            label="Rows"
            pagination={pagination}
            requestedPage={page}
            rangeText={rangeText(
              { page, total: pagination.total },
              importRowsPageSize,
              rowsText(pagination.total),
            )}
            onPage={setPage}
          />
        </>
      )}
    </chakra.div>
  );
};
