import { newAppointmentFor } from '@hearthline/rules/appointment-changes.ts';
import { appointmentSentences, bookingHorizonDays, clockOf, newAppointment, type NewAppointment } from '@hearthline/rules/appointments.ts';
import { splitName } from '@hearthline/rules/consultants.ts';
import { slotMinutes, slotTimes, weekdayOf } from '@hearthline/rules/hours.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { audit } from '../../platform/audit.ts';
import { dayIn, periodOf, type Period } from '../../platform/business-time.ts';
import type { Context, Viewer } from '../../platform/context.ts';
import { executeIn, type EntityManager } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import { countSuccess } from '../../platform/limits.ts';
import { queueMail } from '../../platform/mail.ts';
import { readSetting } from '../../platform/setting.entity.ts';
import { validate } from '../../platform/validate.ts';
import { User } from '../accounts/user.entity.ts';
import { Contact } from '../contacts/contact.entity.ts';
import { contactOfVisit } from '../contacts/contact.policy.ts';
import { Project } from '../projects/project.entity.ts';
import { accessProject } from '../projects/project.policy.ts';
import type { ChangeParty } from './appointment-change.entity.ts';
import { admissionOf, admit } from './appointment.caps.ts';
import { Appointment } from './appointment.entity.ts';
import { isFree } from './appointment.free.ts';
import { note } from './appointment.history.ts';
import { issueAppointmentLink } from './appointment.link.ts';
import { appointmentConfirmed, timeInWords, type Told } from './appointment.mail.ts';
import { mailboxLimit } from './appointment.mailbox.ts';
import { inSlotTurn } from './appointment.turn.ts';
import { keepDuty } from './duty.lock.ts';

const refuseField = (field: string, message: string): AppError => new AppError('BAD_INPUT', { message, fields: { [field]: message } });

/** A slot's period, and the time zone of the business. */
interface Bookable {
  readonly period: Period;
  readonly zone: string;
}

/** The slot's start and end; refuses slots that are past, too far ahead or outside business hours, by the business's clock (security J3, J4). */
export const bookablePeriod = async (context: Context, { appointmentDate, appointmentTime }: Pick<NewAppointment, 'appointmentDate' | 'appointmentTime'>): Promise<Bookable> => {
  const [zone, hours] = await Promise.all([readSetting(context.sql, 'timeZone'), readSetting(context.sql, 'hours')]);
  const now = context.now();
  if (!slotTimes(hours).includes(appointmentTime)) throw refuseField('appointmentTime', appointmentSentences.invalidTime);
  if (appointmentDate > dayIn(zone, now, bookingHorizonDays)) throw refuseField('appointmentDate', appointmentSentences.tooFar);
  if (appointmentDate < dayIn(zone, now)) throw refuseField('appointmentDate', appointmentSentences.past);
  if (!hours.days.includes(weekdayOf(appointmentDate))) throw refuseField('appointmentDate', appointmentSentences.closed);
  const period = periodOf(appointmentDate, clockOf(appointmentTime), slotMinutes, zone);
  if (period.startsAt <= now) throw refuseField('appointmentTime', appointmentSentences.past);
  return { period, zone };
};

const insert = `
  insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, message, starts_at, ends_at, consultant_id)
  select $1, $2, $3, $4, $5, $6, $7, $8, c.id from consultants c
  where ${isFree({ startsAt: '$7', endsAt: '$8' })}
    and ($9::uuid is null or c.id = $9)
  order by c.position, c.id limit 1
  on conflict do nothing
  returning id`;

const anybodyFree = `select from consultants c where ${isFree({ startsAt: '$1', endsAt: '$2' })} and ($3::uuid is null or c.id = $3) limit 1`;

/** Higher than the number of consultants that other bookings could take between a look and the write. */
const tries = 12;

/**
 * Gives the slot to the first free consultant. The look at who is free is only a guess:
 * the exclusion constraint decides, and when another visitor was faster, the next consultant is tried.
 */
const occupy = async (em: EntityManager, values: NewAppointment, { startsAt, endsAt }: Period, wanted: string | null): Promise<string> => {
  const { customerName, customerEmail, customerPhone, appointmentDate, appointmentTime, message } = values;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const [taken] = await executeIn<{ id: string }>(em, insert, [customerName, customerEmail, customerPhone, appointmentDate, appointmentTime, message, startsAt, endsAt, wanted]);
    if (taken) return taken.id;
    const [free] = await executeIn(em, anybodyFree, [startsAt, endsAt, wanted]);
    if (!free) break;
  }
  throw new AppError('SLOT_TAKEN');
};

