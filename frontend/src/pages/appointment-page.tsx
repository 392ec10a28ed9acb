import { LinkedAppointment } from '../features/appointments/linked-appointment.tsx';
import { Door } from '../ui/door.tsx';
import { NoReferrer } from '../ui/no-referrer.tsx';

/** The page behind the link in an appointment's e-mail. */
export const AppointmentPage = () => (
  <Door title="Your Appointment" lead="Choose another time, cancel, or put it into your calendar."><LinkedAppointment /><NoReferrer /></Door>
);
