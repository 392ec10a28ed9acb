import { describe, expect, it } from 'vitest';
import {
  appointmentSentences,
  appointmentTimes,
  bookedText,
  clockOf,
  newAppointment,
  slotMinutes,
} from './rules.ts';

describe('appointments (specification, sections 2, 5, 8 and 9)', () => {
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

  it.each(['2027-02-29', '2027-04-31', '2027-00-01', '27-01-01', 'tomorrow'])(
    'are not on %s',
    (appointmentDate) => {
      expect(newAppointment.safeParse({ ...filled, appointmentDate }).success).toBe(false);
    },
  );
});
