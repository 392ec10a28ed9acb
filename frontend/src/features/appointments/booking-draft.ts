import { designOf, withDesignSentence } from '@hearthline/rules/design.ts';
import { createDraft, visitorDraftDays } from '../../platform/draft.ts';

/** What the booking form holds: text as it was typed, empty where nothing was chosen yet. */
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
 * The kept values without a day that can no longer be booked, and with the design that the page's address carries.
 * Days are `yyyy-mm-dd`.
 */
export const readBooking = (firstDate: string, lastDate: string, address = window.location.search, closedDates: readonly string[] = []): BookingValues => {
  const draft = bookingDraft.read();
  const kept = { ...draft, message: withDesignSentence(draft.message, designOf(new URLSearchParams(address))) };
  const isOpen = kept.appointmentDate >= firstDate && kept.appointmentDate <= lastDate && !closedDates.includes(kept.appointmentDate);
  return isOpen ? kept : { ...kept, appointmentDate: '', appointmentTime: '' };
};
