import ICAL from 'ical.js';
import type { Api, Caller } from './api.ts';

/** Noon on a Tuesday in Los Angeles; still the same day in Greenwich. */
export const noon = '2027-01-05T20:00:00Z';

/** What the booking form sends. */
export const wish = (more: object = {}): Record<string, unknown> => ({
  customerName: 'Ada Byron',
  customerEmail: 'ada@example.org',
  customerPhone: '(360) 555-0100',
  appointmentDate: '2027-01-11',
  appointmentTime: '10:30 AM',
  message: null,
  ...more,
});

/** Books through the public REST route. @returns the appointment's id */
export const bookAs = async (caller: Caller, more: object = {}): Promise<string> => {
  const { body } = await caller.rest('POST', '/api/appointments', wish(more));
  return (body as { id: string }).id;
};

/** All fields of an appointment that specs check after a change. */
export const detailFields =
  'id version kind status appointmentDate appointmentTime consultantId consultantName contactId projectId projectName message moves history { action party actorName before after note mailSubject mailState }';

/** Runs one of the staff's mutations by name; its input type follows from that. */
export const staffChange = async (caller: Caller, name: string, input: Record<string, unknown>): Promise<{ code?: string; done?: any; message?: string }> => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`.replace('ConfirmAppointmentInput', 'AppointmentRefInput');
  const { data, errors } = await caller.gql(`mutation ($input: ${type}!) { ${name}(input: $input) { ${detailFields} } }`, { input });
  return { code: errors?.[0]?.extensions.code, message: errors?.[0]?.message, done: data?.[name] };
};

/** The newest mail to an address, with its calendar entry. */
export const newestMail = async (api: Api, address = 'ada@example.org'): Promise<{ kind: string; subject: string; text: string; token: string | null; method: unknown; event: ICAL.Component }> => {
  const [mail] = (await api.sql('select kind, subject, text, attachments from mails where to_address = $1 order by created_at desc, id desc limit 1', [address])) as [
    { kind: string; subject: string; text: string; attachments: { content: string }[] },
  ];
  const calendar = new ICAL.Component(ICAL.parse(mail.attachments[0]!.content));
  return { ...mail, token: /#token=([\w-]{43})/.exec(mail.text)?.[1] ?? null, method: calendar.getFirstPropertyValue('method'), event: calendar.getFirstSubcomponent('vevent')! };
};

/** Removes what a spec booked, and resets the clock. */
export const clearAppointments = async (api: Api): Promise<void> => {
  api.clock.reset();
  for (const table of ['appointments', 'mails', 'limits', 'contacts']) await api.sql(`delete from ${table}`);
};
