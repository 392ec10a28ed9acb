import { chakra } from '@chakra-ui/react/styled-system';
import { overviewSentences } from '@hearthline/rules/overview.ts';
import { rangeText } from '@hearthline/rules/paging.ts';
import { waitingPageSize, waitingSentences } from '@hearthline/rules/contacts/waiting.ts';
import { useRef, useState, type ComponentType } from 'react';
import { useWaitingLeadsQuery, type OverviewQuery, type WaitingLeadFragment } from '../../gql/generated.ts';
import { useRestoredRow } from '../../platform/form-memory/restored-form.ts';
import { errorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/form/button.tsx';
import { FormMessage } from '../../ui/forms/form-message.tsx';
import { Pager } from '../../ui/lists/pager.tsx';
import { ShortList } from './short-list.tsx';
import { WaitingRow } from './waiting-row.tsx';

type Overview = OverviewQuery['overview'];

/** The form that logs a call to a contact; a page passes it, because it belongs to the contacts. */
export type CallDialog = ComponentType<{
  readonly contact: Pick<WaitingLeadFragment, 'id' | 'name' | 'phone'>;
  readonly onLogged: () => void;
  readonly onClose: () => void;
}>;

/** Those without an answer, the longest first: a few, or all of them page by page. Calls are logged right here. */
export const WaitingList = ({
  waiting: first,
  at,
  callDialog: Dialog,
}: {
  waiting: Overview['waiting'];
  at: string;
  callDialog: CallDialog;
}) => {
  /** The page of the whole list; null while only the first few are shown. */
  const [page, setPage] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  const { data, previousData, loading, error, refetch } = useWaitingLeadsQuery({
    variables: { all: page !== null, page: page ?? 1 },
    skip: !asked,
    fetchPolicy: 'network-only',
  });
  const overview = (data ?? previousData)?.overview;
  const { leads, total, pagination } = overview?.waiting ?? first;
  const [calling, setCalling] = useRestoredRow('overview-call', leads);
  const heading = useRef<HTMLHeadingElement>(null);
  const goTo = (to: number): void => {
    setAsked(true);
    setPage(to);
    heading.current?.focus();
  };
  /** The list after a call: whoever was reached is gone. */
  const read = (): void => {
    if (asked) void refetch().catch(() => undefined);
    else setAsked(true);
    heading.current?.focus();
  };
  // The last one of the last page was called.
  if (page !== null && !loading && data && page > pagination.totalPages) setPage(pagination.totalPages);
  return (
    <ShortList
      headingRef={heading}
      title={waitingSentences.title}
      count={total === 0 ? undefined : total.toLocaleString('en-US')}
      note={waitingSentences.definition}
      empty={total > 0 ? null : waitingSentences.none}
    >
      {leads.map((lead) => (
        <WaitingRow
          key={lead.id}
          lead={lead}
          now={Date.parse(overview?.at ?? at)}
          onCall={() => setCalling(lead)}
        />
      ))}
      {error && !loading && (
        <chakra.li pt="3">
          <FormMessage tone="error">{`${overviewSentences.fetchFailed}. ${errorText(error)}`}</FormMessage>
        </chakra.li>
      )}
      {(total > leads.length || page !== null) && (
        <chakra.li pt="3" borderTopWidth="1px" borderColor="line">
          {page === null ? (
            <Button
              variant="outline"
              size="sm"
              disabled={loading}
              onClick={() => goTo(1)}
            >{`Show all ${total.toLocaleString('en-US')}`}</Button>
          ) : (
            <Pager
              label="Waiting"
              pagination={pagination}
              asked={page}
              rangeText={rangeText(pagination, waitingPageSize, String(total))}
              onPage={goTo}
            />
          )}
        </chakra.li>
      )}
      {calling && calling !== 'new' && (
        <Dialog contact={calling} onLogged={read} onClose={() => setCalling(null)} />
      )}
    </ShortList>
  );
};
