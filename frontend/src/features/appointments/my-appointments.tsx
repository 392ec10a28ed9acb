import { chakra } from '@chakra-ui/react/styled-system';
import { appointmentsPageSize } from '@hearthline/rules/appointment-changes.ts';
import { useState } from 'react';
import { useMyAppointmentsQuery } from '../../gql/generated.ts';
import { errorText } from '../../platform/error-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton-card.tsx';
import { Columns } from '../../ui/surface.tsx';
import { Heading } from '../../ui/text.tsx';
import { appointmentsRange } from './appointment-words.ts';
import { useOwnActions } from './own-actions.ts';
import { OwnAppointmentCard } from './own-appointment-card.tsx';

interface OwnListProps {
  readonly title: string;
  readonly past: boolean;
  /** What stands there when nothing does. */
  readonly empty: string;
}

const OwnList = ({ title, past, empty }: OwnListProps) => {
  const [page, setPage] = useState(1);
  const { data, previousData, loading, error, refetch } = useMyAppointmentsQuery({ variables: { past, page }, fetchPolicy: 'cache-and-network' });
  const actions = useOwnActions();
  const shown = (data ?? previousData)?.myAppointments;
  const id = `appointments-${past ? 'past' : 'upcoming'}`;
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="4">
      <Heading as="h2" look="subheading" id={id}>{title}</Heading>
      {error && !loading ? <ErrorNotice title="Failed to fetch appointments" onRetry={() => void refetch().catch(() => undefined)}>{errorText(error)}</ErrorNotice>
        : !shown ? <Skeleton minH="40" borderRadius="lg" data-skeleton />
        : shown.appointments.length === 0 ? <EmptyState title={empty} />
        : (
          <>
            <Columns gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 22rem), 1fr))">{shown.appointments.map((appointment) => <OwnAppointmentCard key={appointment.id} appointment={appointment} actions={actions} />)}</Columns>
            {shown.pagination.totalPages > 1 && (
              <Pager label={title} pagination={shown.pagination} rangeText={appointmentsRange(page, appointmentsPageSize, shown.pagination.total)} onPage={setPage} />
            )}
          </>
        )}
    </chakra.section>
  );
};

/** A customer's appointments: those to come, and what was. */
export const MyAppointments = () => (
  <chakra.div display="grid" gap="8">
    <chakra.div display="flex" justifyContent="flex-end">
      <ButtonLink to="/appointments?kind=meeting">Schedule Meeting</ButtonLink>
    </chakra.div>
    <OwnList title="Upcoming" past={false} empty="No upcoming appointments" />
    <OwnList title="Past and cancelled" past empty="No past appointments" />
  </chakra.div>
);
