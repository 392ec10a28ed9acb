import { screen, within } from '@testing-library/react';
import type { Role } from '@hearthline/rules/permissions.ts';
import { expect, it } from 'vitest';
import { DataProvider } from '../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../testing/fake-api.ts';
import { renderAt, userOf } from '../testing/render.tsx';
import { AdminSettings } from './admin-settings.tsx';

const partsOf = (role: Role): (string | null)[] => {
  fakeApi({ Consultants: () => ({ consultants: [] }) });
  renderAt(
    <DataProvider>
      <AdminSettings />
    </DataProvider>,
    { at: '/admin?tab=settings&part=consultants', user: userOf(role) },
  );
  const nav = screen.queryByRole('navigation', { name: 'Settings' });
  return nav
    ? within(nav)
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    : [];
};

it('an admin has all parts', () => {
  expect(partsOf('admin')).toHaveLength(21);
});

it('the office has what it may change, for which it has the place in the rail', () => {
  expect(partsOf('office')).toEqual(['Consultants', 'Appointment formats', 'Blocked dates', 'Lead sources']);
});

it.each(['sales', 'project_manager'] as const)('%s has none', (role) => {
  expect(partsOf(role)).toEqual([]);
});
