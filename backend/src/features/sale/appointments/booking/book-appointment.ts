import { newAppointmentFor } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { formatSentences } from '@hearthline/rules/sale/appointments/formats.ts';
import { appointmentSentences } from '@hearthline/rules/sale/appointments/appointment-sentences.ts';
import {
  newAppointment,
  type NewAppointment,
} from '@hearthline/rules/sale/appointments/appointment-rules.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { sql } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context, Viewer } from '../../../../platform/context.ts';
import { omit } from '../../../../platform/db/pick.ts';
import type { NewRow, Row, Transaction } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { AppError, fieldError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { consumeUnlessFailed } from '../../../../platform/access/rate-limits.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { provedName } from '../../../people/accounts/own-mailbox.policy.ts';
import { claimLead } from '../../../people/contacts/claim-lead.api.ts';
import { findOrCreateContact } from '../../../people/contacts/contact.api.ts';
import { touchColumns } from '../../../people/contacts/touches/touch.api.ts';
import { tellOfContacts } from '../../../people/contacts/tell-of-contacts.api.ts';
import { visitedLocation, type VisitedLocation } from '../../../people/locations/location.api.ts';
import { accessProject } from '../../../delivery/projects/project.policy.ts';
import { columnNames } from '../../../../platform/records/record-fields.ts';
import type { ChangeParty } from '../appointment-enums.types.ts';
import { bookedFields } from '../appointment.fields.ts';
import { bookingCapCheckFor, enforceBookingCaps } from '../caps/enforce-caps.ts';
import { formatToBook, type FormatRow } from '../formats/format.queries.ts';
import { chooseConsultant, type WantedTime } from './assign-consultant.ts';
import { consultantIsFree } from '../slots/consultant-is-free.ts';
import { recordChange } from '../changes/record-change.ts';
import { queueMergedConfirmation } from '../changes/merged-confirmation.ts';
import { issueAppointmentLink } from '../links/issue-link.ts';
import { appointmentConfirmed, timeInWords, type AppointmentMailData } from '../mails/appointment.mail.ts';
import { openDealOfLead } from '../../deals/deal.api.ts';
import { linkDesignToContact, routeBooking, seekOwner } from '../../leads/lead.api.ts';
import { bookedPerson, chosenContact, contactToBookFor, mayBookFor } from './booked-contact.ts';
import { countingRefusals } from '../../../people/contacts/known-person.api.ts';
import { homeOfBooking, type BookedHome } from './home-of-booking.ts';
import { withinMailbox } from './mailbox-limit.ts';
import type { AppointmentForMail } from '../mails/appointment-for-mail.ts';
import { notifyBusiness } from '../mails/notify-business.ts';
import { reminderFor } from '../mails/send-appointment-reminders.ts';
import { bookableSpan, bookingRules, type Span } from '../slots/bookable-times.ts';
import { withConsultantMutex, withSlotMutex } from './slot-mutex.ts';
import { lockDutyShared } from '../duty/lock-duty.ts';

/** A slot's time in a format, the time zone of the business, the home to talk about, and the display location to come to. */
interface Bookable {
  readonly span: Span;
  readonly zone: string;
  readonly format: FormatRow;
  readonly home: BookedHome;
  readonly location: VisitedLocation | null;
}

/** Where somebody comes to must be there: unlike the home, it is no side matter. @throws AppError BAD_INPUT */
const locationOfBooking = async (
  context: Context,
  { locationId }: Pick<NewAppointment, 'locationId'>,
): Promise<VisitedLocation | null> => {
  if (!locationId) return null;
  const location = await visitedLocation(context, locationId);
  if (!location) throw fieldError('locationId', formatSentences.unknownLocation);
  return location;
};

const bookable = async (
  context: Context,
  values: NewAppointment,
  party: 'staff' | 'guest',
): Promise<Bookable> => {
  const [rules, format] = await Promise.all([
    bookingRules(context),
    formatToBook(context, values.formatId, party),
  ]);
  const [home, location] = await Promise.all([
    homeOfBooking(context, values),
    locationOfBooking(context, values),
  ]);
  if (location && format.medium !== 'visit') throw fieldError('locationId', formatSentences.noVisit);
  const span = bookableSpan(rules, values, format, party === 'staff', location);
  return { span, zone: rules.zone, format, home, location };
};

/** What an answer tells of the booking. */
const answerFields = columnNames(bookedFields);

/** The appointment that was just booked. */
export type Booked = Pick<Row<'appointments'>, (typeof answerFields)[number]>;

const somebodyFree = prepare('slot_free', (db, p: Placeholders<Omit<Span, 'endsAt'>>) =>
  db
    .selectFrom('consultants as c')
    .where(consultantIsFree({ startsAt: p.startsAt, from: p.from, until: p.until }))
    .limit(sql.lit(1)),
);

/** Higher than the number of consultants that a server of the previous version, which takes no turns, could take meanwhile. */
const tries = 12;

/**
 * Stores the appointment with the free consultant whose turn it is (assign-consultant.ts). The exclusion constraint has the last
 * word: when it finds somebody faster, the next consultant is tried.
 */
const occupy = async (
  trx: Transaction,
  values: Omit<NewRow<'appointments'>, 'consultantId'>,
  time: WantedTime,
  wanted: string | null,
  ownerId: string | null,
): Promise<{ booked: Booked; consultant: AppointmentForMail['consultant'] }> => {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const consultant = await chooseConsultant(trx, time, wanted, undefined, ownerId);
    if (!consultant) break;
    const booked = await trx
      .insertInto('appointments')
      .values({ ...values, consultantId: consultant.id })
      .onConflict((conflict) => conflict.doNothing())
      .returning(answerFields)
      .executeTakeFirst();
    if (booked) return { booked, consultant };
  }
  throw new AppError('SLOT_TAKEN');
};

