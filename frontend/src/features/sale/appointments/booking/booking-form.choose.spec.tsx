import { appointmentTimes } from '@hearthline/rules/sale/appointments/times.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  requestsOf,
  day,
  draw,
  field,
  server,
  submit,
  time,
  times,
  startBookingServer,
} from '../../../../testing/booking-screen.tsx';
import { showComponentStyles } from '../../../../testing/render.tsx';

showComponentStyles();

startBookingServer();

describe('the booking form (docs/specification.md, sections 2 to 5)', () => {
  it('says what it is and when the business is open', async () => {
    await draw();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Schedule Your Consultation');
    expect(screen.getByText('Book a meeting with our housing systems experts')).toBeVisible();
    expect(screen.getByText('7 days a week, 9:00 AM to 5:00 PM')).toBeVisible();
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(field('Phone')).toHaveAttribute('type', 'tel');
  });

  it("offers the days from the business's today to the horizon, and no other", async () => {
    await draw();
    expect(screen.getByRole('grid', { name: 'March 2027' })).toBeVisible();
    expect(day('March 9th')).toBeDisabled();
    expect(day('Today, Wednesday, March 10th')).toBeEnabled();
    expect(screen.getByRole('button', { name: /Previous Month/ })).toHaveAttribute('aria-disabled', 'true');
    for (let month = 0; month < 8; month += 1)
      await userEvent.click(screen.getByRole('button', { name: /Next Month/ }));
    expect(screen.getByRole('grid', { name: 'September 2027' })).toBeVisible();
    expect(day('September 6th')).toBeEnabled();
    expect(day('September 7th')).toBeDisabled();
  });

  it('shows the times once a day is chosen, one day at a time', async () => {
    await draw();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await userEvent.click(day('March 15th'));
    expect(
      within(await times())
        .getAllByRole('radio')
        .map((slot) => slot.textContent.slice(0, 8)),
    ).toEqual(appointmentTimes);
    await userEvent.click(day('March 16th'));
    await times();
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
    expect(requestsOf('/api/appointments/slots')).toEqual([
      { date: '2027-03-15', formatId: 'phone' },
      { date: '2027-03-16', formatId: 'phone' },
    ]);
  });

  it('says in words which times are taken or past, and does not offer them', async () => {
    server.taken.add('2027-03-10 10:30 AM');
    server.past.add('2027-03-10 09:00 AM');
    await draw();
    await userEvent.click(day('March 10th'));
    await times();
    expect(time('10:30 AM Taken')).toBeDisabled();
    expect(time('09:00 AM Past')).toBeDisabled();
    expect(time('11:00 AM')).toBeEnabled();
  });

  it.each([
    ['taken', 'Every time on this day is taken.'],
    ['past', 'There are no more times on this day.'],
  ] as const)('leads on from a day whose times are all %s', async (why, sentence) => {
    for (const slot of appointmentTimes) server[why].add(`2027-03-10 ${slot}`);
    await draw();
    await userEvent.click(day('March 10th'));
    expect(await screen.findByText(`${sentence} Please choose another day.`)).toBeVisible();
    // Submitting anyway reports the full day, not that a time must be chosen.
    await userEvent.click(submit());
    await waitFor(() => expect(day('March 10th')).toHaveFocus());
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
      `${sentence} Please choose another day.`,
    );
    expect(screen.getAllByText(`${sentence} Please choose another day.`)).toHaveLength(1);
  });

  it('sums up when both are chosen, and asks anew when the day changes', async () => {
    await draw();
    await userEvent.click(day('March 15th'));
    await times();
    expect(screen.queryByText('Your appointment')).toBeNull();
    await userEvent.click(time('10:30 AM'));
    expect(screen.getByText('Monday, March 15, 2027 at 10:30 AM')).toBeVisible();
    expect(screen.getByText(/^Pacific Time, 30 minutes with/)).toBeVisible();
    await userEvent.click(day('March 16th'));
    expect(screen.queryByText('Your appointment')).toBeNull();
    await times();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('moves over the free times with the arrow keys and chooses with Enter', async () => {
    server.taken = new Set(['09:00 AM', '10:00 AM', '04:30 PM'].map((slot) => `2027-03-15 ${slot}`));
    await draw();
    await userEvent.click(day('March 15th'));
    await times();
    expect(screen.getAllByRole('radio').filter((slot) => slot.tabIndex === 0)).toEqual([time('09:30 AM')]);
    time('09:30 AM').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(time('10:30 AM')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(time('04:00 PM')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(time('04:00 PM')).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    expect(time('09:30 AM')).toBeChecked();
    await userEvent.tab();
    expect(field('Name')).toHaveFocus();
  });
});
