import { StaffAppointments } from '../features/appointments/staff/staff-appointments.tsx';
import { UseOfferedDesign } from '../features/deals/contact/offered-design.tsx';
import { LeadDesignCard } from '../features/designs/list/lead-design-card.tsx';

/** The calendar of staff. */
export const AdminAppointmentsPage = () => (
  <StaffAppointments
    drawDesign={(design) => (
      <LeadDesignCard design={design}>
        <UseOfferedDesign design={design} />
      </LeadDesignCard>
    )}
  />
);
