import { describe, expect, it } from 'vitest';
import { listedRoutes, pageFile, routeAt } from './routes.ts';

describe('an address', () => {
  it.each([
    ['/', 'Home'],
    ['', 'Home'],
    ['/admin', 'Admin Console'],
    ['/admin/', 'Admin Console'],
    ['/admin//', 'Admin Console'],
    ['/Admin/Documents', 'Documents'],
    ['/projects/42', 'Project'],
    ['/contacts/import', 'Import Contacts'],
    ['/contacts/42', 'Contact'],
    ['/projects/42/', 'Project'],
  ])('%j leads to %s', (address, title) => {
    expect(routeAt(address)?.title).toBe(title);
  });

  it.each(['/nowhere', '/projects', '/projects/', '/projects/42/more', '/admin/nowhere', 'admin', '/home'])(
    '%j leads nowhere',
    (address) => {
      expect(routeAt(address)).toBeUndefined();
    },
  );
});

it('search engines are told about every public screen, each once, and about none whose address is a secret', () => {
  expect(listedRoutes.map(({ path }) => path)).toEqual([
    '/',
    '/floor-plan-generator',
    '/homes',
    '/finance',
    '/about-us',
    '/contact-info',
    '/mission-statement',
    '/contractors',
    '/customer-service',
    '/design-roof',
    '/appointments',
    '/auth',
    '/forgot-password',
    '/features',
    '/public-info',
    '/privacy',
    '/terms',
  ]);
});

it.each([
  ['/', 'pages/index.html'],
  ['/finance', 'pages/finance.html'],
  [undefined, 'pages/404.html'],
])('the page at %s is kept in %s', (path, file) => {
  expect(pageFile(path)).toBe(file);
});
