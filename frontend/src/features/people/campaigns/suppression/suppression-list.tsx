import { chakra } from '@chakra-ui/react/styled-system';
import { newSuppression, suppressionFilter } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { useState, type FormEvent } from 'react';
import {
  useAddSuppressionMutation,
  useRemoveSuppressionMutation,
  useSuppressionsQuery,
} from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { foreignZone, shortTimeText } from '../../../../platform/dates/instant-text.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { useLastPage, useListUrl } from '../../../../platform/navigation/list-url.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DataTable, TableCell, TableRow } from '../../../../ui/lists/data-table.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import { SearchBox } from '../../../../ui/lists/search-box.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { TimeZoneNote } from '../../../../ui/text/time-zone-note.tsx';
import { addressRange, reasonTitle } from '../campaign-words.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

const columns = ['Email', 'Why', 'Since', ''];

const AddForm = ({ onAdded }: { onAdded: () => void }) => {
  const [email, setEmail] = useRestoredState('suppression', '', restorable.text);
  const [wrong, setWrong] = useState<string | undefined>();
  const [add, { loading }] = useAddSuppressionMutation();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const parsed = newSuppression.safeParse({ email });
    setWrong(parsed.success ? undefined : parsed.error.issues[0]?.message);
    if (!parsed.success) return;
    try {
      await add({ variables: parsed.data });
      // Clears the field unless the user is already typing the next address.
      setEmail((now) => (now === email ? '' : now));
      onAdded();
    } catch (error) {
      showToast({ title: 'Address not added', text: errorText(error), tone: 'error' });
    }
  };
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => void submit(event)}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      gap="3"
      alignItems="start"
    >
      <TextField
        label="Block an address"
        type="email"
        autoComplete="off"
        value={email}
        error={wrong}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="outline" mt="1.625rem" disabled={loading || !email.trim()}>
        Add
      </Button>
    </chakra.form>
  );
};

/** Who gets no campaigns, and why; times are in the business's time zone. Page and search are in the address, beside those of the campaigns (`?suppressedPage=2&suppressedSearch=ada`). */
export const SuppressionList = ({ timeZone }: { readonly timeZone: string }) => {
  const { page, param, change } = useListUrl<'search'>({ prefix: 'suppressed' });
  const search = param('search');
  const { data, previousData, loading, error, refetch } = useSuppressionsQuery({
    variables: { page, search: suppressionFilter.shape.search.safeParse(search).data ?? null },
    ...networkOnly,
  });
  const [remove, { loading: removing }] = useRemoveSuppressionMutation();
  const isBeyond = useLastPage({ page, change }, data?.suppressions.pagination.totalPages);
  const shown = isBeyond ? undefined : (data ?? previousData)?.suppressions;
  const read = (): void => void refetch().catch(() => undefined);
  const allow = async (id: string, email: string): Promise<void> => {
    try {
      await remove({ variables: { id } });
      showToast({ title: 'Address removed', text: `${email} can receive campaigns again.` });
    } catch (failure) {
      showToast({ title: 'Address not removed', text: errorText(failure), tone: 'error' });
    }
    read();
  };

  return (
    <chakra.section
      aria-labelledby="suppression-heading"
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.div maxW="prose">
        <Heading id="suppression-heading" look="subheading">
          Suppression list
        </Heading>
        <Text look="small" quiet mt="1">
          These addresses do not receive campaigns because they unsubscribed, bounced, or were added here.
          They still receive booking and account emails.
        </Text>
      </chakra.div>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap={{ base: '4', md: '8' }}
        alignItems="end"
      >
        <AddForm onAdded={read} />
        <SearchBox
          label="Search addresses"
          value={search}
          onSearch={(text) => change({ search: text }, Boolean(search && text))}
        />
      </chakra.div>
      {error && !shown ? (
        <LoadError title="Failed to fetch the list" error={error} retry={read} />
      ) : !shown ? (
        <Skeleton minH="24" />
      ) : shown.suppressions.length === 0 ? (
        <EmptyState
          title={search ? 'No address found' : 'No suppressed addresses'}
          text={search ? 'Try part of the address.' : 'People who unsubscribe from a campaign appear here.'}
        />
      ) : (
        <>
          <DataTable
            cards
            caption="Suppression list"
            columns={columns}
            widths={['38%', '32%', '18%', '12%']}
            busy={loading}
          >
            {shown.suppressions.map(({ id, email, reason, detail, createdAt }) => (
              <TableRow
                key={id}
                card
                gridTemplateColumns="minmax(0, 1fr) auto"
                gridTemplateAreas={'"email email" "why allow" "since allow"'}
                columnGap="3"
                rowGap="1"
                alignItems="center"
              >
                <TableCell card gridArea="email" fontWeight="600">
                  {email}
                </TableCell>
                <TableCell card gridArea="why">
                  {reasonTitle[reason]}
                  {detail && (
                    <chakra.span display="block" textStyle="fine" color="quiet">
                      {detail}
                    </chakra.span>
                  )}
                </TableCell>
                <TableCell card gridArea="since" color={{ base: 'quiet', xl: 'inherit' }}>
                  <time dateTime={createdAt}>{shortTimeText(createdAt, timeZone)}</time>
                </TableCell>
                <TableCell card gridArea="allow" textAlign="end">
                  <Button
                    variant="outline"
                    size="sm"
                    disabled={removing}
                    onClick={() => void allow(id, email)}
                  >
                    Remove <chakra.span srOnly>{email}</chakra.span>
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </DataTable>
          <TimeZoneNote name={foreignZone(timeZone)} />
          <Pager
            label="Suppression list"
            pagination={shown.pagination}
            requestedPage={page}
            rangeText={addressRange(shown.pagination)}
            onPage={(to) => change({ page: to })}
          />
        </>
      )}
    </chakra.section>
  );
};
