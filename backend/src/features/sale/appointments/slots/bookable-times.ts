import {
  formatSentences,
  locationClosedText,
  tooSoonText,
} from '@hearthline/rules/sale/appointments/formats.ts';
import { appointmentSentences } from '@hearthline/rules/sale/appointments/appointment-sentences.ts';
import { bookingHorizonDays, clockOf } from '@hearthline/rules/sale/appointments/times.ts';
import type { NewAppointment } from '@hearthline/rules/sale/appointments/appointment-rules.ts';
import {
  clockTimes,
  slotMinutes,
  slotTexts,
  slotTimes,
  weekdayOf,
  type BusinessHours,
} from '@hearthline/rules/dates/hours.ts';
import { hoursLines, isOpenFor } from '@hearthline/rules/people/locations/opening.ts';
import { dayIn, periodOf, type Period } from '../../../../platform/time/business-time.ts';
import type { Context } from '../../../../platform/context.ts';
import { fieldError } from '../../../../platform/errors.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import type { VisitedLocation } from '../../../people/locations/location.api.ts';
import type { FormatRow } from '../formats/format.queries.ts';

/** What decides which times can be booked. */
export interface BookingRules {
  readonly zone: string;
  readonly hours: BusinessHours;
  readonly now: Date;
}

export const bookingRules = async (context: Context): Promise<BookingRules> => {
  const [zone, hours] = await Promise.all([readSetting(context, 'timeZone'), readSetting(context, 'hours')]);
  return { zone, hours, now: context.now() };
};

type Chosen = Pick<NewAppointment, 'appointmentDate' | 'appointmentTime'>;
type Around = Pick<FormatRow, 'bufferBefore' | 'bufferAfter'>;

/** An appointment's time, and the longer one in which its consultant takes no other. */
export interface Span extends Period {
  readonly from: Date;
  readonly until: Date;
}

const minuteMs = 60_000;

/** A period with the time around it. */
export const withBuffers = ({ startsAt, endsAt }: Period, { bufferBefore, bufferAfter }: Around): Span => ({
  startsAt,
  endsAt,
  from: new Date(startsAt.getTime() - bufferBefore * minuteMs),
  until: new Date(endsAt.getTime() + bufferAfter * minuteMs),
});

/** The span of an appointment of a format that starts at a time of the business's clock. */
export const spanOf = (
  { appointmentDate, appointmentTime }: Chosen,
  format: Around & Pick<FormatRow, 'minutes'>,
  zone: string,
): Span => withBuffers(periodOf(appointmentDate, clockOf(appointmentTime), format.minutes, zone), format);

const hourMs = 60 * minuteMs;

/** Whether visitors can no longer book a start, because the format wants longer notice. */
export const isTooSoon = (
  startsAt: Date,
  { noticeHours }: Pick<FormatRow, 'noticeHours'>,
  now: Date,
): boolean => startsAt.getTime() < now.getTime() + noticeHours * hourMs;

/** Whether an appointment of a length would end after the business closes. */
export const isTooLate = (
  time: string,
  { minutes }: Pick<FormatRow, 'minutes'>,
  { closes }: BusinessHours,
): boolean => (slotTexts.indexOf(time) - clockTimes.indexOf(closes)) * slotMinutes + minutes > 0;

/** Whether a display location is closed at some minute of an appointment. */
export const isClosedAt = (
  location: Pick<VisitedLocation, 'hours'> | null,
  { appointmentDate, appointmentTime }: Chosen,
  { minutes }: Pick<FormatRow, 'minutes'>,
): boolean =>
  location !== null &&
  !isOpenFor(location.hours, appointmentDate, clockTimes[slotTexts.indexOf(appointmentTime)] ?? '', minutes);

/** When a slot starts; refuses slots that are past, too far ahead or outside business hours, by the business's clock (docs/security.md, J3, J4). */
export const bookableStart = (
  { zone, hours, now }: BookingRules,
  { appointmentDate, appointmentTime }: Chosen,
): Date => {
  if (!slotTimes(hours).includes(appointmentTime))
    throw fieldError('appointmentTime', appointmentSentences.invalidTime);
  if (appointmentDate > dayIn(zone, now, bookingHorizonDays))
    throw fieldError('appointmentDate', appointmentSentences.tooFar);
  if (appointmentDate < dayIn(zone, now)) throw fieldError('appointmentDate', appointmentSentences.past);
  if (!hours.days.includes(weekdayOf(appointmentDate)))
    throw fieldError('appointmentDate', appointmentSentences.closed);
  const { startsAt } = periodOf(appointmentDate, clockOf(appointmentTime), 0, zone);
  if (startsAt <= now) throw fieldError('appointmentTime', appointmentSentences.past);
  return startsAt;
};

/**
 * The span of an appointment in a format; refuses what ends after closing time or is outside the hours of the display location, and,
 * for anyone but staff, what is too soon.
 */
export const bookableSpan = (
  rules: BookingRules,
  chosen: Chosen,
  format: FormatRow,
  isStaff: boolean,
  location: VisitedLocation | null,
): Span => {
  const startsAt = bookableStart(rules, chosen);
  if (isTooLate(chosen.appointmentTime, format, rules.hours))
    throw fieldError('appointmentTime', formatSentences.tooLate);
  if (location && isClosedAt(location, chosen, format))
    throw fieldError('appointmentTime', locationClosedText(location.name, hoursLines(location.hours)));
  if (!isStaff && isTooSoon(startsAt, format, rules.now))
    throw fieldError('appointmentTime', tooSoonText(format.noticeHours));
  return spanOf(chosen, format, rules.zone);
};
