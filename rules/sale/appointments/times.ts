import { initialHours, slotTimes } from '../../dates/hours.ts';

/** docs/specification.md, section 9: every 30 minutes from 09:00 AM to 04:30 PM, until an admin changes the business hours. */
export const appointmentTimes: readonly string[] = slotTimes(initialHours);
/** A slot's start time, as in `01:30 PM`. */
export type AppointmentTime = string;

/** How many days ahead a consultation can be booked. */
export const bookingHorizonDays = 180;

/** Hours and minutes (24-hour clock) of a slot's text, as in `01:30 PM` → `{ hour: 13, minute: 30 }`. */
export const clockOf = (time: AppointmentTime): { hour: number; minute: number } => {
  const hour = Number(time.slice(0, 2)) % 12;
  return { hour: time.endsWith('PM') ? hour + 12 : hour, minute: Number(time.slice(3, 5)) };
};
