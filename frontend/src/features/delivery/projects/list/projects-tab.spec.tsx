import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawProjects } from '../../../../testing/projects-screen.tsx';

const view = (name: string) => screen.getByRole('button', { name });

it('begins as a grid with View Details and Edit Project (docs/specification.md, section 2)', async () => {
  const { container } = drawProjects('/admin?tab=projects');
  expect(view('Cards')).toHaveAttribute('aria-pressed', 'true');
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(6);
  const card = await screen.findByRole('article', { name: 'Alder Home' });
  expect(within(card).getByRole('link', { name: /^View Details ?of Alder Home/ })).toHaveAttribute(
    'href',
    '/projects/Alder',
  );
  expect(within(card).getByRole('button', { name: /^Edit Project ?Alder Home/ })).toBeInTheDocument();
  expect(card).toHaveTextContent('Spent$12,000');
});

it.each(['table', 'board', 'timeline'])(
  'offers View Details and Edit Project for each project as a %s too, and holds places while it loads',
  async (name) => {
    const { api, container } = drawProjects(`/admin?tab=projects&view=${name}`);
    expect(container.querySelectorAll('[data-skeleton]').length).toBeGreaterThan(0);
    const menus = await screen.findAllByRole('button', { name: /^(More actions for|Move) Alder Home$/ });
    await userEvent.click(menus[0]!);
    const details = await screen.findByRole('menuitem', { name: 'View Details' });
    expect(details).toHaveAttribute('href', '/projects/Alder');
    api.answer('ProjectToEdit', () => new Promise(() => undefined));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit Project' }));
    await waitFor(() => expect(api.sent('ProjectToEdit')).toMatchObject([{ id: 'Alder' }]));
  },
);

it('keeps the view in the address, with the search and the status, from the first page', async () => {
  const { address } = drawProjects('/admin?tab=projects&view=table&search=home&page=2');
  expect(view('Table')).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('Showing 1 to 20 of 52 projects')).toBeInTheDocument();
  const row = screen.getByRole('row', { name: /Alder Home/ });
  expect(within(row).getByRole('link', { name: 'Alder Home' })).toHaveAttribute('href', '/projects/Alder');
  expect(row).toHaveTextContent('$250,000');
  expect(screen.queryByRole('combobox', { name: 'Order' })).toBeNull();
  expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
  await userEvent.click(view('Board'));
  expect(address()).toBe('/admin?tab=projects&view=board&search=home');
  expect(view('Board')).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByRole('region', { name: /^Design/ })).toBeInTheDocument();
  await userEvent.click(view('Cards'));
  expect(address()).toBe('/admin?tab=projects&search=home');
});

it('opens the view that the address names, and the usual one for any other name', async () => {
  const { api } = drawProjects('/admin?tab=projects&view=timeline&status=on_hold');
  expect(await screen.findByRole('group', { name: 'Timeline of the projects' })).toBeInTheDocument();
  expect(api.sent('ProjectSchedule')).toEqual([{ page: 1, search: null, status: 'on_hold' }]);
  expect(screen.queryByRole('combobox', { name: 'Order' })).toBeNull();
});

it('holds six places while it loads, and says when nothing matches', async () => {
  const { api, container } = drawProjects('/admin?tab=projects&view=cards&search=zzz');
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(6);
  await screen.findByRole('article', { name: 'Alder Home' });
  api.answer('Projects', () => ({
    projects: {
      __typename: 'ProjectPage',
      projects: [],
      pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: 0 },
    },
  }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'on_hold');
  expect(
    await screen.findByText('No projects match “zzz” and are listed under On Hold.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filter' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Projects' })).toHaveFocus());
});
