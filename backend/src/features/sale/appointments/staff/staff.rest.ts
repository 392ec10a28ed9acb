import type { RestRoute } from '../../../../platform/http/rest-router.ts';
import { csvHeaders } from '../../../../platform/text/csv.ts';
import { appointmentExport, exportAppointments } from './export-appointments.ts';

export const staffAppointmentRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/appointments/export',
    access: 'appointment:export',
    about: {
      summary: 'Export appointments as CSV: all that the list’s filters leave',
      like: 'appointments',
      query: appointmentExport,
      answers: 'text/csv',
    },
    handle: async (context, { query }) => ({
      status: 200,
      headers: csvHeaders('appointments.csv'),
      body: await exportAppointments(context, query),
    }),
  },
];
