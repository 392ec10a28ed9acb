import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { Tabs } from './tabs.tsx';

const draw = (at: string) =>
  renderAt(
    <Tabs
      label="Admin"
      tabs={[
        { id: 'overview', title: 'Overview', content: 'What happened' },
        { id: 'contacts', title: 'Contacts', content: 'Who they are' },
      ]}
    />,
    { at },
  );

it('opens the first tab, or the one the address names', () => {
  draw('/admin').unmount();
  draw('/admin?tab=contacts');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Contacts');
  expect(screen.getByRole('tabpanel', { name: 'Contacts' })).toHaveTextContent('Who they are');
});

it('moves with the arrow keys, round the end, and keeps the address in step', async () => {
  const { address } = draw('/admin');
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Contacts' })).toHaveFocus();
  expect(address()).toBe('/admin?tab=contacts');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('What happened');
});
