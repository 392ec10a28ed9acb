import { slotMinutes, slotTexts } from '@hearthline/rules/dates/hours.ts';
import type { StaffAppointmentRowFragment } from '../../../../gql/generated.ts';
import { minutesBetween } from '../format-words.tsx';

/** How many half hours a booking takes up. */
export const slotsOf = (one: StaffAppointmentRowFragment): number =>
  Math.max(1, Math.ceil(minutesBetween(one) / slotMinutes));

const covers = (one: StaffAppointmentRowFragment, other: StaffAppointmentRowFragment): boolean => {
  if (one.consultantId !== other.consultantId || one.appointmentDate !== other.appointmentDate) return false;
  const [start, at] = [one, other].map(({ appointmentTime }) => slotTexts.indexOf(appointmentTime));
  return (start ?? 0) < (at ?? 0) + slotsOf(other) && (at ?? 0) < (start ?? 0) + slotsOf(one);
};

/**
 * The bookings that a calendar shows, in the order of time. A cancelled time may have been booked again: the cancelled booking is
 * then left out, and can be found in the list.
 */
export const shownBookings = (
  appointments: readonly StaffAppointmentRowFragment[],
): StaffAppointmentRowFragment[] => {
  const live = appointments.filter(({ status }) => status !== 'cancelled');
  const shown = [...live];
  for (const one of appointments)
    if (one.status === 'cancelled' && !shown.some((other) => covers(one, other))) shown.push(one);
  return shown.sort((a, b) => a.startsAt.localeCompare(b.startsAt));
};

/** Where a booking stands beside those at the same time. */
export interface Lane {
  /** From 0. */
  readonly lane: number;
  /** How many stand beside each other there. */
  readonly lanes: number;
}

/** The lanes of a day's bookings, by their ids: those at the same time, which different consultants have, stand side by side. */
export const lanesOf = (shown: readonly StaffAppointmentRowFragment[]): ReadonlyMap<string, Lane> => {
  const found = new Map<string, Lane>();
  let group: { id: string; lane: number }[] = [];
  /** The slot at which each lane is free again. */
  let ends: number[] = [];
  const close = (): void => {
    for (const { id, lane } of group) found.set(id, { lane, lanes: ends.length });
    [group, ends] = [[], []];
  };
  for (const one of shown) {
    const start = slotTexts.indexOf(one.appointmentTime);
    if (ends.every((end) => end <= start)) close();
    const free = ends.findIndex((end) => end <= start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = start + slotsOf(one);
    group.push({ id: one.id, lane });
  }
  close();
  return found;
};
