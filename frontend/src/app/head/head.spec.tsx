import { act, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { usePageTitle } from '../../platform/navigation/page-title.ts';
import { renderAt } from '../../testing/render.tsx';
import { Head } from './head.tsx';

/** A page that knows its project's name at once, except for the one named `later`. */
const Page = () => {
  const { pathname } = useLocation();
  const id = decodeURIComponent(pathname).split('/')[2];
  usePageTitle(id === 'later' ? undefined : id);
  return (
    <>
      <Head path={pathname} />
      <Link to="/projects/Jean-Pierre">one</Link>
      <Link to="/projects/later">other</Link>
    </>
  );
};
const follow = (name: string): void => act(() => screen.getByRole('link', { name }).click());

it('names what a page shows in the title, and nothing that another page showed', () => {
  renderAt(<Page />, { at: '/projects/Alder House' });
  expect(document.title).toBe('Alder House · Hearthline Homes');
  follow('one');
  expect(document.title).toBe('Jean-Pierre · Hearthline Homes');
  follow('other');
  expect(document.title).toBe('Project · Hearthline Homes');
});
