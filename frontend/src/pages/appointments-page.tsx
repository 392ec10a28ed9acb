import { chakra } from '@chakra-ui/react/styled-system';
import { AppointmentBooking } from '../features/sale/appointments/booking/appointment-booking.tsx';
import { WhatToExpect } from '../features/sale/appointments/booking/what-to-expect.tsx';
import { ButtonLink } from '../ui/actions/button.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { Container } from '../ui/layout/surface.tsx';

/** The page for booking a consultation. */
export const AppointmentsPage = () => (
  <>
    <PageHeader
      title="Book Appointment"
      lead="Meet with a housing consultant by phone, online or at a display model. Choose a time that works for you."
    >
      <ButtonLink to="/" variant="outline" size="sm">
        Back to Home
      </ButtonLink>
    </PageHeader>
    <Container pb={{ base: '16', md: '24' }}>
      <chakra.div
        display="grid"
        gap="12"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 18rem' }}
      >
        <AppointmentBooking />
        <WhatToExpect />
      </chakra.div>
    </Container>
  </>
);
