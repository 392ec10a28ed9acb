import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import {
  usePriceHistoryQuery,
  useRemovePriceItemMutation,
  type PriceRowFragment,
} from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useToday } from '../../../../platform/dates/current-time.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { useWorkspaceChanges } from '../../../../platform/graphql/workspace-changes.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { SidePanel } from '../../../../ui/layout/side-panel.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Code, Text } from '../../../../ui/text/text.tsx';
import { PlusIcon } from '../../../../ui/theme/icons.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { EndPriceDialog } from './end-price-dialog.tsx';
import { PriceHistoryEntry } from './price-history-entry.tsx';
import { keyText } from './key-words.ts';
import { daysText, stateOn } from './price-words.ts';

interface PriceHistoryProps {
  readonly priceKey: string;
  /** Begins a new price with the values of this one. */
  readonly onNewPrice: (row: PriceRowFragment) => void;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** All rows of a key, past and to come, beside the book. */
export const PriceHistory = ({ priceKey, onNewPrice, onChanged, onClose }: PriceHistoryProps) => {
  const today = useToday();
  const { data, error, refetch } = usePriceHistoryQuery({
    variables: { key: priceKey },
  });
  const [remove, { loading: removing }] = useRemovePriceItemMutation();
  const [ending, setEnding] = useRestoredState<string | null>('price-ending', null, restorable.text);
  const [leaving, setLeaving] = useState<PriceRowFragment | null>(null);
  const read = (): void => void refetch().catch(() => undefined);
  useWorkspaceChanges(['prices'], read);
  const rows = data?.priceHistory;
  const newest = rows?.find((row) => stateOn(row, today) === 'current') ?? rows?.[0];
  const ended = rows?.find(({ id }) => id === ending) ?? null;
  const drop = async ({ id }: PriceRowFragment): Promise<void> => {
    try {
      await remove({ variables: { id } });
      showToast({ title: 'Price removed', text: 'The previous price continues.' });
    } catch (problem) {
      showToast({ title: 'Price not removed', text: errorText(problem), tone: 'error' });
    }
    setLeaving(null);
    read();
    onChanged();
  };
  return (
    <SidePanel
      title={newest?.label ?? 'Price'}
      actions={
        newest && (
          <Button size="sm" variant="outline" onClick={() => onNewPrice(newest)}>
            <PlusIcon />
            New price
          </Button>
        )
      }
      onClose={onClose}
    >
      <Text look="fine" quiet overflowWrap="anywhere">
        {keyText(priceKey) && `${keyText(priceKey)}. `}Key in files: <Code>{priceKey}</Code>
      </Text>
      {error && !rows ? (
        <LoadError title="Failed to fetch the price history" error={error} retry={read} />
      ) : !rows ? (
        <Skeleton h="12rem" />
      ) : rows.length === 0 ? (
        <EmptyState title="No prices" text="There is no price with this key." />
      ) : (
        <chakra.ol display="grid" gap="3" listStyleType="none" aria-label="History">
          {rows.map((row) => (
            <PriceHistoryEntry
              key={row.id}
              row={row}
              state={stateOn(row, today)}
              onEnd={() => setEnding(row.id)}
              onRemove={() => setLeaving(row)}
            />
          ))}
        </chakra.ol>
      )}
      {ended && (
        <EndPriceDialog
          row={ended}
          today={today}
          reload={async () => (await refetch()).data?.priceHistory.find(({ id }) => id === ended.id)}
          onEnded={() => {
            read();
            onChanged();
          }}
          onClose={() => setEnding(null)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title="Remove this price?"
          question={`${leaving.label}, ${daysText(leaving)}, has not started. The previous price continues.`}
          action="Remove price"
          dismiss="Keep price"
          busy={removing}
          onConfirm={() => void drop(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </SidePanel>
  );
};
