import { appointmentSentences } from '@hearthline/rules/appointments.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** Book a consultation. */
export const AppointmentsPage = () => (
  <PageHeader title="Book Appointment" lead={`Our consultants are there ${appointmentSentences.businessHours}.`}>
    <ButtonLink to="/" variant="outline" size="sm">Back to Home</ButtonLink>
  </PageHeader>
);
