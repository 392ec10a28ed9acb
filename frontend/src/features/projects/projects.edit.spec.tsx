import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { DataProvider } from '../../platform/apollo.tsx';
import { fakeApi, refusal } from '../../testing/api.ts';
import { renderAt, sessionOf, userOf } from '../../testing/render.tsx';
import { EditProjectDialog } from './edit-project-dialog.tsx';

const stored = (other: object = {}) => ({
  __typename: 'Project', id: 'p1', version: 3, name: 'Cedar', description: 'A home', status: 'planning', stage: 'Design', progress: 10, address: null, startDate: null,
  estimatedCompletion: null, budget: 100000, actualCost: null, sqft: null, bedrooms: null, bathrooms: null, propertyType: null, contactPhone: null, contactEmail: null,
  notes: null, customer: null, contractor: null, contact: null, viewerEditableFields: ['name', 'description', 'status', 'stage', 'progress', 'address', 'notes'], ...other,
});
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi({ ProjectToEdit: () => ({ project: stored() }), UpdateProject: () => refusal('CONFLICT', 'Somebody else changed this project.') });
});

it.each([['Load the newer version', null], ['Keep what I typed', '1 New Road']])('whoever is slower is told, and overwrites nothing else: %s', async (choice, address) => {
  let closed = 0;
  renderAt(<DataProvider><EditProjectDialog id="p1" onClose={() => (closed += 1)} /></DataProvider>, { at: '/projects/p1', session: sessionOf({ user: userOf('admin') }) });
  await userEvent.clear(await screen.findByLabelText(/^Site address/));
  await userEvent.type(screen.getByLabelText(/^Site address/), '1 New Road');
  api.answer('ProjectToEdit', () => ({ project: stored({ version: 7, name: 'Cedar II' }) }));
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/Somebody else changed this/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Site address/)).toHaveValue('1 New Road');
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();

  await userEvent.click(screen.getByRole('button', { name: choice }));
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Cedar II'));
  expect(screen.getByLabelText(/^Site address/)).toHaveValue(address ?? '');
  expect(closed).toBe(0);

  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(api.sent('UpdateProject')).toHaveLength(2));
  expect(api.sent('UpdateProject').map(({ input }) => input)).toEqual([{ version: 3, address: '1 New Road' }, { version: 7, ...(address && { address }) }]);
});
