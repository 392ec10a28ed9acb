import { StaffAppointments } from '../features/sale/appointments/staff/staff-appointments.tsx';
import { UseOfferedDesign } from '../features/sale/deals/contact/offered-design.tsx';
import { LeadDesignCard } from '../features/homes/designs/list/lead-design-card.tsx';

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
