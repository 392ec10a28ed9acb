import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { refusal } from '../../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { endSession } from '../../../../testing/end-session.ts';
import {
  booked,
  drawStaff,
  press,
  startStaffServer,
} from '../../../../testing/staff-appointments-screen.tsx';
import { OwnAppointmentCard, type OwnAppointmentActions } from '../own/own-appointment-card.tsx';

const draw = () => drawStaff('/admin/appointments?appointment=one');
const form = async (name: string) => within(await screen.findByRole('dialog', { name }));
const chooseTime = async (time: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /January 14th/ }));
  await userEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${time}`) }));
};

describe('when the session of staff ends over a booking', () => {
  it('the time that was chosen comes back, and is moved to only when somebody says so', async () => {
    const api = startStaffServer([booked('one')]);
    const view = draw();
    await press('Reschedule');
    await chooseTime('03:00 PM');
    await userEvent.selectOptions(
      (await form('Choose another time')).getByLabelText('Consultant'),
      'Sofia Brandt',
    );
    endSession(view);
    api.elsewhere('one', { customerName: 'Ada King' });
    draw();
    expect(await screen.findByRole('radio', { name: /^03:00 PM/ })).toBeChecked();
    const again = await form('Choose another time');
    expect(again.getByLabelText('Consultant')).toHaveValue('sofia');
    expect(api.sent('RescheduleAppointment')).toEqual([]);
    await userEvent.click(again.getByRole('button', { name: 'Move the appointment' }));
    await waitFor(() =>
      expect(api.sent('RescheduleAppointment')).toEqual([
        {
          input: {
            id: 'one',
            version: 2,
            appointmentDate: '2027-01-14',
            appointmentTime: '03:00 PM',
            consultantId: 'sofia',
          },
        },
      ]),
    );
  });

  it('a time that was taken meanwhile is said to be', async () => {
    const api = startStaffServer([booked('one')]);
    const view = draw();
    await press('Reschedule');
    await chooseTime('03:00 PM');
    endSession(view);
    api.answer('AppointmentStaffSlots', () => ({
      appointmentStaffSlots: ['03:00 PM', '03:30 PM'].map((time) => ({
        __typename: 'StaffSlot',
        time,
        startsAt: '2027-01-14T23:00:00Z',
        past: false,
        obstacle: null,
        consultantIds: time === '03:00 PM' ? [] : ['morgan'],
      })),
    }));
    draw();
    expect(await screen.findByText(errorCatalogue.SLOT_TAKEN.message)).toBeInTheDocument();
    await press('Move the appointment');
    expect(api.sent('RescheduleAppointment')).toEqual([]);
  });

  it('the consultant that was chosen comes back', async () => {
    startStaffServer([booked('one')]);
    const view = draw();
    await press('Change consultant');
    await userEvent.selectOptions(
      (await form('Change consultant')).getByLabelText('Consultant'),
      'Sofia Brandt',
    );
    endSession(view);
    draw();
    expect((await form('Change consultant')).getByLabelText('Consultant')).toHaveValue('sofia');
  });

  it('no form is open for a booking that was cancelled meanwhile', async () => {
    const api = startStaffServer([booked('one')]);
    const view = draw();
    await press('Cancel appointment');
    fireEvent.change(await screen.findByLabelText(/Note to the customer/), {
      target: { value: 'Sorry' },
    });
    endSession(view);
    api.elsewhere('one', { status: 'cancelled' });
    draw();
    expect(
      await within(await screen.findByRole('dialog', { name: 'Consultation' })).findByText('Cancelled'),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it.each([
    [
      'is told by its name',
      { __typename: 'Project', id: 'birch', name: 'Birch Home', customerName: null },
      'Birch Home',
      'birch',
    ],
    ['is gone by now is let go', null, 'None', null],
  ])('a project that was found by searching and %s', async (_what, project, shown, sent) => {
    const api = startStaffServer([booked('one')]);
    const view = draw();
    await press('Kind, place and project');
    await screen.findByRole('option', { name: /Birch Home/ });
    await userEvent.selectOptions((await form('Kind, place and project')).getByLabelText('Project'), 'birch');
    endSession(view);
    api.answer('ProjectsForAppointment', () => ({ projects: { __typename: 'ProjectPage', projects: [] } }));
    api.answer('ProjectForAppointment', () =>
      project ? { project } : refusal('NOT_FOUND', 'This was not found.'),
    );
    draw();
    await form('Kind, place and project');
    await waitFor(() => expect(api.sent('ProjectForAppointment')).toEqual([{ id: 'birch' }]));
    await waitFor(async () =>
      expect((await form('Kind, place and project')).getByLabelText('Project')).toHaveDisplayValue(shown),
    );
    await press('Save');
    await waitFor(() =>
      expect(api.sent('DescribeAppointment')).toMatchObject([{ input: { projectId: sent } }]),
    );
  });
});

describe('when a customer’s session ends over their booking', () => {
  const own = {
    __typename: 'OwnAppointment' as const,
    id: 'one',
    version: 1,
    kind: 'consultation' as const,
    title: 'Consultation',
    status: 'booked' as const,
    appointmentDate: '2027-01-12',
    appointmentTime: '10:30 AM',
    startsAt: '2027-01-12T18:30:00Z',
    endsAt: '2027-01-12T19:00:00Z',
    formatName: 'Phone call',
    place: 'By phone: we call you',
    timeZone: 'America/Los_Angeles',
    consultantName: 'Morgan Hale',
    canChange: true,
  };
  const actions: OwnAppointmentActions = {
    onMove: vi.fn(),
    onCancel: vi.fn(),
    calendarOf: vi.fn(),
    onStale: vi.fn(),
  };
  const drawOwn = (canChange = true) =>
    renderAt(
      <DataProvider>
        <OwnAppointmentCard appointment={{ ...own, canChange } as never} actions={actions} />
      </DataProvider>,
      { user: userOf('customer') },
    );

  it.each([true, false])(
    'the time that was chosen comes back where it may still be moved: %s',
    async (canChange) => {
      const api = startStaffServer([]);
      api.answer('AppointmentSlots', () => ({
        appointmentSlots: ['03:00 PM', '03:30 PM'].map((time) => ({
          __typename: 'AppointmentSlot',
          time,
          startsAt: '2027-01-12T23:00:00Z',
          past: false,
          available: true,
          obstacle: null,
        })),
      }));
      const view = drawOwn();
      await press('Reschedule');
      await chooseTime('03:30 PM');
      endSession(view);
      drawOwn(canChange);
      if (canChange) expect(await screen.findByRole('radio', { name: /^03:30 PM/ })).toBeChecked();
      else expect(screen.queryByRole('dialog')).toBeNull();
      expect(actions.onMove).not.toHaveBeenCalled();
    },
  );
});
