import { createDraft } from '../../platform/draft.ts';

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

export const bookingDraft = createDraft<BookingValues>('bookingDraft', blankBooking);

/** The kept values without a day that can no longer be booked. Days are `yyyy-mm-dd`. */
export const readBooking = (firstDate: string, lastDate: string): BookingValues => {
  const kept = bookingDraft.read();
  const isOpen = kept.appointmentDate >= firstDate && kept.appointmentDate <= lastDate;
  return isOpen ? kept : { ...kept, appointmentDate: '', appointmentTime: '' };
};