/** The visitor's account: that of the signed-in customer, or else the one with the given address, if verified. */
const accountOf = async (
  trx: Transaction,
  viewer: Viewer | null,
  address: string,
): Promise<string | null> => {
  if (viewer?.role === 'customer' && viewer.isEmailVerified) return viewer.id;
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('emailFolded', '=', foldEmail(address))
    .where('role', '=', 'customer')
    .where((eb) => eb.ref('isEmailVerified'))
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
  return user?.id ?? null;
};

const blockedForAll = prepare('blocked_for_all', (db, p: Placeholders<{ day: string }>) =>
  db
    .selectFrom('blockedDates')
    .where('consultantId', 'is', null)
    .where((eb) => eb.between(sql<string>`${p.day}::date`, eb.ref('startsOn'), eb.ref('endsOn')))
    .limit(sql.lit(1)),
);

/** Refuses because nobody is free: either the whole day is blocked (another day helps) or the slot is taken (another time helps). */
const refuseFull = async (context: Context, { appointmentDate }: NewAppointment): Promise<never> => {
  const [blocked] = await context.query(blockedForAll, { day: appointmentDate });
  throw blocked ? fieldError('appointmentDate', appointmentSentences.closed) : new AppError('SLOT_TAKEN');
};

/** Who books, and what only staff may set. */
interface Booking extends Bookable {
  readonly party: ChangeParty;
  readonly consultantId: string | null;
  /** The contact for whom staff book, if they chose one. */
  readonly contactId: string | null;
  /** Whether the confirmation waits for others to the same mailbox. */
  readonly mailWaits: boolean;
}

