import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { AppointmentOfToken } from '../own/linked-appointment.tsx';

/** The appointment that was just booked, to be changed or canceled. Loaded with the GraphQL client, after the booking. */
export const BookedAppointment = ({ token }: { token: string }) => (
  <DataProvider>
    <AppointmentOfToken token={token} plain />
  </DataProvider>
);
