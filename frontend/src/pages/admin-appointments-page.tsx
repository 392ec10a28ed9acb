import { Portal } from '../features/accounts/portal.tsx';
import { StaffAppointments } from '../features/appointments/staff-appointments.tsx';

/** The calendar of staff. */
export const AdminAppointmentsPage = () => (
  <Portal title="Appointments" badge="Admin" person={({ name }) => name}>
    <StaffAppointments />
  </Portal>
);
