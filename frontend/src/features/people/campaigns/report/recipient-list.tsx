import { chakra } from '@chakra-ui/react/styled-system';
import { recipientFilter } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { useEffect, useState } from 'react';
import { useCampaignRecipientsQuery } from '../../../../gql/generated.ts';
import { useDownload } from '../../../../platform/api/download.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { foreignZone, shortTimeText } from '../../../../platform/dates/instant-text.ts';
import { useLastPage, useListUrl } from '../../../../platform/navigation/list-url.ts';
import { recipientTones } from '../../../../domain/state-tones.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { DataTable, TableCell, TableRow } from '../../../../ui/lists/data-table.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Select } from '../../../../ui/forms/field.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Heading } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { TimeZoneNote } from '../../../../ui/text/time-zone-note.tsx';
import { recipientOptions, recipientRange, recipientTitle } from '../campaign-words.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { can } from '@hearthline/rules/permissions.ts';

interface RecipientListProps {
  readonly campaignId: string;
  /** How many are processed: when it grows, the rows are reloaded. */
  readonly done: number;
  /** The business's time zone, in which times are shown. */
  readonly timeZone: string;
}

/** The recipients and the result for each. Page and filter are in the address (`?page=2&state=failed`). */
export const RecipientList = ({ campaignId, done, timeZone }: RecipientListProps) => {
  const { user } = useSession();
  const { page, param, change } = useListUrl<'state'>();
  const state = recipientFilter.shape.state.safeParse(param('state')).data ?? null;
  const [busy, setBusy] = useState(false);
  const { data, previousData, loading, error, refetch } = useCampaignRecipientsQuery({
    variables: { id: campaignId, page, state },
    ...networkOnly,
  });
  const isBeyond = useLastPage({ page, change }, data?.campaignRecipients.pagination.totalPages);
  const shown = isBeyond ? undefined : (data ?? previousData)?.campaignRecipients;
  const download = useDownload();
  useEffect(() => void refetch().catch(() => undefined), [done, refetch]);

  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await download(`/api/campaigns/${campaignId}/recipients.csv`, 'recipients.csv');
    } catch (failure) {
      showToast({ title: 'Export failed', text: errorText(failure), tone: 'error' });
    }
    setBusy(false);
  };

  return (
    <chakra.section
      aria-labelledby="recipients-heading"
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.header
        display="flex"
        flexWrap="wrap"
        gap="3"
        alignItems="center"
        justifyContent="space-between"
      >
        <Heading id="recipients-heading" look="subheading">
          Recipients
        </Heading>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          gap="3"
          alignItems="center"
          width={{ base: 'full', sm: 'auto' }}
        >
          <Select
            aria-label="Filter recipients by status"
            width={{ base: 'full', sm: '12rem' }}
            value={state ?? ''}
            onChange={(event) => change({ state: event.target.value })}
          >
            <option value="">All recipients</option>
            {recipientOptions.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
          {can(user, 'campaign:export') && (
            <Button variant="outline" disabled={busy} onClick={() => void save()}>
              {busy ? 'Preparing...' : 'Export CSV'}
            </Button>
          )}
        </chakra.div>
      </chakra.header>
      {error && !shown ? (
        <LoadError title="Failed to fetch recipients" error={error} retry={refetch} />
      ) : !shown ? (
        <Skeleton minH="40" />
      ) : shown.recipients.length === 0 ? (
        <EmptyState
          title="No recipients here"
          text={state ? 'No recipients have this status.' : 'The recipient list is being prepared.'}
        />
      ) : (
        <>
          <DataTable
            cards
            caption="Recipients"
            columns={['Name', 'Email', 'State', 'Sent']}
            widths={['26%', '34%', '24%', '16%']}
            busy={loading}
          >
            {shown.recipients.map((one) => (
              <TableRow
                key={one.id}
                card
                gridTemplateColumns="minmax(0, 1fr) auto"
                gridTemplateAreas={'"name state" "email email" "reason reason" "sent sent"'}
                columnGap="3"
                rowGap="1"
              >
                <TableCell card gridArea="name" fontWeight="600">
                  {one.name ?? (
                    <chakra.span color="quiet" fontWeight="400">
                      Contact deleted
                    </chakra.span>
                  )}
                </TableCell>
                <TableCell card gridArea="email">
                  {one.email}
                </TableCell>
                {/* On a card the state is beside the name; a reason, which may be long, has its own line. */}
                <TableCell card display={{ base: 'contents', xl: 'table-cell' }}>
                  <chakra.span
                    gridArea="state"
                    display="inline-flex"
                    flexWrap="wrap"
                    gap="1.5"
                    justifyContent={{ base: 'end', xl: 'start' }}
                  >
                    <Badge tone={recipientTones[one.state]}>{recipientTitle[one.state]}</Badge>
                    {one.unsubscribedAt && <Badge>Unsubscribed</Badge>}
                  </chakra.span>
                  {one.reason && (
                    <chakra.p
                      gridArea="reason"
                      textStyle="fine"
                      color="quiet"
                      mt={{ xl: '1' }}
                      overflowWrap="anywhere"
                    >
                      {one.reason}
                    </chakra.p>
                  )}
                </TableCell>
                <TableCell card gridArea="sent" color={{ base: 'quiet', xl: 'inherit' }}>
                  {one.sentAt ? (
                    <time dateTime={one.sentAt}>{shortTimeText(one.sentAt, timeZone)}</time>
                  ) : (
                    <chakra.span color="quiet" hideBelow="xl">
                      –
                    </chakra.span>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </DataTable>
          <TimeZoneNote name={foreignZone(timeZone)} />
          <Pager
            label="Recipients"
            pagination={shown.pagination}
            requestedPage={page}
            rangeText={recipientRange(shown.pagination)}
            onPage={(to) => change({ page: to })}
          />
        </>
      )}
    </chakra.section>
  );
};
