import type { RestRoute } from '../../platform/rest.ts';
import { bookAppointment } from './appointment.book.ts';

export const appointmentRoutes: readonly RestRoute[] = [
  {
    method: 'post',
    path: '/api/appointments',
    access: 'public',
    handle: async (context, request) => {
      const { id, createdAt, customerName, customerEmail, customerPhone, appointmentDate, appointmentTime, message, status } = await bookAppointment(context, request.body);
      return { status: 201, body: { id, createdAt, customerName, customerEmail, customerPhone, appointmentDate, appointmentTime, message, status } };
    },
  },
];
