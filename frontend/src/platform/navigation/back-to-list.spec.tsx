import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { BackLink } from '../../ui/navigation/back-link.tsx';
import { useListUrl } from './list-url.ts';
import { storage, tabStorage, unsentPrefix } from '../browser/browser-storage.ts';

const home = '/things?tab=all';

const Things = () => {
  const { page, param, change } = useListUrl<'search'>({ home });
  return (
    <>
      <p>
        Page {page} of “{param('search')}”
      </p>
      <button onClick={() => change({ search: 'oak' })}>Search</button>
      <button onClick={() => change({ page: 2 })}>Next</button>
      <Link to="/things/7">Seven</Link>
    </>
  );
};

const site = (
  <Routes>
    <Route path="/things" element={<Things />} />
    <Route path="/elsewhere" element={<Things />} />
    <Route path="/things/7" element={<BackLink to={home}>All things</BackLink>} />
  </Routes>
);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const open = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const way = () => screen.getByRole('link', { name: 'All things' }).getAttribute('href');

it('leads back to the list as it was left, after a reload too', async () => {
  const first = renderAt(site, { at: home });
  await press('Search');
  await press('Next');
  await open('Seven');
  await open('All things');
  expect(screen.getByText('Page 2 of “oak”')).toBeInTheDocument();
  first.unmount();
  renderAt(site, { at: '/things/7' });
  expect(way()).toBe('/things?tab=all&search=oak&page=2');
});

it.each(['/things/7', home])(
  'leads to the whole list where it was not seen, or left whole: %s',
  async (at) => {
    renderAt(site, { at });
    if (at === home) await open('Seven');
    expect(way()).toBe(home);
  },
);

it('names the part that shows the list, even where it showed without being named', async () => {
  renderAt(site, { at: '/things?search=oak' });
  await open('Seven');
  expect(way()).toBe('/things?search=oak&tab=all');
});

it('takes no place of another page', async () => {
  renderAt(site, { at: '/elsewhere?search=oak' });
  await open('Seven');
  expect(way()).toBe(home);
});

it('is kept in the tab, under a name that signing out removes', async () => {
  renderAt(site, { at: '/things?tab=all&search=ada@example.com' });
  await open('Seven');
  expect(Object.keys(sessionStorage)).toEqual([`${unsentPrefix}list:${home}`]);
  tabStorage.removeAll(unsentPrefix);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(storage.read(`${unsentPrefix}list:${home}`)).toBeNull();
});
