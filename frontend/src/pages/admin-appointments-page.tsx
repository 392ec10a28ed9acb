import { PortalLayout } from '../features/accounts/portal-layout.tsx';
import { StaffAppointments } from '../features/appointments/staff/staff-appointments.tsx';
import { BackLink } from '../ui/navigation/back-link.tsx';

/** The calendar of staff. */
export const AdminAppointmentsPage = () => (
  <PortalLayout title="Appointments" badge="Admin" person={({ name }) => name}>
    <BackLink to="/admin">Admin Console</BackLink>
    <StaffAppointments />
  </PortalLayout>
);
