import { chakra } from '@chakra-ui/react/styled-system';
import { useProjectAppointmentsQuery } from '../../../../gql/generated.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { ButtonLink } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Columns } from '../../../../ui/layout/surface.tsx';
import { useOwnActions } from './own-actions.ts';
import { OwnAppointmentCard } from './own-appointment-card.tsx';
import { can, isStaff } from '@hearthline/rules/permissions.ts';

/** A project's appointments, for everyone involved in it; its customer books and changes their own. */
export const ProjectAppointments = ({ projectId }: { projectId: string }) => {
  const { user } = useSession();
  const { data, loading, error, refetch } = useProjectAppointmentsQuery({
    variables: { projectId },
  });
  const actions = useOwnActions();
  const found = data?.projectAppointments;
  return (
    <chakra.div display="grid" gap="5">
      {user?.role === 'customer' && (
        <chakra.div display="flex" justifyContent="flex-end">
          <ButtonLink to={`/appointments?kind=meeting&project=${projectId}`}>Schedule Meeting</ButtonLink>
        </chakra.div>
      )}
      {can(user, 'appointment:book-for') && (
        <chakra.div display="flex" justifyContent="flex-end">
          <ButtonLink variant="outline" to={`/admin/appointments?book=new&project=${projectId}`}>
            Book for this project
          </ButtonLink>
        </chakra.div>
      )}
      {error && !loading ? (
        <LoadError title="Failed to fetch appointments" error={error} retry={refetch} />
      ) : !found ? (
        <Skeleton minH="40" borderRadius="lg" data-skeleton />
      ) : found.length === 0 ? (
        <EmptyState
          title="No appointments yet"
          text="Inspections and meetings of this project will appear here."
        />
      ) : (
        <Columns gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 22rem), 1fr))">
          {found.map((appointment) => (
            <OwnAppointmentCard
              key={appointment.id}
              appointment={appointment}
              actions={user?.role === 'customer' ? actions : null}
              forStaff={user !== null && isStaff(user.role)}
            />
          ))}
        </Columns>
      )}
    </chakra.div>
  );
};
