import { newAppointmentFor } from '@hearthline/rules/appointments/changes.ts';
import {
  appointmentSentences,
  newAppointment,
  type NewAppointment,
} from '@hearthline/rules/appointments/rules.ts';
import { splitName } from '@hearthline/rules/person-name.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context, Viewer } from '../../../platform/context.ts';
import { executeIn, type EntityManager } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { consumeUnlessFailed } from '../../../platform/access/rate-limits.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { User } from '../../accounts/user.entity.ts';
import { Contact } from '../../contacts/contact.entity.ts';
import { findOrCreateContact } from '../../contacts/contact.api.ts';
import { Project } from '../../projects/project.entity.ts';
import { accessProject } from '../../projects/project.policy.ts';
import type { ChangeParty } from '../appointment-change.entity.ts';
import { bookingCapCheckFor, enforceBookingCaps } from '../caps/enforce-caps.ts';
import { formatToBook, type FormatRow } from '../formats/format.queries.ts';
import { fairly, fairValues } from './assign-consultant.ts';
import { Appointment } from '../appointment.entity.ts';
import { consultantFreeCondition } from '../slots/consultant-is-free.ts';
import { recordChange } from '../changes/record-change.ts';
import { issueAppointmentLink } from '../links/issue-link.ts';
import { appointmentConfirmed, timeInWords, type AppointmentMailData } from '../mails/appointment.mail.ts';
import { mailboxLimit } from './mailbox-limit.ts';
import { notifyBusiness } from '../mails/notify-business.ts';
import { reminderFor } from '../mails/send-reminders.ts';
import { bookableSpan, bookingRules, fieldError, type Span } from '../slots/bookable-times.ts';
import { withConsultantMutex, withSlotMutex } from './slot-mutex.ts';
import { zoneUnchangedCondition } from '../time-zone.api.ts';
import { lockDutyShared } from '../duty/lock-duty.ts';

/** A slot's time in a format, and the time zone of the business. */
interface Bookable {
  readonly span: Span;
  readonly zone: string;
  readonly format: FormatRow;
}

const bookable = async (
  context: Context,
  values: NewAppointment,
  party: 'staff' | 'guest',
): Promise<Bookable> => {
  const [rules, format] = await Promise.all([
    bookingRules(context),
    formatToBook(context.sql, values.formatId, party),
  ]);
  return { span: bookableSpan(rules, values, format, party === 'staff'), zone: rules.zone, format };
};

const insert = `
  insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, message, starts_at, ends_at, consultant_id, format_id, buffer_before, buffer_after)
  select $1, $2, $3, $4, $5, $6, $7, $8, c.id, $10, $11, $12 from consultants c
  where ${consultantFreeCondition({ startsAt: '$7', from: '$13', until: '$14' })}
    and ($9::uuid is null or c.id = $9) and ${zoneUnchangedCondition('$18')}
  order by ${fairly({ weekStart: '$15', weekEnd: '$16', day: '$17' })} limit 1
  on conflict do nothing
  returning id`;

const anybodyFree = `select from consultants c where ${consultantFreeCondition({ startsAt: '$1', from: '$2', until: '$3' })} and ($4::uuid is null or c.id = $4) limit 1`;

/** Higher than the number of consultants that a server of the previous version, which takes no turns, could take meanwhile. */
const tries = 12;

/**
 * Gives the slot to the free consultant whose turn it is (assign-consultant.ts). The exclusion constraint has the last word:
 * when it finds somebody faster, the next consultant is tried.
 */
const occupy = async (
  em: EntityManager,
  values: NewAppointment,
  { span, zone, format }: Bookable,
  wanted: string | null,
): Promise<string> => {
  const { customerName, customerEmail, customerPhone, appointmentDate, appointmentTime, message } = values;
  const { startsAt, endsAt, from, until } = span;
  const given = [
    customerName,
    customerEmail,
    customerPhone,
    appointmentDate,
    appointmentTime,
    message,
    startsAt,
    endsAt,
    wanted,
    format.id,
    format.bufferBefore,
    format.bufferAfter,
  ];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const [taken] = await executeIn<{ id: string }>(em, insert, [
      ...given,
      from,
      until,
      ...fairValues(appointmentDate, zone),
      zone,
    ]);
    if (taken) return taken.id;
    const [free] = await executeIn(em, anybodyFree, [startsAt, from, until, wanted]);
    if (!free) break;
  }
  throw new AppError('SLOT_TAKEN');
};

/** The visitor's account: that of the signed-in customer, or else the one with the given address, if verified. */
const accountOf = async (
  em: EntityManager,
  viewer: Viewer | null,
  address: string,
): Promise<string | null> => {
  if (viewer?.role === 'customer' && viewer.isEmailVerified) return viewer.id;
  const [user] = await executeIn<{ id: string }>(
    em,
    "select id from users where email_folded = $1 and role = 'customer' and is_email_verified and disabled_at is null",
    [foldEmail(address)],
  );
  return user?.id ?? null;
};

