import { useHandedOverHomesQuery } from '../../../gql/generated.ts';
import { useLastPage, useListUrl } from '../../../platform/navigation/list-url.ts';
import { DataTable, TableCell, TableRow } from '../../../ui/lists/data-table.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { PageSpinner } from '../../../ui/layout/spinner.tsx';
import { datedText, sizeText } from './factory-words.ts';

/** Homes that have left, the latest first. The page is in the address (`?page=2`). */
export const HandedOverList = () => {
  const { page, change } = useListUrl();
  const { data, previousData, error, loading, refetch } = useHandedOverHomesQuery({
    variables: { page },
  });
  const isBeyond = useLastPage({ page, change }, data?.handedOverHomes.pagination.totalPages);
  const shown = isBeyond ? undefined : (data ?? previousData)?.handedOverHomes;
  if (error && !loading)
    return <LoadError title="We could not load shipped homes" error={error} retry={refetch} />;
  if (!shown) return <PageSpinner />;
  if (shown.homes.length === 0)
    return <EmptyState title="Nothing shipped yet" text="Homes appear here after they are handed over." />;
  return (
    <>
      <DataTable
        caption="Handed over"
        columns={['Home', 'Size', 'Carrier', 'Transport date']}
        cards
        busy={loading}
      >
        {shown.homes.map((home) => (
          <TableRow
            key={home.id}
            card
            gridTemplateColumns="minmax(0, 1fr) auto"
            gridTemplateAreas={'"home home" "size day" "carrier carrier"'}
            columnGap="3"
            rowGap="1"
          >
            <TableCell card gridArea="home" fontWeight="600">
              {home.projectName}
            </TableCell>
            <TableCell card gridArea="size" color={{ base: 'quiet', xl: 'ink' }}>
              {sizeText(home)}
            </TableCell>
            <TableCell card gridArea="carrier">
              {home.carrier}
            </TableCell>
            <TableCell card gridArea="day" color={{ base: 'quiet', xl: 'ink' }}>
              {home.transportOn && datedText(home.transportOn)}
            </TableCell>
          </TableRow>
        ))}
      </DataTable>
      {shown.pagination.totalPages > 1 && (
        <Pager
          label="Handed over"
          pagination={shown.pagination}
          requestedPage={page}
          rangeText=""
          onPage={(to) => change({ page: to })}
        />
      )}
    </>
  );
};
