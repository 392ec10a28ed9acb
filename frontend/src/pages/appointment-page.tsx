import { LinkedAppointment } from '../features/sale/appointments/own/linked-appointment.tsx';
import { SignInLayout } from '../ui/layout/sign-in-layout.tsx';
import { NoReferrer } from '../ui/layout/no-referrer.tsx';

/** The page behind the link in an appointment's e-mail. */
export const AppointmentPage = () => (
  <SignInLayout title="Your Appointment" lead="Choose another time, cancel, or put it into your calendar.">
    <LinkedAppointment />
    <NoReferrer />
  </SignInLayout>
);