const blockedForAll =
  'select from blocked_dates where consultant_id is null and $1::date between starts_on and ends_on limit 1';

/** Refuses because nobody is free: either the whole day is blocked (another day helps) or the slot is taken (another time helps). */
const refuseFull = async (context: Context, { appointmentDate }: NewAppointment): Promise<never> => {
  const [blocked] = await context.sql('blocked_for_all', blockedForAll, [appointmentDate]);
  throw blocked ? fieldError('appointmentDate', appointmentSentences.closed) : new AppError('SLOT_TAKEN');
};

/** Who books, and what only staff may set. */
interface Booking extends Bookable {
  readonly party: ChangeParty;
  readonly consultantId: string | null;
}

const store = async (context: Context, values: NewAppointment, booking: Booking): Promise<Appointment> => {
  const { span, zone, party, consultantId } = booking;
  const company = await readSetting(context, 'company');
  const project = values.projectId ? await accessProject(context, values.projectId) : null;
  const admission = await bookingCapCheckFor(context, values.customerEmail, span, party === 'staff');
  return withConsultantMutex(() =>
    context.transaction(async (em) => {
      const bookedFrom = await enforceBookingCaps(em, context, admission);
      // Before the turn, because whoever waits for a contact must not let the bookings of all servers wait.
      const contactId = await findOrCreateContact(em, context.viewer, {
        ...splitName(values.customerName),
        email: values.customerEmail,
        phone: values.customerPhone,
        source: 'appointment',
      });
      await lockDutyShared(em);
      const id = await occupy(em, values, booking, consultantId);
      const appointment = await em.findOneOrFail(Appointment, { id }, { populate: ['consultant', 'format'] });
      appointment.contact = em.getReference(Contact, contactId);
      appointment.kind = values.kind;
      appointment.bookedFrom = bookedFrom;
      appointment.remindAt = reminderFor(span.startsAt, context.now());
      // A booking that staff enter themselves needs no confirmation.
      if (party === 'staff') appointment.status = 'confirmed';
      const customerId = await accountOf(em, context.viewer, values.customerEmail);
      if (customerId) appointment.customer = em.getReference(User, customerId);
      if (project) appointment.project = em.getReference(Project, project.id);
      const told: AppointmentMailData = {
        appointment,
        company,
        zone,
        publicUrl: context.publicUrl,
        token: issueAppointmentLink(em, appointment),
        now: context.now(),
      };
      const mailId = await queueMail(context, em, appointmentConfirmed(told), company);
      await notifyBusiness(context, em, told, { title: 'New booking' });
      recordChange(
        em,
        context,
        appointment,
        party,
        { action: 'booked', after: timeInWords(appointment), details: {} },
        mailId,
      );
      audit(context, em, {
        action: 'appointment.booked',
        object: ['appointment', id],
        details: {
          party,
          kind: values.kind,
          startsAt: span.startsAt.toISOString(),
          formatId: booking.format.id,
        },
      });
      return appointment;
    }),
  );
};

const book = async (context: Context, values: NewAppointment, booking: Booking): Promise<Appointment> => {
  const { startsAt, from, until } = booking.span;
  const [free] = await context.sql('slot_free', anybodyFree, [startsAt, from, until, null]);
  if (!free) await refuseFull(context, values);
  // Only successful bookings count, so visitors who keep hitting taken slots are not shut out (security J6).
  const mailbox = await mailboxLimit(context, values.customerEmail);
  return consumeUnlessFailed(
    context.limits,
    [['bookingAddress', context.network], ...mailbox, ['bookingEverywhere', '']],
    () => store(context, values, booking),
  );
};

/**
 * Books an appointment: the row, the visitor's contact, the confirmation and its job in one transaction.
 * Concurrent requests for one slot take turns, so that all but the first few cost a single look.
 * @throws AppError BAD_INPUT, SLOT_TAKEN, TOO_MANY_REQUESTS; NOT_FOUND for a project that is not the viewer's
 */
export const bookAppointment = async (context: Context, input: unknown): Promise<Appointment> => {
  const values = validate(newAppointment, input);
  const found = await bookable(context, values, 'guest');
  const party = context.viewer?.role === 'customer' ? 'customer' : 'visitor';
  return withSlotMutex(found.span.startsAt, () =>
    book(context, values, { ...found, party, consultantId: null }),
  );
};

/**
 * Books for a person who called or came by: with a chosen consultant, confirmed at once, under the same rules.
 * @returns the appointment's id
 * @throws AppError BAD_INPUT, SLOT_TAKEN, NOT_FOUND
 */
export const bookAppointmentFor = async (context: Context, input: unknown): Promise<string> => {
  const { consultantId, ...values } = validate(newAppointmentFor, input);
  if (consultantId && !isId(consultantId)) throw new AppError('SLOT_TAKEN');
  const found = await bookable(context, values, 'staff');
  const { id } = await withSlotMutex(found.span.startsAt, () =>
    store(context, values, { ...found, party: 'staff', consultantId }),
  );
  return id;
};
