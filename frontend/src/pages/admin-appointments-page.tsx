import { StaffAppointments } from '../features/appointments/staff/staff-appointments.tsx';
import { LeadDesignCard } from '../features/designs/list/lead-design-card.tsx';

/** The calendar of staff. */
export const AdminAppointmentsPage = () => (
  <StaffAppointments drawDesign={(design) => <LeadDesignCard design={design} />} />
);
