import { comparePath, withComparisonSentence } from '@hearthline/rules/homes/compare/compared.ts';
import { designOf } from '@hearthline/rules/design.ts';
import { eachAppointmentText } from '@hearthline/rules/sale/appointments/appointment-texts.ts';
import { withDesignSentence } from '@hearthline/rules/homes/design-sentence.ts';
import { planOf, withPlanSentence } from '@hearthline/rules/homes/plans/plan-interest.ts';
import { isDay } from '../../../../platform/dates/calendar-day.ts';
import { createDraft, visitorDraftDays } from '../../../../platform/form-memory/draft.ts';
import type { BookedHome } from './booked-home.tsx';

/** The booking form before anything is chosen or typed, in the order of the page. */
export const blankBooking = {
  formatId: '',
  /** The display location to come to; of no effect unless the format is a visit. */
  locationId: '',
  appointmentDate: '',
  appointmentTime: '',
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  ...eachAppointmentText(() => ''),
};
/** The values of the booking form: text as typed, empty where nothing is chosen yet. */
export type BookingValues = Readonly<typeof blankBooking>;
export type BookingField = keyof BookingValues;

export const bookingDraft = createDraft<BookingValues>('bookingDraft', blankBooking, visitorDraftDays);

/** A day and a time that a link asks for, as in the mails that offer free times. */
const requestedTime = (query: URLSearchParams): Partial<BookingValues> => {
  const [date, time] = [query.get('date'), query.get('time')];
  return date !== null && isDay(date) ? { appointmentDate: date, appointmentTime: time ?? '' } : {};
};

/** A display location that a link asks to come to, which is a visit. */
const locationInQuery = (query: URLSearchParams): Partial<BookingValues> => {
  const locationId = query.get('location');
  return locationId === null ? {} : { formatId: '', locationId };
};

/**
 * The kept values, without a day that can no longer be booked, and with the design or floor plan, the time and the
 * display location given in the page's address. The message names the home that was looked up for it. Days are `yyyy-mm-dd`.
 */
export const readBooking = (
  firstDate: string,
  lastDate: string,
  address = window.location.search,
  closedDates: readonly string[] = [],
  home: Pick<BookedHome, 'named' | 'compared'> | null = null,
): BookingValues => {
  const draft = bookingDraft.read();
  const query = new URLSearchParams(address);
  const message = withDesignSentence(draft.message, designOf(query));
  const restored = {
    ...draft,
    ...requestedTime(query),
    ...locationInQuery(query),
    message: home?.compared
      ? withComparisonSentence(
          message,
          home.compared.map(({ name }) => name),
          window.location.origin + comparePath(home.compared.map(({ id }) => id)),
        )
      : withPlanSentence(message, home?.named ?? planOf(query)),
  };
  const isOpen =
    restored.appointmentDate >= firstDate &&
    restored.appointmentDate <= lastDate &&
    !closedDates.includes(restored.appointmentDate);
  return isOpen ? restored : { ...restored, appointmentDate: '', appointmentTime: '' };
};
