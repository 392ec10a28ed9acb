import { chakra } from '@chakra-ui/react/styled-system';
import { AppointmentBooking } from '../features/appointments/appointment-booking.tsx';
import { BookingAside } from '../features/appointments/booking-aside.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Container } from '../ui/surface.tsx';

/** The page for booking a consultation. */
export const AppointmentsPage = () => (
  <>
    <PageHeader title="Book Appointment" lead="A talk with somebody who knows our homes inside out. Choose a time that suits you.">
      <ButtonLink to="/" variant="outline" size="sm">Back to Home</ButtonLink>
    </PageHeader>
    <Container pb={{ base: '16', md: '24' }}>
      <chakra.div display="grid" gap="12" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 18rem' }}>
        <AppointmentBooking />
        <BookingAside />
      </chakra.div>
    </Container>
  </>
);
