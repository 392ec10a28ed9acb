import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { ContactTimeline } from './contact-timeline.tsx';
import { press } from '../../../../testing/contact-server.tsx';

const entry = (other: object) => ({
  __typename: 'TimelineEntry',
  id: 'note-1',
  kind: 'note',
  at: '2026-11-03T12:00:00.000Z',
  title: 'Note',
  text: 'Wants a porch.',
  by: 'Avery',
  status: null,
  roof: null,
  siding: null,
  phone: null,
  design: null,
  designCode: null,
  designVersion: null,
  link: null,
  version: 1,
  viewerCanEdit: true,
  ...other,
});
let note: ReturnType<typeof entry>;
let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  sessionStorage.clear();
  note = entry({});
  api = fakeApi({
    ContactTimeline: () => ({
      contactTimeline: { __typename: 'ContactTimeline', entries: [note], next: null },
    }),
    UpdateContactNote: ({ input }) => {
      const { text, version } = input as { text: string; version: number };
      if (version !== note.version) return refusal('CONFLICT', 'Somebody else changed this in the meantime.');
      note = entry({ text, version: version + 1 });
      return { updateContactNote: 'note-1' };
    },
  });
});

const editing = async (typed: string): Promise<HTMLElement> => {
  renderAt(
    <DataProvider>
      <ContactTimeline contactId="id-1" changes={0} />
    </DataProvider>,
  );
  await screen.findByText('Wants a porch.');
  await press('Edit note');
  const field = screen.getByLabelText('Edit note');
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  // The same user edits it in another browser.
  note = entry({ text: 'Wants a wide porch.', version: 2 });
  await userEvent.click(screen.getAllByRole('button', { name: 'Save note' })[1] as HTMLElement);
  await screen.findByText(/Somebody else changed this in the meantime/);
  expect(field).toHaveValue(typed);
  expect(screen.getAllByRole('button', { name: 'Save note' })[1]).toBeDisabled();
  return field;
};

it('of two who change a note the second can load the newer one', async () => {
  const field = await editing('Wants no porch.');
  await press('Load the newer version');
  expect(field).toHaveValue('Wants a wide porch.');
  await userEvent.type(field, ' And stairs.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Save note' })[1] as HTMLElement);
  expect(await screen.findByText('Wants a wide porch. And stairs.')).toBeInTheDocument();
  expect(api.sent('UpdateContactNote').map(({ input }) => input)).toEqual([
    { text: 'Wants no porch.', version: 1 },
    { text: 'Wants a wide porch. And stairs.', version: 2 },
  ]);
});

it('or keep what was typed, which the next save writes over it', async () => {
  const field = await editing('Wants no porch.');
  await press('Keep what I typed');
  expect(field).toHaveValue('Wants no porch.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Save note' })[1] as HTMLElement);
  expect(await screen.findByText('Wants no porch.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Edit note')).toBeNull();
});

it('a note keeps what was typed while the server cannot be reached', async () => {
  renderAt(
    <DataProvider>
      <ContactTimeline contactId="id-1" changes={0} />
    </DataProvider>,
  );
  await userEvent.type(await screen.findByLabelText('Add a note'), 'Called back.');
  await press('Save note');
  expect(
    await screen.findByText('We could not reach the server. Please check your connection and try again.'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Add a note')).toHaveValue('Called back.');
});

it('what is typed while a note is saved stays', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  api.answer('AddContactNote', () => promise);
  renderAt(
    <DataProvider>
      <ContactTimeline contactId="id-1" changes={0} />
    </DataProvider>,
  );
  const field = await screen.findByLabelText('Add a note');
  await userEvent.type(field, 'Called.');
  await press('Save note');
  await userEvent.type(field, ' Wrote.');
  resolve({ addContactNote: 'note-2' });
  await screen.findByRole('button', { name: 'Save note' });
  expect(field).toHaveValue('Called. Wrote.');
});

it('the focus stays at the button once a note is saved, which saves nothing then, and goes to that of the note that was edited', async () => {
  api.answer('AddContactNote', () => ({ addContactNote: 'note-2' }));
  renderAt(
    <DataProvider>
      <ContactTimeline contactId="id-1" changes={0} />
    </DataProvider>,
  );
  const field = await screen.findByLabelText('Add a note');
  await userEvent.type(field, 'Called.');
  await press('Save note');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(screen.getByRole('button', { name: 'Save note' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(api.sent('AddContactNote')).toHaveLength(1);
  await press('Edit note');
  await userEvent.type(screen.getByLabelText('Edit note'), ' Soon.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Save note' })[1] as HTMLElement);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit note' })).toHaveFocus());
  await press('Edit note');
  await press('Cancel');
  expect(screen.getByRole('button', { name: 'Edit note' })).toHaveFocus();
});

it('a note that is edited stays open until it is saved', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  api.answer('UpdateContactNote', () => promise);
  renderAt(
    <DataProvider>
      <ContactTimeline contactId="id-1" changes={0} />
    </DataProvider>,
  );
  await screen.findByText('Wants a porch.');
  await press('Edit note');
  await userEvent.type(screen.getByLabelText('Edit note'), ' Soon.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Save note' })[1] as HTMLElement);
  await press('Cancel');
  expect(screen.getByLabelText('Edit note')).toBeInTheDocument();
  resolve({ updateContactNote: 'note-1' });
  await waitFor(() => expect(screen.queryByLabelText('Edit note')).toBeNull());
});

it('a note that was half written is there again when its contact is opened again, and nowhere else', async () => {
  const draw = (contactId: string) =>
    renderAt(
      <DataProvider>
        <ContactTimeline contactId={contactId} changes={0} />
      </DataProvider>,
    );
  const first = draw('id-1');
  await userEvent.type(await screen.findByLabelText('Add a note'), 'Called');
  first.unmount();
  const other = draw('id-2');
  expect(await screen.findByLabelText('Add a note')).toHaveValue('');
  other.unmount();
  draw('id-1');
  await waitFor(() => expect(screen.getByLabelText('Add a note')).toHaveValue('Called'));
});
