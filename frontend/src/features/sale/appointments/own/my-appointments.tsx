import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useMyAppointmentsQuery } from '../../../../gql/generated.ts';
import { useHasBeenTrue } from '../../../../platform/state/has-been-true.ts';
import { useLastPage, useListUrl } from '../../../../platform/navigation/list-url.ts';
import { ButtonLink } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import { SkeletonScreen } from '../../../../ui/layout/skeleton.tsx';
import { Columns } from '../../../../ui/layout/surface.tsx';
import { Heading } from '../../../../ui/text/text.tsx';
import { appointmentsRange } from '../appointment-words.ts';
import { useOwnActions } from './own-actions.ts';
import { OwnAppointmentCard } from './own-appointment-card.tsx';

/** One of the two lists; each has its own page number in the address (`?page=2&pastPage=3`). */
const useOwnList = (past: boolean) => {
  const { page, change } = useListUrl({ prefix: past ? 'past' : '' });
  const { data, previousData, loading, error, refetch } = useMyAppointmentsQuery({
    variables: { past, page },
  });
  const isBeyond = useLastPage({ page, change }, data?.myAppointments.pagination.totalPages);
  const shown = isBeyond ? undefined : (data ?? previousData)?.myAppointments;
  return {
    past,
    page,
    change,
    shown,
    failure: error && !loading ? error : null,
    known: Boolean(shown ?? error),
    read: (): void => void refetch().catch(() => undefined),
  };
};

interface OwnListProps {
  readonly title: string;
  readonly list: ReturnType<typeof useOwnList>;
  /** The text of an empty list. */
  readonly empty: string;
  /** Stands beside the title. */
  readonly action?: ReactNode;
}

const OwnList = ({
  title,
  list: { past, page, change, shown, failure, read },
  empty,
  action,
}: OwnListProps) => {
  const actions = useOwnActions();
  const id = `appointments-${past ? 'past' : 'upcoming'}`;
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="4">
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
        <Heading as="h2" look="subheading" id={id}>
          {title}
        </Heading>
        {action}
      </chakra.div>
      {failure ? (
        <LoadError title="Failed to fetch appointments" error={failure} retry={read} />
      ) : !shown ? null : shown.appointments.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <>
          <Columns gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 22rem), 1fr))">
            {shown.appointments.map((appointment) => (
              <OwnAppointmentCard key={appointment.id} appointment={appointment} actions={actions} />
            ))}
          </Columns>
          {shown.pagination.totalPages > 1 && (
            <Pager
              label={title}
              pagination={shown.pagination}
              requestedPage={page}
              rangeText={appointmentsRange(shown.pagination)}
              onPage={(to) => change({ page: to })}
            />
          )}
        </>
      )}
    </chakra.section>
  );
};

/** A customer's upcoming and past appointments. Both lists are shown at once, as the first would push the second down. */
export const MyAppointments = () => {
  const upcoming = useOwnList(false);
  const past = useOwnList(true);
  const known = useHasBeenTrue(upcoming.known && past.known);
  return (
    <chakra.div display="grid" gap="8">
      {known ? (
        <>
          <OwnList
            title="Upcoming"
            list={upcoming}
            empty="No upcoming appointments"
            action={<ButtonLink to="/appointments?kind=meeting">Schedule Meeting</ButtonLink>}
          />
          <OwnList title="Past and cancelled" list={past} empty="No past appointments" />
        </>
      ) : (
        <SkeletonScreen label="Loading appointments" />
      )}
    </chakra.div>
  );
};
