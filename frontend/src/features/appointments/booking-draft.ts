import { designOf, withDesignSentence } from '@hearthline/rules/design.ts';
import { planOf, withPlanSentence } from '@hearthline/rules/wish.ts';
import { createDraft, visitorDraftDays } from '../../platform/draft.ts';

/** The values of the booking form: text as typed, empty where nothing is chosen yet. */
export interface BookingValues {
  readonly appointmentDate: string;
  readonly appointmentTime: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
  readonly message: string;
}

export const blankBooking: BookingValues = {
  appointmentDate: '', appointmentTime: '', customerName: '', customerEmail: '', customerPhone: '', message: '',
};

export const bookingDraft = createDraft<BookingValues>('bookingDraft', blankBooking, visitorDraftDays);

/**
 * The kept values, without a day that can no longer be booked, and with the design or floor plan given in the page's
 * address. Days are `yyyy-mm-dd`.
 */
export const readBooking = (firstDate: string, lastDate: string, address = window.location.search, closedDates: readonly string[] = []): BookingValues => {
  const draft = bookingDraft.read();
  const query = new URLSearchParams(address);
  const kept = { ...draft, message: withPlanSentence(withDesignSentence(draft.message, designOf(query)), planOf(query)) };
  const isOpen = kept.appointmentDate >= firstDate && kept.appointmentDate <= lastDate && !closedDates.includes(kept.appointmentDate);
  return isOpen ? kept : { ...kept, appointmentDate: '', appointmentTime: '' };
};
