import { chakra } from '@chakra-ui/react/styled-system';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { kindOfKey } from '@hearthline/rules/homes/prices/keys.ts';
import { useRef, useState } from 'react';
import { usePriceBookQuery, type PriceRowFragment } from '../../../../gql/generated.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { useToday } from '../../../../platform/dates/current-time.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { useLiveList } from '../../../../platform/graphql/live-list.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { WithSidePanel } from '../../../../ui/layout/side-panel.tsx';
import { ListSkeleton } from '../../../../ui/lists/list-skeleton.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { ImportDialog } from './import-prices-dialog.tsx';
import { NewPriceDialog } from './new-price-dialog.tsx';
import { usePriceBookUrl } from './price-book-url.ts';
import { priceColumns, PriceGroup } from './price-group.tsx';
import { PriceHistory } from './price-history.tsx';
import { PricePreviewDialog } from './price-preview.tsx';
import { PriceToolbar } from './price-toolbar.tsx';
import { matchesSearch, priceGroups } from './price-words.ts';

type Open = 'new' | 'import' | 'preview' | null;

/** The price book as of a day, by kinds; each price opens its history. */
export const PriceBook = () => {
  const { on, search, change, panel } = usePriceBookUrl();
  const today = useToday();
  const day = on ?? today;
  const { data, previousData, error, refetch } = usePriceBookQuery({
    variables: { on },
  });
  const read = (): void => void refetch().catch(() => undefined);
  useLiveList(['prices'], read);
  const [open, setOpen] = useRestoredState<Open>('prices-open', null, restorable.one('new'));
  const [from, setFrom] = useState<PriceRowFragment | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const all = (data ?? previousData)?.priceBook;
  const rows = all?.filter((row) => matchesSearch(row, search));
  const clear = (): void => {
    change({ search: '' });
    heading.current?.focus();
  };
  const close = (): void => {
    setOpen(null);
    setFrom(null);
  };
  return (
    <WithSidePanel
      panel={
        panel.shown !== null && (
          <PriceHistory
            key={panel.shown}
            priceKey={panel.shown}
            onNewPrice={(row) => {
              setFrom(row);
              setOpen('new');
            }}
            onChanged={read}
            onClose={panel.close}
          />
        )
      }
    >
      <chakra.section
        aria-labelledby="prices-heading"
        display="grid"
        gap="4"
        gridTemplateColumns="minmax(0, 1fr)"
      >
        <chakra.h2 id="prices-heading" ref={heading} tabIndex={-1} srOnly>
          Price book
        </chakra.h2>
        <PriceToolbar
          search={search}
          day={day}
          onSearch={(text) => change({ search: text }, Boolean(search && text))}
          onDay={(next) => change({ on: next === today ? '' : next })}
          onOpen={setOpen}
        />
        {error && !all ? (
          <LoadError title="Failed to fetch prices" error={error} retry={read} />
        ) : !all || !rows ? (
          <ListSkeleton caption="Loading prices" titles={priceColumns} />
        ) : (
          <>
            <Text role="status" look="small" quiet>
              {pluralize(rows.length, 'price')} {search ? 'found ' : ''}in effect on {dayText(day)}
              {on === null && ', today'}
            </Text>
            {rows.length === 0 &&
              (search ? (
                <EmptyState title="No prices found" text={`No prices match “${search}” on this day.`}>
                  <Button variant="outline" onClick={clear}>
                    Clear search
                  </Button>
                </EmptyState>
              ) : (
                <EmptyState
                  title="No prices on this day"
                  text="The price book has no prices in effect on this day."
                />
              ))}
            {priceGroups.map(({ id, title, kinds }) => (
              <PriceGroup
                key={id}
                title={title}
                rows={rows.filter(({ key }) => kinds.includes(kindOfKey(key)))}
                shown={panel.shown}
                onShow={panel.show}
              />
            ))}
          </>
        )}
        {open === 'new' && (
          <NewPriceDialog
            from={from}
            onCreated={({ key }) => {
              read();
              panel.show(key);
            }}
            onClose={close}
          />
        )}
        {open === 'import' && <ImportDialog onImported={read} onClose={close} />}
        {open === 'preview' && <PricePreviewDialog on={on} onClose={close} />}
      </chakra.section>
    </WithSidePanel>
  );
};
