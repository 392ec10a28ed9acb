import { describe, expect, it } from 'vitest';
import { appointmentSentences, bookedText } from './appointment-sentences.ts';
import { appointmentTimes, clockOf } from './times.ts';
import { newAppointment } from './appointment-rules.ts';
import { slotMinutes } from '../../dates/hours.ts';

describe('appointments (docs/specification.md, sections 2, 5, 8 and 9)', () => {
  it('have sixteen times, every thirty minutes from 09:00 AM to 04:30 PM', () => {
    expect(appointmentTimes).toHaveLength(16);
    expect([appointmentTimes[0], appointmentTimes[6], appointmentTimes.at(-1)]).toEqual([
      '09:00 AM',
      '12:00 PM',
      '04:30 PM',
    ]);
    const minutes = appointmentTimes.map((time) => clockOf(time).hour * 60 + clockOf(time).minute);
    expect(minutes).toEqual(minutes.map((_, index) => 9 * 60 + index * slotMinutes));
  });

  it('are spoken of word for word', () => {
    expect(appointmentSentences).toMatchObject({
      businessHours: '7 days a week, 9:00 AM to 5:00 PM',
      formTitle: 'Schedule Your Consultation',
      formSubtitle: 'Book a meeting with our housing systems experts',
      missingTitle: 'Missing Information',
      missing: 'Please fill in all required fields and select a date and time.',
      submitting: 'Scheduling...',
      bookedTitle: 'Appointment Scheduled!',
      failedTitle: 'Booking Failed',
      failed: 'There was an error scheduling your appointment. Please try again or contact us directly.',
    });
    expect(bookedText('Monday, March 1, 2027', '09:00 AM')).toBe(
      'Your appointment for Monday, March 1, 2027 at 9:00 AM is confirmed. An email confirmation will follow.',
    );
  });

  const filled = {
    customerName: ' Ada ',
    customerEmail: 'ada@example.com',
    customerPhone: '3605550142',
    appointmentDate: '2028-02-29',
    appointmentTime: '04:30 PM',
    message: ' ',
  };

  it('take what the form holds; an empty message is none', () => {
    expect(newAppointment.parse(filled)).toEqual({
      ...filled,
      customerName: 'Ada',
      message: null,
      kind: 'consultation',
      projectId: null,
      formatId: null,
      locationId: null,
      homeSlug: null,
      planCode: null,
      designCode: null,
    });
    expect(newAppointment.parse({ ...filled, message: undefined }).message).toBeNull();
  });

  it.each(['customerName', 'customerEmail', 'customerPhone', 'appointmentDate', 'appointmentTime'])(
    'need %s',
    (field) => {
      for (const nothing of ['', undefined, null]) {
        const { error } = newAppointment.safeParse({ ...filled, [field]: nothing });
        expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(new Set([field]));
      }
    },
  );

  it.each([
    ['appointmentDate', '', 'Please choose a day'],
    ['appointmentDate', '2027-02-29', 'Please choose a valid date'],
    ['appointmentDate', '1899-12-31', 'Please choose a valid date'],
    ['appointmentTime', '', 'Please choose a time'],
    ['appointmentTime', '09:10 AM', 'Please choose one of the offered times'],
    ['customerName', '', 'Name is required'],
    ['customerName', 'x'.repeat(201), 'Must be at most 200 characters'],
    ['message', 'x'.repeat(4001), 'Must be at most 4000 characters'],
  ])('with %s “%.10s” are refused in one sentence: %s', (field, value, sentence) => {
    const { error } = newAppointment.safeParse({ ...filled, [field]: value });
    expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });

  it.each([
    ['appointmentDate', '1900-01-01'],
    ['customerName', 'x'],
    ['customerName', 'x'.repeat(200)],
    ['message', 'x'.repeat(4000)],
  ])('with %s “%.10s” are taken', (field, value) => {
    expect(newAppointment.safeParse({ ...filled, [field]: value }).success).toBe(true);
  });

  it('are told how far ahead they can be', () =>
    expect(appointmentSentences.tooFar).toBe('Appointments can be booked up to 180 days ahead'));

  it.each(['2027-02-29', '2027-04-31', '2027-00-01', '27-01-01', 'tomorrow'])(
    'are not on %s',
    (appointmentDate) => {
      expect(newAppointment.safeParse({ ...filled, appointmentDate }).success).toBe(false);
    },
  );
});
