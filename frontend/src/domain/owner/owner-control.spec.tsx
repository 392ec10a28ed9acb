import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DataProvider } from '../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../testing/render.tsx';
import { Toaster } from '../../ui/toasts/toaster.tsx';
import { OwnerControl } from './owner-control.tsx';

const ben = {
  __typename: 'StaffPerson',
  id: 'user-2',
  name: 'Ben Seller',
  role: 'sales',
  teamId: 'team-1',
  takesLeads: true,
  isAvailable: false,
};
const answers = {
  StaffToChoose: () => ({ staff: [ben] }),
  TeamsToChoose: () => ({ teams: [{ __typename: 'Team', id: 'team-1', name: 'Sales North' }] }),
  Assign: () => ({
    assign: { __typename: 'Assignment', id: 'act', changed: 1, undoUntil: '2027-01-04T10:00:00.000Z' },
  }),
  UndoAssignment: () => ({ undoAssignment: { __typename: 'Assignment', id: 'act', changed: 1 } }),
};

const draw = (
  owner: { id: string; name: string } | null,
  {
    role = 'office',
    viewerCanEdit = true,
  }: { role?: 'office' | 'sales' | 'project_manager'; viewerCanEdit?: boolean } = {},
) => {
  const user = userOf(role);
  const onChanged = vi.fn();
  const Page = () => {
    const [shown] = useState(owner);
    return (
      <DataProvider>
        <OwnerControl
          kind="contact"
          record={{ id: 'contact-1', viewerCanEdit }}
          what="Ada Byron"
          owner={shown}
          onChanged={onChanged}
        />
        <Toaster />
      </DataProvider>
    );
  };
  renderAt(<Page />, { at: '/contacts/contact-1', user, session: sessionOf({ user }) });
  return { user, onChanged };
};

describe('the owner of a record', () => {
  it('is whoever takes it, at once, while nobody has it (own.take-once)', async () => {
    const api = fakeApi(answers);
    const { user, onChanged } = draw(null);
    await userEvent.click(screen.getByRole('button', { name: 'Take Ada Byron' }));
    expect(screen.getByText(user.name)).toBeInTheDocument();
    expect(api.sent('Assign')).toEqual([
      { input: { kind: 'contact', ids: ['contact-1'], toPerson: user.id, from: 'none' } },
    ]);
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await vi.waitFor(() => expect(api.sent('UndoAssignment')).toEqual([{ id: 'act' }]));
    expect(await screen.findByText('Unassigned')).toBeInTheDocument();
  });

  it('is again as before if somebody else was faster', async () => {
    fakeApi({
      ...answers,
      Assign: () => refusal('CONFLICT', 'Somebody else has taken one of these meanwhile.'),
    });
    const { onChanged } = draw(null);
    await userEvent.click(screen.getByRole('button', { name: 'Take Ada Byron' }));
    expect(await screen.findByText('Somebody else has taken one of these meanwhile.')).toBeInTheDocument();
    expect(screen.getByText('Unassigned')).toBeInTheDocument();
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it('is chosen among those who may own it, their teams and nobody', async () => {
    const api = fakeApi(answers);
    const { user } = draw({ id: 'user-1', name: 'Ann Seller' });
    expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Assign Ada Byron' }));
    const choices = await screen.findAllByRole('radio');
    expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
      'Ben SellerSales North · away',
      'Sales NorthTeam, in equal shares',
      'NobodyUnassigned',
    ]);
    expect(user.role).toBe('office');
    await userEvent.click(choices[1] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Assign to Sales North' }));
    expect(api.sent('Assign')).toEqual([
      { input: { kind: 'contact', ids: ['contact-1'], toTeam: 'team-1' } },
    ]);
  });

  it('is only named to who may not assign it', () => {
    fakeApi(answers);
    draw({ id: 'user-1', name: 'Ann Seller' }, { role: 'sales', viewerCanEdit: false });
    expect(screen.getByText('Ann Seller')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Ada Byron/ })).toBeNull();
  });
});
