import { describe, expect, it } from 'vitest';
import {
  appointmentAbout,
  appointmentStatuses,
  canChangeAppointment,
  movesOf,
  noteToCustomer,
  type AppointmentStatus,
} from './appointment-changes.ts';

const startsAt = new Date('2027-03-01T17:00:00Z');
const movesAt = (status: AppointmentStatus, now: string): string[] =>
  movesOf({ status, startsAt }, new Date(now));

describe('what can be done with an appointment', () => {
  it.each([
    ['booked', ['confirm', 'reschedule', 'cancel']],
    ['confirmed', ['reschedule', 'cancel']],
    ['held', []],
    ['missed', []],
    ['cancelled', []],
  ] as const)('that is %s, up to the last millisecond before it starts: %j', (status, moves) => {
    expect(movesAt(status, '2027-03-01T16:59:59.999Z')).toEqual(moves);
  });

  it.each([
    ['booked', ['hold', 'miss']],
    ['confirmed', ['hold', 'miss']],
    ['held', ['miss']],
    ['missed', ['hold']],
    ['cancelled', []],
  ] as const)('that is %s, from its start on: %j', (status, moves) => {
    expect(movesAt(status, '2027-03-01T17:00:00Z')).toEqual(moves);
  });

  it('never includes confirming one that has begun', () => {
    for (const status of appointmentStatuses)
      expect(canChangeAppointment('confirm', { status, startsAt }, startsAt)).toBe(false);
  });
});

describe('the words that staff add', () => {
  it('to a customer have at most 1,000 characters', () => {
    expect(noteToCustomer.safeParse('x'.repeat(1000)).success).toBe(true);
    expect(noteToCustomer.safeParse('x'.repeat(1001)).error?.issues[0]?.message).toBe(
      'Must be at most 1000 characters',
    );
  });

  it('about the place have at most 300 characters', () => {
    const messagesOf = (length: number) =>
      appointmentAbout.safeParse({ kind: 'meeting', place: 'x'.repeat(length) });
    expect(messagesOf(300).success).toBe(true);
    expect(messagesOf(301).error?.issues[0]?.message).toBe('Must be at most 300 characters');
  });
});
