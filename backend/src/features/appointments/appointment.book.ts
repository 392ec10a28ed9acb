import { appointmentSentences, bookingHorizonDays, clockOf, newAppointment, type NewAppointment } from '@hearthline/rules/appointments.ts';
import { splitName } from '@hearthline/rules/consultants.ts';
import { slotMinutes, slotTimes, weekdayOf, type BusinessHours } from '@hearthline/rules/hours.ts';
import { dayIn, periodOf, type Period } from '../../platform/business-time.ts';
import type { Context } from '../../platform/context.ts';
import { executeIn, type EntityManager } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail.ts';
import { readSetting } from '../../platform/setting.entity.ts';
import { createTurns } from '../../platform/turns.ts';
import { validate } from '../../platform/validate.ts';
import { captureLead, Contact } from '../contacts/contact.entity.ts';
import { Appointment } from './appointment.entity.ts';
import { isFree } from './appointment.free.ts';
import { appointmentConfirmed } from './appointment.mail.ts';

const refuseField = (field: string, message: string): AppError => new AppError('BAD_INPUT', { message, fields: { [field]: message } });

/** The slot's instants; refuses what is past, too far ahead or outside the hours, by the business's clock (security J3, J4). */
const bookablePeriod = ({ appointmentDate, appointmentTime }: NewAppointment, hours: BusinessHours, zone: string, now: Date): Period => {
  if (!slotTimes(hours).includes(appointmentTime)) throw refuseField('appointmentTime', appointmentSentences.invalidTime);
  if (appointmentDate > dayIn(zone, now, bookingHorizonDays)) throw refuseField('appointmentDate', appointmentSentences.tooFar);
  if (appointmentDate < dayIn(zone, now)) throw refuseField('appointmentDate', appointmentSentences.past);
  if (!hours.days.includes(weekdayOf(appointmentDate))) throw refuseField('appointmentDate', appointmentSentences.closed);
  const period = periodOf(appointmentDate, clockOf(appointmentTime), slotMinutes, zone);
  if (period.startsAt <= now) throw refuseField('appointmentTime', appointmentSentences.past);
  return period;
};

const insert = `
  insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, message, starts_at, ends_at, consultant_id)
  select $1, $2, $3, $4, $5, $6, $7, $8, c.id from consultants c
  where ${isFree({ startsAt: '$7', endsAt: '$8' })}
  order by c.position, c.id limit 1
  on conflict do nothing
  returning id`;

const anybodyFree = `select from consultants c where ${isFree({ startsAt: '$1', endsAt: '$2' })} limit 1`;

/** More tries than consultants could be snatched away between two looks. */
const tries = 12;

/**
 * Gives the slot to the first free consultant. Whether somebody is free is only a guess here:
 * the exclusion constraint decides, and when another visitor was faster the next consultant is tried.
 */
const occupy = async (em: EntityManager, values: NewAppointment, { startsAt, endsAt }: Period): Promise<string> => {
  const { customerName, customerEmail, customerPhone, appointmentDate, appointmentTime, message } = values;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const [taken] = await executeIn<{ id: string }>(em, insert, [customerName, customerEmail, customerPhone, appointmentDate, appointmentTime, message, startsAt, endsAt]);
    if (taken) return taken.id;
    const [free] = await executeIn(em, anybodyFree, [startsAt, endsAt]);
    if (!free) break;
  }
  throw new AppError('SLOT_TAKEN');
};

const inTurn = createTurns();

const blockedForAll = 'select from blocked_dates where consultant_id is null and $1::date between starts_on and ends_on limit 1';

/** Nobody is free: the day is blocked for everybody (another day helps), or the slot is taken (another time helps). */
const refuseFull = async (context: Context, { appointmentDate }: NewAppointment): Promise<never> => {
  const [blocked] = await context.sql('blocked_for_all', blockedForAll, [appointmentDate]);
  throw blocked ? refuseField('appointmentDate', appointmentSentences.closed) : new AppError('SLOT_TAKEN');
};

const book = async (context: Context, values: NewAppointment, period: Period, zone: string): Promise<Appointment> => {
  const [free] = await context.sql('slot_free', anybodyFree, [period.startsAt, period.endsAt]);
  if (!free) await refuseFull(context, values);
  await context.limits.check('bookingAddress', context.address);
  await context.limits.check('bookingEverywhere', '');
  const company = await readSetting(context.sql, 'company');
  const booked = await context.transaction(async (em) => {
    const id = await occupy(em, values, period);
    const contactId = await captureLead(em, {
      ...splitName(values.customerName),
      email: values.customerEmail,
      phone: values.customerPhone,
      source: 'appointment',
    });
    const appointment = await em.findOneOrFail(Appointment, { id });
    appointment.contact = em.getReference(Contact, contactId);
    await queueMail(context, em, appointmentConfirmed(appointment, company, zone), company);
    return appointment;
  });
  // Counted when it succeeded: visitors who meet taken slots are not shut out (security J6).
  await context.limits.count('bookingAddress', context.address);
  await context.limits.count('bookingEverywhere', '');
  return booked;
};

/**
 * Books a consultation: the appointment, the visitor's contact, the confirmation and its job in one transaction.
 * A crowd on one slot takes turns, so that all but the first few cost one look.
 * @throws AppError BAD_INPUT, SLOT_TAKEN, TOO_MANY_REQUESTS
 */
export const bookAppointment = async (context: Context, input: unknown): Promise<Appointment> => {
  const values = validate(newAppointment, input);
  const [zone, hours] = await Promise.all([readSetting(context.sql, 'timeZone'), readSetting(context.sql, 'hours')]);
  const period = bookablePeriod(values, hours, zone, context.now());
  return inTurn(period.startsAt.toISOString(), () => book(context, values, period, zone));
};
