import { chakra } from '@chakra-ui/react/styled-system';
import {
  useCancelLinkedAppointmentMutation,
  useLinkedAppointmentQuery,
  useRescheduleLinkedAppointmentMutation,
} from '../../../../gql/generated.ts';
import { errorText, problemOf } from '../../../../platform/api/error-text.ts';
import { useMailedToken } from '../../../../platform/navigation/mailed-link-token.ts';
import { ButtonLink } from '../../../../ui/actions/button.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { OwnAppointmentCard } from './own-appointment-card.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

const Dead = ({ reason }: { reason: string | null }) => (
  <chakra.div display="grid" gap="5" justifyItems="start">
    {reason && (
      <FormMessage tone="error" takesFocus>
        {reason}
      </FormMessage>
    )}
    <Text look="small">
      {reason
        ? 'The link in our most recent email works.'
        : 'Open the link in our email to see your appointment here.'}
    </Text>
    <ButtonLink to="/appointments" variant="outline">
      Book an appointment
    </ButtonLink>
  </chakra.div>
);

/** One appointment, by the token of a link. @param plain without a link to book another one, where the page offers that itself */
export const AppointmentOfToken = ({ token, plain = false }: { token: string; plain?: boolean }) => {
  const { data, loading, error, refetch } = useLinkedAppointmentQuery({
    variables: { token },
    ...networkOnly,
  });
  const [move] = useRescheduleLinkedAppointmentMutation();
  const [cancel] = useCancelLinkedAppointmentMutation();
  const read = (): void => void refetch().catch(() => undefined);
  const appointment = data?.linkedAppointment;
  if (error && !loading) {
    const { code } = problemOf(error);
    if (code === 'LINK_INVALID' || code === 'LINK_EXPIRED' || code === 'BAD_INPUT')
      return <Dead reason={errorText(error)} />;
    return <LoadError title="We could not load your appointment" error={error} retry={read} />;
  }
  if (!appointment) return <Skeleton minH="40" borderRadius="lg" data-skeleton />;
  return (
    <chakra.div display="grid" gap="5">
      <OwnAppointmentCard
        plain
        titleLevel={plain ? 'h3' : 'h2'}
        appointment={appointment}
        actions={{
          onMove: ({ version }, { date, time }) =>
            move({ variables: { input: { token, version, appointmentDate: date, appointmentTime: time } } }),
          onCancel: ({ version }) => cancel({ variables: { input: { token, version } } }),
          calendarOf: () => Promise.resolve(appointment.calendar),
          onStale: read,
        }}
      />
      {appointment.status === 'cancelled' && !plain && (
        <ButtonLink to="/appointments" justifySelf="start">
          Book another time
        </ButtonLink>
      )}
    </chakra.div>
  );
};

/** The appointment behind an e-mail's link: opening it changes nothing, only the buttons do. */
export const LinkedAppointment = () => {
  const { token } = useMailedToken();
  return token ? <AppointmentOfToken key={token} token={token} /> : <Dead reason={null} />;
};
