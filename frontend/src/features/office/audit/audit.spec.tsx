import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../testing/render.tsx';
import { AuditPanel } from './audit-panel.tsx';

const line = (other: object = {}) => ({
  __typename: 'AuditLine',
  id: 'a1',
  createdAt: '2027-01-05T20:00:00.000Z',
  actorId: 'u1',
  actorName: 'Avery Morgan',
  actorEmail: 'admin@example.com',
  action: 'project.update',
  object: 'project:0199aaaa-0000-7000-8000-00000badcafe',
  objectName: null,
  result: 'done',
  requestId: '34cc7da2-0000',
  details: { fields: ['budget', 'notes'], to: null },
  ...other,
});
const page = (lines: object[], hasOlder = false) => ({
  auditEntries: { __typename: 'AuditPage', auditEntries: lines, timeZone: 'America/Los_Angeles', hasOlder },
});
const keeping = () => ({
  auditKeeping: {
    __typename: 'AuditKeeping',
    days: 730,
    sealed: 24310,
    expired: 12,
    expiredAt: '2027-01-04T09:50:00.000Z',
  },
});
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi({
    AuditEntries: () => page([line()]),
    AuditActions: () => ({ auditActions: ['sign-in', 'project.update'] }),
    AuditKeeping: () => keeping(),
    SetAuditDays: ({ days }) => ({ setAuditDays: { ...keeping().auditKeeping, days } }),
  });
});
const draw = (at = '/admin?tab=settings&part=audit') =>
  renderAt(
    <DataProvider>
      <AuditPanel />
    </DataProvider>,
    { at, session: sessionOf({ user: userOf('admin') }) },
  );
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Audit log' }))
    .getAllByRole('row')
    .slice(1);

describe('the audit log', () => {
  it('says who did what to what, with a way to it', async () => {
    draw();
    const [row] = await rows();
    expect(row).toHaveTextContent('Avery Morgan');
    expect(row).toHaveTextContent('Edited a project');
    expect(row).toHaveTextContent('fields: budget, notes');
    expect(within(row!).getByRole('link', { name: 'Project' })).toHaveAttribute(
      'href',
      '/projects/0199aaaa-0000-7000-8000-00000badcafe',
    );
  });

  it('tells times by the clock of the business, and names it where it is not the reader’s', async () => {
    const reader = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    const zoneIs = (timeZone: string) =>
      reader.mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
    zoneIs('America/New_York');
    const view = draw();
    const [row] = await rows();
    expect(row).toHaveTextContent('Jan 5, 2027, 12:00 PM');
    expect(screen.getByText('Times are in Pacific Time.')).toBeInTheDocument();
    view.unmount();
    zoneIs('America/Los_Angeles');
    draw();
    await rows();
    expect(screen.queryByText(/^Times are in/)).toBeNull();
    reader.mockRestore();
  });

  it('says what a setting was and is, and how often something was refused', async () => {
    api.answer('AuditEntries', () =>
      page([
        line({
          id: 'a1',
          action: 'settings.update',
          details: {
            changes: {
              phone: { from: '(360) 555-0142', to: '(360) 555-0100' },
              days: { from: [1, 2, 3, 4, 5, 6, 7], to: [1, 2, 3, 4, 5] },
              address: { from: '', to: 'Here 1' },
            },
          },
        }),
        line({
          id: 'a2',
          action: 'access',
          result: 'FORBIDDEN',
          details: { times: 2290, until: '2027-01-05T20:00:59.000Z' },
        }),
      ]),
    );
    draw();
    const [changed, refused] = await rows();
    expect(changed).toHaveTextContent(
      'Phone: (360) 555-0142 → (360) 555-0100 · Open on: 7 days a week → Monday to Friday · Postal address: nothing → Here 1',
    );
    expect(refused).toHaveTextContent('2,290 times, the last at Jan 5, 2027, 12:00 PM');
  });

  it('is kept for as long as an admin says, within limits', async () => {
    draw();
    const days = await screen.findByLabelText('Days');
    expect(screen.getByText(/^24,310 entries are sealed.*12 older entries have expired/)).toBeInTheDocument();
    await userEvent.clear(days);
    await userEvent.type(days, '29');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A whole number from 30 to 3,660')).toBeInTheDocument();
    expect(api.sent('SetAuditDays')).toEqual([]);
    await userEvent.clear(days);
    await userEvent.type(days, '365');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.sent('SetAuditDays')).toEqual([{ days: 365 }]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    expect(screen.getByLabelText('Days')).toHaveValue('365');
  });

  it('says so where nobody was signed in, the account is gone, or it was refused', async () => {
    api.answer('AuditEntries', () =>
      page([
        line({
          id: 'a1',
          actorId: null,
          actorName: null,
          actorEmail: null,
          action: 'sign-in',
          object: null,
          details: null,
          result: 'INVALID_CREDENTIALS',
        }),
        line({ id: 'a2', actorName: null, actorEmail: null, object: 'settings:company' }),
      ]),
    );
    draw();
    const [refused, deleted] = await rows();
    expect(refused).toHaveTextContent('Not signed in');
    expect(refused).toHaveTextContent('Invalid credentials');
    expect(deleted).toHaveTextContent('Deleted account');
    expect(deleted).toHaveTextContent('Settings');
  });

  it('names the person that something was done to', async () => {
    api.answer('AuditEntries', () =>
      page([
        line({
          action: 'user.remove',
          object: 'user:0199aaaa-0000-7000-8000-00000badcafe',
          objectName: 'Robin Vale',
          details: null,
        }),
      ]),
    );
    draw();
    const [row] = await rows();
    expect(row).toHaveTextContent('Removed a user');
    expect(row).toHaveTextContent('User Robin Vale …0badcafe');
  });

  it('shows all that was done to one thing', async () => {
    const { address } = draw();
    await rows();
    await userEvent.click(screen.getByRole('button', { name: /^All activity for project/ }));
    await waitFor(() =>
      expect(api.sent('AuditEntries').at(-1)).toMatchObject({
        filter: { object: 'project:0199aaaa-0000-7000-8000-00000badcafe' },
      }),
    );
    expect(address()).toContain('auditObject=project');
  });

  it('is read a page after the other; another filter begins with the newest', async () => {
    api.answer('AuditEntries', () => page([line({ id: 'a9' })], true));
    draw();
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Older' }));
    await waitFor(() => expect(api.sent('AuditEntries').at(-1)).toMatchObject({ after: 'a9' }));
    await userEvent.selectOptions(await screen.findByLabelText('Result'), 'Denied or failed');
    await waitFor(() =>
      expect(api.sent('AuditEntries').at(-1)).toMatchObject({ after: null, filter: { result: 'refused' } }),
    );
  });

  it('offers the way out of a filter that nothing fits', async () => {
    api.answer('AuditEntries', ({ filter }) => page((filter as { person: string }).person ? [] : [line()]));
    draw('/admin?tab=settings&part=audit&auditPerson=nobody');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await rows()).toHaveLength(1);
  });
});
