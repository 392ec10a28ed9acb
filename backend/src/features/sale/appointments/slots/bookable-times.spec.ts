import { appointmentSentences } from '@hearthline/rules/sale/appointments/appointment-sentences.ts';
import { initialHours } from '@hearthline/rules/dates/hours.ts';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../platform/errors.ts';
import { bookableStart, isTooLate, isTooSoon, withBuffers } from './bookable-times.ts';

const zone = 'America/Los_Angeles';
/** Noon of a Tuesday in Los Angeles. */
const now = new Date('2027-01-05T20:00:00Z');

describe('the time that a consultant keeps free', () => {
  it('begins before the appointment and ends after it by the minutes of the format', () => {
    const period = { startsAt: new Date('2027-01-11T18:00:00Z'), endsAt: new Date('2027-01-11T19:00:00Z') };
    expect(withBuffers(period, { bufferBefore: 15, bufferAfter: 45 })).toEqual({
      ...period,
      from: new Date('2027-01-11T17:45:00Z'),
      until: new Date('2027-01-11T19:45:00Z'),
    });
  });
});

describe('the notice of a format', () => {
  it.each([
    ['exactly two hours ahead is early enough', '2027-01-05T22:00:00.000Z', false],
    ['a millisecond less is too soon', '2027-01-05T21:59:59.999Z', true],
  ])('%s', (_what, startsAt, tooSoon) => {
    expect(isTooSoon(new Date(startsAt), { noticeHours: 2 }, now)).toBe(tooSoon);
  });
});

describe('the end of an appointment', () => {
  it.each([
    ['04:30 PM', 30, false],
    ['04:30 PM', 31, true],
    ['04:00 PM', 60, false],
    ['04:00 PM', 90, true],
    ['09:00 AM', 480, false],
    ['09:00 AM', 481, true],
  ])('from %s, %i minutes are too long where the business closes at five: %s', (time, minutes, tooLate) => {
    expect(isTooLate(time, { minutes }, initialHours)).toBe(tooLate);
  });
});

describe('a start', () => {
  const weekdays = { ...initialHours, days: [1, 2, 3, 4, 5] };
  const start = (
    appointmentDate: string,
    appointmentTime: string,
    { hours = initialHours, at = now }: { hours?: typeof initialHours; at?: Date } = {},
  ): unknown => {
    try {
      return bookableStart({ zone, hours, now: at }, { appointmentDate, appointmentTime });
    } catch (error) {
      return error instanceof AppError ? error.fields : error;
    }
  };

  it.each([
    ['the first of today', '2027-01-05', '12:30 PM', '2027-01-05T20:30:00.000Z'],
    ['the last day of the horizon', '2027-07-04', '09:00 AM', '2027-07-04T16:00:00.000Z'],
  ])('may be %s', (_what, day, time, startsAt) => {
    expect(start(day, time)).toEqual(new Date(startsAt));
  });

  it.each([
    ['now', '2027-01-05', '12:00 PM', { appointmentTime: appointmentSentences.past }],
    ['yesterday', '2027-01-04', '04:30 PM', { appointmentDate: appointmentSentences.past }],
    ['beyond the horizon', '2027-07-05', '09:00 AM', { appointmentDate: appointmentSentences.tooFar }],
    ['before opening', '2027-01-06', '08:30 AM', { appointmentTime: appointmentSentences.invalidTime }],
    ['at closing time', '2027-01-06', '05:00 PM', { appointmentTime: appointmentSentences.invalidTime }],
  ])('may not be %s', (_what, day, time, fields) => {
    expect(start(day, time)).toEqual(fields);
  });

  it('may be a millisecond ahead', () => {
    expect(start('2027-01-05', '12:00 PM', { at: new Date(now.getTime() - 1) })).toEqual(now);
  });

  it('may not be on a day on which the business is closed', () => {
    expect(start('2027-01-09', '09:00 AM', { hours: weekdays })).toEqual({
      appointmentDate: appointmentSentences.closed,
    });
    expect(start('2027-01-08', '09:00 AM', { hours: weekdays })).toEqual(new Date('2027-01-08T17:00:00Z'));
  });
});
