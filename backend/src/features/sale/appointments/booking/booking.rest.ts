import { newAppointment } from '@hearthline/rules/sale/appointments/appointment-rules.ts';
import type { RestRoute } from '../../../../platform/http/rest-router.ts';
import { withIdempotencyKey } from '../../../../platform/idempotency/idempotency.service.ts';
import { listOfferedFormats } from '../formats/format.queries.ts';
import { bookingDays, listSlots, slotQuery } from '../slots/slot.queries.ts';
import { bookAppointment } from './book-appointment.ts';

/** What is free may be taken in the next second. */
const headers = { 'Cache-Control': 'no-cache' };

export const appointmentRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/appointments/days',
    access: 'public',
    about: { summary: 'The days that can be booked', like: 'bookingDays', answer: 'BookingDays' },
    handle: async (context) => ({ status: 200, headers, body: await bookingDays(context) }),
  },
  {
    method: 'get',
    path: '/api/appointments/formats',
    access: 'public',
    about: {
      summary: 'The kinds of appointments that can be booked',
      like: 'appointmentFormats',
      answer: { formats: '[AppointmentFormat]' },
    },
    handle: async (context) => ({
      status: 200,
      headers,
      body: { formats: await listOfferedFormats(context) },
    }),
  },
  {
    method: 'get',
    path: '/api/appointments/slots',
    access: 'public',
    about: {
      summary: 'The times of a day and which of them are free',
      like: 'appointmentSlots',
      query: slotQuery,
      answer: { slots: '[AppointmentSlot]' },
    },
    handle: async (context, { query }) => ({
      status: 200,
      headers,
      body: { slots: await listSlots(context, query) },
    }),
  },
  {
    method: 'post',
    path: '/api/appointments',
    access: 'public',
    about: {
      summary: 'Book a consultation',
      like: 'bookAppointment',
      body: newAppointment,
      once: true,
      note: '409 if no consultant is free at that time any more; `/api/appointments/days` and `/slots` list the free times. 404 if the caller may not see the project `projectId`.',
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