/** The visitor's account: that of the signed-in customer, or else the one with the given address, if verified. */
const accountOf = async (em: EntityManager, viewer: Viewer | null, address: string): Promise<string | null> => {
  if (viewer?.role === 'customer' && viewer.isEmailVerified) return viewer.id;
  const [user] = await executeIn<{ id: string }>(
    em,
    "select id from users where email_folded = $1 and role = 'customer' and is_email_verified and disabled_at is null",
    [foldEmail(address)],
  );
  return user?.id ?? null;
};

const blockedForAll = 'select from blocked_dates where consultant_id is null and $1::date between starts_on and ends_on limit 1';

/** Refuses because nobody is free: either the whole day is blocked (another day helps) or the slot is taken (another time helps). */
const refuseFull = async (context: Context, { appointmentDate }: NewAppointment): Promise<never> => {
  const [blocked] = await context.sql('blocked_for_all', blockedForAll, [appointmentDate]);
  throw blocked ? refuseField('appointmentDate', appointmentSentences.closed) : new AppError('SLOT_TAKEN');
};

/** Who books, and what only staff may set. */
interface Booking extends Bookable {
  readonly party: ChangeParty;
  readonly consultantId: string | null;
}

const store = async (context: Context, values: NewAppointment, { period, zone, party, consultantId }: Booking): Promise<Appointment> => {
  const company = await readSetting(context.sql, 'company');
  const project = values.projectId ? await accessProject(context, values.projectId) : null;
  const admission = await admissionOf(context, values.customerEmail, period, party === 'staff');
  return context.transaction(async (em) => {
    const bookedFrom = await admit(em, context, admission);
    await keepDuty(em);
    const id = await occupy(em, values, period, consultantId);
    const contactId = await contactOfVisit(em, context.viewer, {
      ...splitName(values.customerName),
      email: values.customerEmail,
      phone: values.customerPhone,
      source: 'appointment',
    });
    const appointment = await em.findOneOrFail(Appointment, { id });
    appointment.contact = em.getReference(Contact, contactId);
    appointment.kind = values.kind;
    appointment.bookedFrom = bookedFrom;
    // A booking that staff enter themselves needs no confirmation.
    if (party === 'staff') appointment.status = 'confirmed';
    const customerId = await accountOf(em, context.viewer, values.customerEmail);
    if (customerId) appointment.customer = em.getReference(User, customerId);
    if (project) appointment.project = em.getReference(Project, project.id);
    const told: Told = { appointment, company, zone, publicUrl: context.publicUrl, token: issueAppointmentLink(em, appointment), now: context.now() };
    const mailId = await queueMail(context, em, appointmentConfirmed(told), company);
    note(em, context, appointment, party, { action: 'booked', after: timeInWords(appointment), details: {} }, mailId);
    audit(context, em, { action: 'appointment.booked', object: ['appointment', id], details: { party, kind: values.kind, startsAt: period.startsAt.toISOString() } });
    return appointment;
  });
};

const book = async (context: Context, values: NewAppointment, booking: Booking): Promise<Appointment> => {
  const { startsAt, endsAt } = booking.period;
  const [free] = await context.sql('slot_free', anybodyFree, [startsAt, endsAt, null]);
  if (!free) await refuseFull(context, values);
  // Only successful bookings count, so visitors who keep hitting taken slots are not shut out (security J6).
  const mailbox = await mailboxLimit(context, values.customerEmail);
  return countSuccess(context.limits, [['bookingAddress', context.network], ...mailbox, ['bookingEverywhere', '']], () => store(context, values, booking));
};

/**
 * Books an appointment: the row, the visitor's contact, the confirmation and its job in one transaction.
 * Concurrent requests for one slot take turns, so that all but the first few cost a single look.
 * @throws AppError BAD_INPUT, SLOT_TAKEN, TOO_MANY_REQUESTS; NOT_FOUND for a project that is not the viewer's
 */
export const bookAppointment = async (context: Context, input: unknown): Promise<Appointment> => {
  const values = validate(newAppointment, input);
  const bookable = await bookablePeriod(context, values);
  const party = context.viewer?.role === 'customer' ? 'customer' : 'visitor';
  return inSlotTurn(bookable.period.startsAt, () => book(context, values, { ...bookable, party, consultantId: null }));
};

/**
 * Books for a person who called or came by: with a chosen consultant, confirmed at once, under the same rules.
 * @returns the appointment's id
 * @throws AppError BAD_INPUT, SLOT_TAKEN, NOT_FOUND
 */
export const bookAppointmentFor = async (context: Context, input: unknown): Promise<string> => {
  const { consultantId, ...values } = validate(newAppointmentFor, input);
  if (consultantId && !isId(consultantId)) throw new AppError('SLOT_TAKEN');
  const bookable = await bookablePeriod(context, values);
  const { id } = await inSlotTurn(bookable.period.startsAt, () => store(context, values, { ...bookable, party: 'staff', consultantId }));
  return id;
};
