import { newAppointment } from '@hearthline/rules/appointments/rules.ts';
import type { RestRoute } from '../../../platform/http/rest-router.ts';
import { withIdempotencyKey } from '../../../platform/idempotency/idempotency.service.ts';
import { bookAppointment } from './book-appointment.ts';

export const appointmentRoutes: readonly RestRoute[] = [
  {
    method: 'post',
    path: '/api/appointments',
    access: 'public',
    about: {
      summary: 'Book a consultation',
      like: 'bookAppointment',
      body: newAppointment,
      once: true,
      note: '409 if no consultant is free at that time any more; GraphQL’s `bookingDays` and `appointmentSlots` list the free times. 404 if the caller may not see the project `projectId`.',
      refuses: [404],
      answer: 'BookedAppointment',
      without: ['kind', 'version', 'token'],
    },
    handle: async (context, request) => {
      const {
        id,
        createdAt,
        customerName,
        customerEmail,
        customerPhone,
        appointmentDate,
        appointmentTime,
        message,
        status,
      } = await withIdempotencyKey(context, 'appointment.book', request.body, (inside) =>
        bookAppointment(inside, request.body),
      );
      return {
        status: 201,
        body: {
          id,
          createdAt,
          customerName,
          customerEmail,
          customerPhone,
          appointmentDate,
          appointmentTime,
          message,
          status,
        },
      };
    },
  },
];
