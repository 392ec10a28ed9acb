import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { NewProjectDialog } from './new-project-dialog.tsx';

it('a project is filled in by sections: each name leads to its fields, and says if something in it is wrong', async () => {
  const api = fakeApi({});
  renderAt(
    <DataProvider>
      <NewProjectDialog onSaved={() => undefined} onClose={() => undefined} />
    </DataProvider>,
    { user: userOf('admin') },
  );
  const sections = within(screen.getByRole('navigation', { name: 'Sections of the form' }));
  expect(sections.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Basics',
    'Progress',
    'People',
    'Home and site',
    'Money',
    'Contact preferences',
  ]);
  await userEvent.click(sections.getByRole('button', { name: 'Money' }));
  expect(screen.getByLabelText('Budget')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Budget'), '-1');
  await userEvent.click(screen.getByRole('button', { name: 'Create project' }));
  expect(
    await sections.findByRole('button', { name: 'Basics: something is wrong here' }),
  ).toBeInTheDocument();
  expect(sections.getByRole('button', { name: 'Money: something is wrong here' })).toBeInTheDocument();
  expect(sections.getByRole('button', { name: 'People' })).toBeInTheDocument();
  expect(api.sent('CreateProject')).toEqual([]);
});
