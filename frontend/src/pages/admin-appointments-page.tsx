import { StaffAppointments } from '../features/appointments/staff/staff-appointments.tsx';

/** The calendar of staff. */
export const AdminAppointmentsPage = () => <StaffAppointments />;
