import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderAt, testCompany, userOf, showComponentStyles } from '../../testing/render.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { Layout } from './layout.tsx';
import { RouteScreens } from '../navigation/route-screens.tsx';

const site = (
  <Layout>
    <RouteScreens />
  </Layout>
);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const banner = () => within(screen.getByRole('banner'));

describe('Layout', () => {
  showComponentStyles();

  it('leads from the logo to /features, and to / on the sign-in page', async () => {
    const { unmount } = renderAt(site, { at: '/finance' });
    await heading('Finance');
    expect(banner().getByRole('link', { name: /Hearthline Homes/ })).toHaveAttribute('href', '/features');
    unmount();
    renderAt(site, { at: '/auth' });
    await heading('Sign In');
    expect(banner().getByRole('link', { name: /Hearthline Homes/ })).toHaveAttribute('href', '/');
  });

  it('names page and company in the title', async () => {
    renderAt(site, { at: '/finance' });
    await heading('Finance');
    expect(document.title).toBe('Finance · Hearthline Homes');
  });

  it('follows a link with the focus on the new page’s heading', async () => {
    renderAt(site, { at: '/finance' });
    await heading('Finance');
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Footer' })).getByRole('link', {
        name: 'Mission Statement',
      }),
    );
    const arrived = await heading('Mission Statement');
    await waitFor(() => expect(arrived).toHaveFocus());
    expect(document.title).toBe('Mission Statement · Hearthline Homes');
  });

  it('says that a page does not exist, and which ones come close', async () => {
    renderAt(site, { at: '/desing-rof' });
    await heading('404 Page Not Found');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Design Your Home' })).toHaveAttribute(
      'href',
      '/design-roof',
    );
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Return to Home' })).toHaveAttribute(
      'href',
      '/',
    );
  });

  it('ends with the fair housing line and the legal pages', async () => {
    renderAt(site, { at: '/finance' });
    await heading('Finance');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(testCompany.equalHousing)).toBeVisible();
    const links = within(footer.getByRole('navigation', { name: 'Legal' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Privacy Policy', '/privacy'],
      ['Terms of Use', '/terms'],
    ]);
  });

  it('shows phone, e-mail and website of the company in the footer', async () => {
    renderAt(site, { at: '/about-us' });
    await heading('About Us');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: testCompany.phone })).toHaveAttribute('href', 'tel:+13605550142');
    expect(footer.getByRole('link', { name: testCompany.email })).toHaveAttribute(
      'href',
      `mailto:${testCompany.email}`,
    );
    expect(footer.getByRole('link', { name: testCompany.website })).toHaveAttribute(
      'href',
      `https://${testCompany.website}`,
    );
  });

  it('leads to the sign-in page, or home who is signed in', async () => {
    const { unmount } = renderAt(site, { at: '/about-us' });
    await heading('About Us');
    // Two links: beside the navigation and in the menu; the window's width decides which of them is shown.
    expect(banner().getAllByRole('link', { name: 'Sign In', hidden: true })[0]).toHaveAttribute(
      'href',
      '/auth',
    );
    const footer = () => within(screen.getByRole('contentinfo'));
    expect(footer().getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    unmount();
    renderAt(site, { at: '/about-us', user: userOf('customer') });
    await heading('About Us');
    expect(banner().getAllByRole('link', { name: 'Ada', hidden: true })[0]).toHaveAttribute(
      'href',
      '/dashboard',
    );
    expect(footer().getByRole('link', { name: 'My Portal' })).toHaveAttribute('href', '/dashboard');
    expect(footer().queryByRole('link', { name: 'Sign In' })).toBeNull();
  });

  it('remembers the dark mode, and follows the system again when it is switched back', async () => {
    renderAt(site, { at: '/about-us' });
    await heading('About Us');
    const button = screen.getByRole('button', { name: 'Dark mode' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(document.documentElement.dataset['colorMode']).toBe('dark');
    expect(localStorage.getItem('colorMode')).toBe('dark');
    await userEvent.click(button);
    expect(document.documentElement.dataset['colorMode']).toBeUndefined();
    expect(localStorage.getItem('colorMode')).toBeNull();
  });
});

describe('the menu of a narrow window', () => {
  it('unfolds the menu with a button, folds it with Escape and with a link', async () => {
    renderAt(site, { at: '/about-us' });
    await heading('About Us');
    const button = screen.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'Finance' }),
    );
    await heading('Finance');
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('ErrorBoundary', () => {
  it('offers a way on', () => {
    // React reports what a boundary caught as an error, which is expected here.
    const complaints = vi.spyOn(console, 'error');
    const Broken = () => {
      throw new Error('a part that did not load');
    };
    act(
      () =>
        void renderAt(
          <ErrorBoundary>
            <Broken />
          </ErrorBoundary>,
        ),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown');
    expect(screen.getByRole('button', { name: 'Load again' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(complaints).toHaveBeenCalled();
    complaints.mockClear();
  });
});
