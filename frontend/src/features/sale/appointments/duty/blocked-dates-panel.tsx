import { useLazyQuery } from '@apollo/client/react';
import { SkeletonRows } from '../../../../ui/layout/skeleton.tsx';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import {
  BlockedDateDocument,
  useBlockedDatesQuery,
  useRemoveBlockedDateMutation,
  type BlockRowFragment,
  type StandingFragment,
} from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useRestoredRow } from '../../../../platform/form-memory/restored-form.ts';
import { useLastPage, useListUrl } from '../../../../platform/navigation/list-url.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Select } from '../../../../ui/forms/field.tsx';
import { PlusIcon } from '../../../../ui/theme/icons.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import { CardRow } from '../../../../ui/lists/card-row.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { BlockedDateDialog } from './blocked-date-dialog.tsx';
import { AffectedBookings } from './affected-bookings.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

/** `Mar 1, 2027`, or `Mar 1, 2027 – Mar 5, 2027`. */
const rangeText = ({ startsOn, endsOn }: BlockRowFragment): string =>
  startsOn === endsOn ? dayText(startsOn) : `${dayText(startsOn)} – ${dayText(endsOn)}`;

/** Days on which no consultant, or a particular one, can be booked. */
export const BlockedDatesPanel = () => {
  const address = useListUrl<'days'>({ prefix: 'blocked', defaults: { days: 'coming' } });
  const { param, change } = address;
  const past = param('days') === 'past';
  const { data, previousData, loading, error, refetch } = useBlockedDatesQuery({
    variables: { page: address.page, past },
    ...networkOnly,
  });
  const [readOne] = useLazyQuery(BlockedDateDocument, networkOnly);
  const [remove, { loading: removing }] = useRemoveBlockedDateMutation();
  const [opening, setOpening] = useState<BlockRowFragment | null>(null);
  const [standing, setStanding] = useState<readonly StandingFragment[]>([]);
  const isBeyond = useLastPage(address, data?.blockedDates.pagination.totalPages);
  const page = isBeyond ? undefined : (data ?? previousData)?.blockedDates;
  const [editing, setEditing] = useRestoredRow('blocked-days-open', page?.blockedDates);
  const read = (): void => void refetch().catch(() => undefined);
  const open = async ({ id }: BlockRowFragment): Promise<void> => {
    try {
      await remove({ variables: { id } });
    } catch (problem) {
      showToast({ title: 'Opening failed', text: errorText(problem), tone: 'error' });
    }
    setOpening(null);
    read();
  };
  return (
    <Panel
      title="Blocked dates"
      text="Visitors cannot book on these days. Existing bookings stay."
      actions={
        <>
          <Select
            aria-label="Which blocked dates"
            width="11rem"
            value={past ? 'past' : 'coming'}
            onChange={(event) => change({ days: event.target.value })}
          >
            <option value="coming">Today and later</option>
            <option value="past">Past</option>
          </Select>
          <Button onClick={() => setEditing('new')}>
            <PlusIcon />
            Block days
          </Button>
        </>
      }
    >
      {standing.length > 0 && (
        <AffectedBookings
          bookings={standing}
          reason="The days are blocked now."
          onClose={() => setStanding([])}
        />
      )}
      {error && !loading ? (
        <LoadError title="We could not load the blocked dates" error={error} retry={read} />
      ) : !page ? (
        <SkeletonRows count={2} minH="10" />
      ) : page.blockedDates.length === 0 ? (
        <EmptyState
          title="No blocked dates"
          text={
            past
              ? 'No dates were blocked before today.'
              : 'Holidays, trade fairs, vacations: block the days when appointments cannot be booked.'
          }
        />
      ) : (
        <Card as="ul" p="0" listStyleType="none" aria-label="Blocked dates" aria-busy={loading}>
          {page.blockedDates.map((block) => (
            <CardRow key={block.id}>
              <chakra.div minW="0" flex="1 1 14rem">
                <Text fontWeight="600">{rangeText(block)}</Text>
                <Text look="small" quiet overflowWrap="anywhere">
                  {block.consultantName ?? 'Everybody'} · {block.reason}
                </Text>
              </chakra.div>
              {block.bookings > 0 && (
                <Badge tone="act">
                  {block.bookings === 1 ? '1 booking stays' : `${block.bookings} bookings stay`}
                </Badge>
              )}
              <chakra.div display="flex" gap="2">
                <Button variant="outline" size="sm" onClick={() => setEditing(block)}>
                  Edit<chakra.span srOnly> {rangeText(block)}</chakra.span>
                </Button>
                <Button variant="ghost" size="sm" onClick={() => setOpening(block)}>
                  Remove<chakra.span srOnly> {rangeText(block)}</chakra.span>
                </Button>
              </chakra.div>
            </CardRow>
          ))}
        </Card>
      )}
      {page && page.pagination.totalPages > 1 && (
        <Pager
          label="Blocked dates"
          pagination={page.pagination}
          requestedPage={address.page}
          rangeText=""
          onPage={(next) => change({ page: next })}
        />
      )}
      {editing && (
        <BlockedDateDialog
          block={editing === 'new' ? null : editing}
          reload={async () =>
            editing === 'new' ? null : (await readOne({ variables: { id: editing.id } })).data?.blockedDate
          }
          onSaved={(stay) => {
            setStanding(stay);
            read();
          }}
          onClose={() => setEditing(null)}
        />
      )}
      {opening && (
        <ConfirmDialog
          title="Open these days?"
          question={`Visitors can book on ${rangeText(opening)} again.`}
          action="Open days"
          busy={removing}
          onConfirm={() => void open(opening)}
          onClose={() => setOpening(null)}
        />
      )}
    </Panel>
  );
};
