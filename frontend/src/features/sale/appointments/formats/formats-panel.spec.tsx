import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf, showComponentStyles } from '../../../../testing/render.tsx';
import { FormatsPanel } from './formats-panel.tsx';

showComponentStyles();

const format = (other: object = {}) => ({
  __typename: 'AppointmentFormatForStaff',
  id: 'f1',
  name: 'Phone call',
  medium: 'phone',
  place: null,
  placeText: 'By phone: we call you',
  minutes: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  noticeHours: 0,
  offered: true,
  version: 2,
  ...other,
});
const visit = format({
  id: 'f2',
  name: 'Visit',
  medium: 'visit',
  placeText: '1 Elm St, Kelso',
  minutes: 60,
  bufferBefore: 15,
  bufferAfter: 30,
  noticeHours: 24,
  offered: false,
});
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi({ AppointmentFormatsForStaff: () => ({ appointmentFormatsForStaff: [format(), visit] }) });
});
const draw = () =>
  renderAt(
    <DataProvider>
      <FormatsPanel />
    </DataProvider>,
    { at: '/admin', session: sessionOf({ user: userOf('admin') }) },
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('says of each format where it is and what time it takes', async () => {
  draw();
  const row = within(
    within(await screen.findByRole('list', { name: 'Appointment formats' })).getAllByRole('listitem')[1]!,
  );
  for (const text of [
    'Visit',
    '1 hour · kept free: 15 minutes before, 30 minutes after · at least 24 hours ahead',
    '1 Elm St, Kelso',
    'Staff only',
  ])
    expect(row.getAllByText(text)[0]).toBeVisible();
});

it('adds one, and marks what cannot be', async () => {
  api.answer('CreateAppointmentFormat', () => ({ createAppointmentFormat: format({ id: 'f3' }) }));
  draw();
  await press('Add format');
  await userEvent.type(screen.getByLabelText('Name *'), 'Plant tour');
  await userEvent.clear(screen.getByLabelText('Length in minutes *'));
  await press('Save format');
  await waitFor(() => expect(screen.getByLabelText('Length in minutes *')).toBeInvalid());
  await userEvent.type(screen.getByLabelText('Length in minutes *'), '90');
  await press('Save format');
  await waitFor(() =>
    expect(api.sent('CreateAppointmentFormat')).toEqual([
      {
        input: {
          name: 'Plant tour',
          medium: 'visit',
          place: null,
          minutes: 90,
          bufferBefore: 0,
          bufferAfter: 0,
          noticeHours: 0,
          offered: true,
        },
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says why the last one must stay offered', async () => {
  const sentence = 'Visitors must be able to book at least one format';
  api.answer('UpdateAppointmentFormat', () => refusal('BAD_INPUT', sentence, { offered: sentence }));
  draw();
  await press(/^Edit ?Phone call$/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Visitors can book it' }));
  await press('Save format');
  expect((await screen.findAllByText(sentence))[0]).toBeVisible();
  expect(api.sent('UpdateAppointmentFormat')).toMatchObject([
    { id: 'f1', input: { offered: false, version: 2 } },
  ]);
});

it('changes the order, and asks before it removes', async () => {
  api.answer('MoveAppointmentFormat', () => ({ moveAppointmentFormat: [visit, format()] }));
  api.answer('RemoveAppointmentFormat', () => ({ removeAppointmentFormat: 'f2' }));
  draw();
  await press('Move Visit up');
  await waitFor(() => expect(api.sent('MoveAppointmentFormat')).toEqual([{ id: 'f2', up: true }]));
  await press(/^Remove ?Visit$/);
  expect(api.sent('RemoveAppointmentFormat')).toEqual([]);
  await press('Remove format');
  await waitFor(() => expect(api.sent('RemoveAppointmentFormat')).toEqual([{ id: 'f2' }]));
});
