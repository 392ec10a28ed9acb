import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { useMailsQuery } from '../../../gql/generated.ts';
import { useLastPage } from '../../../platform/navigation/list-url.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { Select } from '../../../ui/forms/field.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { useMailUrlState } from './mail-url-state.ts';
import { mailLinkId } from './mail-row.tsx';
import { MailTable, MailTableSkeleton } from './mail-table.tsx';
import { MailView } from './mail-view.tsx';
import { mailRangeText, stateOptions } from './mail-words.ts';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';

/** How often waiting mails are reloaded, in milliseconds. */
const refreshMs = 5000;

const nothing = { page: 1, totalPages: 1, total: 0 } as const;

const service = (sends: boolean): string =>
  sends
    ? 'Email service: emails are being sent. Emails with personal links cannot be read here.'
    : 'Email service: development mode. Emails are kept here instead of being sent, and their links work.';

/** All emails of the product, newest first; each can be opened, a failed one sent again. */
export const Outbox = () => {
  const { page, state, group, mail, mailAt, backToList, change } = useMailUrlState();
  // Emails are added at any time, so a page of the list is always loaded anew.
  const { data, previousData, loading, error, refetch } = useMailsQuery({
    variables: { page, state, group },
    ...networkOnly,
    skip: mail !== null,
  });
  const shown = data ?? previousData;
  const { mails, pagination } = shown?.mails ?? { mails: [], pagination: nothing };
  const isBeyond = useLastPage({ page, change }, data?.mails.pagination.totalPages);
  const opened = useRef<string | null>(null);
  const read = (): void => void refetch().catch(() => undefined);
  const waits = mails.some((row) => row.state === 'queued');

  // Waiting mails may be sent at any moment, so the list is reloaded periodically while it is shown.
  useEffect(() => {
    if (!waits || mail) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refetch().catch(() => undefined);
    }, refreshMs);
    return () => clearInterval(timer);
  }, [waits, mail, refetch]);

  useEffect(() => {
    if (mail) opened.current = mail;
    else if (opened.current && shown) {
      // Back from a mail, focuses its link in the list.
      document.getElementById(mailLinkId(opened.current))?.focus();
      opened.current = null;
    }
  }, [mail, shown]);

  if (mail) return <MailView key={mail} id={mail} onBack={backToList} />;
  return (
    <chakra.section
      aria-labelledby="outbox-heading"
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.header display="flex" flexWrap="wrap" alignItems="end" justifyContent="space-between" gap="4">
        <chakra.div maxW="prose">
          <Heading id="outbox-heading" look="subheading">
            Outbox
          </Heading>
          {shown && (
            <Text look="small" quiet mt="1">
              {service(shown.mails.sends)}
            </Text>
          )}
        </chakra.div>
        <chakra.div
          display="flex"
          flexWrap={{ base: 'wrap', sm: 'nowrap' }}
          gap="3"
          width={{ base: 'full', sm: 'auto' }}
          alignItems="center"
        >
          <Select
            aria-label="Group"
            width={{ base: 'full', sm: '11rem' }}
            value={group ?? ''}
            onChange={(event) => change({ group: event.target.value })}
          >
            <option value="">All emails</option>
            <option value="single">Without campaigns</option>
            <option value="campaign">Campaigns only</option>
          </Select>
          <Select
            aria-label="State"
            width={{ base: 'full', sm: '11rem' }}
            value={state ?? ''}
            onChange={(event) => change({ state: event.target.value })}
          >
            <option value="">All states</option>
            {stateOptions.map((option) => (
              <option key={option.state} value={option.state}>
                {option.title}
              </option>
            ))}
          </Select>
          <Button variant="outline" disabled={loading} onClick={read}>
            Refresh
          </Button>
        </chakra.div>
      </chakra.header>
      {error && !loading ? (
        <LoadError title="Failed to fetch emails" error={error} retry={read} />
      ) : !shown || isBeyond ? (
        <MailTableSkeleton />
      ) : mails.length > 0 ? (
        <MailTable mails={mails} busy={loading} to={mailAt} onQueued={read} />
      ) : (
        <EmptyState
          title="No emails"
          text={
            state || group
              ? 'No emails match these filters.'
              : 'Emails appear here once the first one is created.'
          }
        />
      )}
      {!error && !isBeyond && mails.length > 0 && (
        <Pager
          label="Emails"
          pagination={pagination}
          requestedPage={page}
          rangeText={loading ? '' : mailRangeText(pagination)}
          onPage={(next) => change({ page: next })}
        />
      )}
    </chakra.section>
  );
};