const store = async (context: Context, values: NewAppointment, booking: Booking): Promise<Booked> => {
  const { span, zone, format, location, party, consultantId, contactId: chosenId, mailWaits } = booking;
  const { siteZip, ...home } = booking.home;
  const { customerName, customerEmail, customerPhone, appointmentDate, kind, touches } = values;
  const company = await readSetting(context, 'company');
  const project = values.projectId ? await accessProject(context, values.projectId) : null;
  const admission = await bookingCapCheckFor(context, customerEmail, span, party === 'staff');
  const stored = await withConsultantMutex(() =>
    context.transaction(async (trx) => {
      // Before anything is said of what else the person has booked.
      const person = bookedPerson(chosenId, customerName, customerEmail, customerPhone);
      if (party === 'staff') await mayBookFor(context, trx, person);
      const bookedFrom = await enforceBookingCaps(trx, context, admission);
      // Before the turn, because whoever waits for a contact must not let the bookings of all servers wait.
      const contactId =
        party === 'staff'
          ? await contactToBookFor(context, trx, person)
          : await findOrCreateContact(trx, context.viewer, {
              ...person,
              phone: customerPhone,
              source: 'appointment',
              hasDesign: home.designCode !== null,
            });
      // A booking that is confirmed at once answers whoever waits.
      if (party === 'staff') await claimLead(context, trx, contactId);
      const design =
        home.designCode && home.designVersion !== null
          ? { code: home.designCode, version: home.designVersion, isOwn: home.designIsOwn }
          : null;
      if (design) await linkDesignToContact(trx, design, contactId);
      const sought = party === 'staff' ? null : await seekOwner(trx, { contactId, zip: siteZip });
      const customerId = await accountOf(trx, context.viewer, customerEmail);
      const row = {
        ...omit(values, [
          'projectId',
          'formatId',
          'locationId',
          'homeSlug',
          'planCode',
          'designCode',
          'touches',
        ]),
        // A booking that staff enter themselves needs no confirmation.
        status: party === 'staff' ? ('confirmed' as const) : ('booked' as const),
        startsAt: span.startsAt,
        endsAt: span.endsAt,
        formatId: format.id,
        bufferBefore: format.bufferBefore,
        bufferAfter: format.bufferAfter,
        place: location?.place ?? null,
        locationId: location?.id ?? null,
        contactId,
        customerId,
        projectId: project?.id ?? null,
        ...home,
        // Those of the browser of staff say nothing of the customer.
        ...touchColumns(context, party === 'staff' ? null : touches),
        bookedFrom,
        remindAt: reminderFor(span.startsAt, context.now()),
        calendarSequence: 0,
      };
      await lockDutyShared(trx);
      const { booked, consultant } = await occupy(
        trx,
        row,
        { span, day: appointmentDate, zone },
        consultantId,
        sought?.owner?.id ?? null,
      );
      const appointment = {
        ...row,
        ...booked,
        consultant,
        format,
      };
      if (sought)
        await routeBooking(
          context,
          trx,
          { ...booked, consultantId: consultant.id },
          { contactId, phone: customerPhone },
          sought,
        );
      // Afterwards, because it is the contact's owner's.
      if (design) {
        const maker = party === 'staff' ? context.viewer : null;
        await openDealOfLead(context, trx, { contactId, design, source: 'appointment', maker });
      }
      const mailData: AppointmentMailData = {
        appointment,
        company,
        zone,
        publicUrl: context.publicUrl,
        token: await issueAppointmentLink(trx, booked.id),
        name: await provedName(trx, customerEmail),
        now: context.now(),
      };
      const mailId = mailWaits
        ? null
        : await queueMail(context, trx, appointmentConfirmed(mailData), company);
      await notifyBusiness(context, trx, mailData, { title: 'New booking' });
      const changeId = await recordChange(
        trx,
        context,
        booked.id,
        party,
        { action: 'booked', after: timeInWords(appointment), details: {} },
        mailId,
      );
      if (mailWaits) await queueMergedConfirmation(context, trx, { changeId });
      await audit(context, trx, {
        action: 'appointment.booked',
        object: ['appointment', booked.id],
        details: { party, kind, startsAt: span.startsAt.toISOString(), formatId: format.id },
      });
      return booked;
    }),
  );
  // The booking may have brought a new contact.
  tellOfContacts(context);
  return stored;
};

const book = async (
  context: Context,
  values: NewAppointment,
  booking: Omit<Booking, 'mailWaits'>,
): Promise<Booked> => {
  const [free] = await context.query(somebodyFree, booking.span);
  if (!free) await refuseFull(context, values);
  // Only successful bookings count, so visitors who keep hitting taken slots are not shut out (docs/security.md, J6).
  return consumeUnlessFailed(
    context.limits,
    [
      ['bookingAddress', context.network],
      ['bookingEverywhere', ''],
    ],
    () =>
      withinMailbox(context, values.customerEmail, (mailWaits) =>
        store(context, values, { ...booking, mailWaits }),
      ),
  );
};

/**
 * Books an appointment: the row, the visitor's contact, the confirmation and its job in one transaction.
 * Concurrent requests for one slot take turns, so that all but the first few cost a single look.
 * @throws AppError BAD_INPUT, SLOT_TAKEN, TOO_MANY_REQUESTS; NOT_FOUND for a project that is not the viewer's
 */
export const bookAppointment = async (context: Context, input: unknown): Promise<Booked> => {
  const values = validate(newAppointment, input);
  const found = await bookable(context, values, 'guest');
  const party = context.viewer?.role === 'customer' ? 'customer' : 'visitor';
  return withSlotMutex(found.span.startsAt, () =>
    book(context, values, { ...found, party, consultantId: null, contactId: null }),
  );
};

/**
 * Books for a person who called or came by: with a chosen consultant, confirmed at once, under the same rules.
 * @returns the appointment's id
 * Without an address nobody is mailed; with a contact it is the contact's, unless one is given.
 * @throws AppError BAD_INPUT, SLOT_TAKEN, NOT_FOUND; FORBIDDEN for somebody new, without the right to make contacts; CONFLICT for whom a colleague
 * looks after
 */
export const bookAppointmentFor = async (context: Context, input: unknown): Promise<string> => {
  const { consultantId, contactId, customerEmail, ...given } = validate(newAppointmentFor, input);
  if (consultantId && !isId(consultantId)) throw new AppError('SLOT_TAKEN');
  const contact = contactId === null ? null : await chosenContact(context.db, context, contactId);
  const values = { ...given, customerEmail: customerEmail ?? contact?.email ?? '' };
  const found = await bookable(context, values, 'staff');
  const { id } = await countingRefusals(context, () =>
    withSlotMutex(found.span.startsAt, () =>
      store(context, values, { ...found, party: 'staff', consultantId, contactId, mailWaits: false }),
    ),
  );
  return id;
};
