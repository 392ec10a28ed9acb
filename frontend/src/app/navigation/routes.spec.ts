import { routeAt, routes } from '@hearthline/rules/routes.ts';
import { describe, expect, it } from 'vitest';
import { notFoundPage, pages } from './routes.tsx';

/** docs/specification.md, section 2, Route table, and the additions of docs/beyond-the-specification.md. */
const specified = [
  '/',
  '/floor-plan-generator',
  '/finance',
  '/about-us',
  '/contact-info',
  '/mission-statement',
  '/contractors',
  '/customer-service',
  '/development-ops',
  '/agent-developers',
  '/investor-portal',
  '/design-roof',
  '/appointments',
  '/auth',
  '/admin',
  '/dashboard',
  '/features',
  '/public-info',
];
const added = [
  '/financing',
  '/contractor',
  '/factory',
  '/change-password',
  '/second-factor',
  '/account',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/invitation',
  '/campaigns/:id',
  '/unsubscribe',
  '/projects/:id',
  '/admin/documents',
  '/admin/appointments',
  '/admin/contractors',
  '/admin/contractors/:id',
  '/admin/homes',
  '/admin/homes/:id',
  '/admin/messages',
  '/admin/prices',
  '/compare',
  '/appointment',
  '/quote',
  '/sign',
  '/verify',
  '/verify/:hash',
  '/reports',
  '/contacts/:id',
  '/contacts/duplicates',
  '/contacts/import',
  '/deals',
  '/deals/:id',
  '/quotes/:id',
  '/walk-in',
  '/homes',
  '/homes/:slug',
  '/homes/g/:code',
  '/homes/g/:code/change',
  '/my-home',
  '/my-home/:code',
  '/privacy',
  '/terms',
];

/** Who may open which screen (docs/specification.md, section 6); all others are public. */
const guarded = {
  '/admin/homes': 'page:admin-homes',
  '/admin/homes/:id': 'page:admin-homes',
  '/admin/prices': 'page:admin-prices',
  '/admin/contractors': 'page:admin-contractors',
  '/admin/contractors/:id': 'page:admin-contractors',
  '/admin': 'page:admin',
  '/admin/documents': 'page:admin-documents',
  '/admin/appointments': 'page:admin-appointments',
  '/admin/messages': 'page:admin-messages',
  '/dashboard': 'page:dashboard',
  '/contractor': 'page:contractor',
  '/factory': 'page:factory',
  '/development-ops': 'page:development-ops',
  '/agent-developers': 'page:agent-developers',
  '/investor-portal': 'page:investor-portal',
  '/change-password': 'page:change-password',
  '/second-factor': 'page:second-factor',
  '/account': 'page:account',
  '/campaigns/:id': 'page:campaign',
  '/reports': 'page:reports',
  '/contacts/:id': 'page:contact',
  '/deals': 'page:deals',
  '/deals/:id': 'page:deal',
  '/quotes/:id': 'page:quote',
  '/walk-in': 'page:walk-in',
  '/contacts/duplicates': 'page:contact-duplicates',
  '/contacts/import': 'page:contact-import',
  '/projects/:id': 'page:project',
};

describe('route table', () => {
  it('has a page for every row of the rules, and no other', () => {
    expect(Object.keys(pages).sort()).toEqual(routes.map(({ path }) => path).sort());
  });

  it('is that of docs/specification.md, section 2, and the additions', () => {
    expect(routes.map(({ path }) => path).sort(), 'A new screen stands in `added` as well').toEqual(
      [...specified, ...added].sort(),
    );
  });

  it('guards what docs/specification.md, section 6, guards, and nothing else', () => {
    expect(
      Object.fromEntries(routes.flatMap((route) => ('allow' in route ? [[route.path, route.allow]] : []))),
    ).toEqual(guarded);
  });

  it('shows the Finance page at /financing', () => expect(pages['/financing']).toBe(pages['/finance']));

  it('finds a row in spite of capitals, but keeps what a part stands for', () => {
    expect(routeAt('/Finance')?.title).toBe('Finance');
    expect(routeAt('/ADMIN/Documents/')?.title).toBe('Documents');
    expect(routeAt('/Projects/0AbC')?.title).toBe('Project');
  });

  it('finds a row in spite of a slash at the end, and none for an unknown path', () => {
    expect(routeAt('/finance/')?.title).toBe('Finance');
    expect(routeAt('/')?.title).toBe('Home');
    expect(routeAt('/toString')).toBeUndefined();
    expect(notFoundPage.Page).toBeDefined();
  });
});
