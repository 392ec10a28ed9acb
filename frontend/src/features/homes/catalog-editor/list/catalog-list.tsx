import { chakra } from '@chakra-ui/react/styled-system';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { useRef, useState } from 'react';
import { useLiveList } from '../../../../platform/graphql/live-list.ts';
import { useColumnLayout } from '../../../../platform/preferences/column-layouts.ts';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { ColumnMenu } from '../../../../ui/lists/column-menu.tsx';
import { ListFoot } from '../../../../ui/lists/list-table-parts.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { isNarrowed, useCatalogUrlState } from '../catalog-url-state.ts';
import { catalogList, newHomeId, statusTitles } from '../catalog-words.ts';
import { catalogColumns } from './catalog-columns.tsx';
import { CatalogActions } from './catalog-actions.tsx';
import { useCatalogHomes } from './catalog-data.ts';
import { CatalogSkeleton, CatalogTable } from './catalog-table.tsx';
import { CatalogToolbar } from './catalog-toolbar.tsx';
import { useHomeOrder } from './home-order.ts';
import { ImportDialog } from './import-homes-dialog.tsx';

/** The catalog as its sellers see it: find, open, order, import and export homes. */
export const CatalogList = () => {
  const { filter, search, change } = useCatalogUrlState();
  const { homes, loading, error, reread, arrange } = useCatalogHomes(filter);
  const live = useLiveList(['homes'], reread);
  const { move } = useHomeOrder({ homes: homes ?? [], arrange, reread });
  const columns = useColumnLayout('homes', {
    onFailure: (reason) => showToast({ title: 'The columns were not saved', text: reason, tone: 'error' }),
  });
  const [importing, setImporting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const narrowed = isNarrowed(filter);
  const count = homes?.length ?? 0;
  const clear = (): void => {
    change({ search: '', status: '' });
    heading.current?.focus();
  };
  const retry = (): void => {
    heading.current?.focus();
    reread();
  };
  const filterWords = [
    filter.search && `match “${filter.search}”`,
    filter.status && `have the status ${statusTitles[filter.status]}`,
  ].filter(Boolean);
  return (
    <chakra.section
      aria-labelledby="homes-heading"
      display="grid"
      gap={{ base: '4', md: '2' }}
      gridTemplateColumns="minmax(0, 1fr)"
      mb={{ sm: '-8' }}
    >
      {/* The bar above says it already. */}
      <chakra.h2 id="homes-heading" ref={heading} tabIndex={-1} srOnly>
        Homes
      </chakra.h2>
      <CatalogToolbar
        search={search}
        filter={filter}
        onSearch={(text) => change({ search: text }, Boolean(search && text))}
        onStatus={(status) => change({ status })}
      >
        <ColumnMenu
          list="homes"
          columns={catalogColumns(false)}
          layout={columns.layout}
          onLayout={columns.change}
        />
        <CatalogActions onImport={() => setImporting(true)} />
      </CatalogToolbar>
      {error !== null ? (
        <LoadError title="Failed to fetch homes" error={error} retry={retry} />
      ) : !homes ? (
        <CatalogSkeleton />
      ) : count > 0 ? (
        <div onPointerEnter={() => live.onPointer(true)} onPointerLeave={() => live.onPointer(false)}>
          <CatalogTable
            homes={homes}
            layout={columns.layout}
            onLayout={columns.change}
            onMove={narrowed ? undefined : move}
            busy={loading}
          />
        </div>
      ) : narrowed ? (
        <EmptyState title="No matching homes" text={`No homes ${filterWords.join(' and ')}.`}>
          <Button variant="outline" onClick={clear}>
            Clear search and filter
          </Button>
        </EmptyState>
      ) : (
        <EmptyState
          title="No homes yet"
          text="Homes that you enter and publish here are what visitors find, compare and book."
        >
          <ButtonLink to={`${catalogList}/${newHomeId}`}>New home</ButtonLink>
        </EmptyState>
      )}
      <ListFoot srOnly={count === 0 || error !== null}>
        <Text role="status" look="small" quiet minH={{ md: '8' }} display="flex" alignItems="center">
          {homes &&
            error === null &&
            (count === 0
              ? 'No homes found'
              : narrowed
                ? `${pluralize(count, 'home')}. The order can be changed when all homes are shown.`
                : `${pluralize(count, 'home')}, in the order in which visitors see them`)}
        </Text>
      </ListFoot>
      {importing && <ImportDialog onImported={reread} onClose={() => setImporting(false)} />}
    </chakra.section>
  );
};
