import type { PageAction } from './access.ts';

/** A screen of the product: its address, its title, and the action that guards it when it is not public. */
export interface Route {
  readonly path: string;
  readonly title: string;
  readonly allow?: PageAction;
  /** Its address carries a secret (a mailed link), so it is disclosed neither to search engines nor, as a referrer, to other sites. */
  readonly private?: true;
  /** Open to everyone, but one of endlessly many: rendered by the client, and not for search engines. */
  readonly onDemand?: true;
  /** The address under which the same page is known to search engines. */
  readonly sameAs?: string;
}

/**
 * The route table (docs/specification.md, section 2, and the additions of docs/beyond-the-specification.md).
 * The client draws these; the server answers any other path with status 404.
 */
export const routes = [
  { path: '/', title: 'Home' },
  { path: '/floor-plan-generator', title: 'Floor Plan Generator' },
  { path: '/homes', title: 'Homes' },
  { path: '/homes/g/:code', title: 'Floor Plan', onDemand: true },
  { path: '/homes/g/:code/change', title: 'Change this plan', onDemand: true },
  { path: '/homes/:slug', title: 'Home Design' },
  { path: '/my-home', title: 'My Home', onDemand: true },
  // A code is all it takes to look at a design.
  { path: '/my-home/:code', title: 'My Home', onDemand: true },
  { path: '/compare', title: 'Dare to Compare', onDemand: true },
  { path: '/finance', title: 'Finance' },
  { path: '/financing', title: 'Finance', sameAs: '/finance' },
  { path: '/about-us', title: 'About Us' },
  { path: '/contact-info', title: 'Contact Information' },
  { path: '/mission-statement', title: 'Mission Statement' },
  // On these two, the role gate is a sign-in form on the page itself instead of the guard's redirect.
  { path: '/contractors', title: 'Contractors Portal' },
  { path: '/customer-service', title: 'Customer Service CRM Hub' },
  { path: '/development-ops', title: 'Development Operations', allow: 'page:development-ops' },
  { path: '/agent-developers', title: 'Agent Developers Portal', allow: 'page:agent-developers' },
  { path: '/investor-portal', title: 'Investor Portal', allow: 'page:investor-portal' },
  { path: '/design-roof', title: 'Design Your Home' },
  { path: '/appointments', title: 'Book Appointment' },
  { path: '/auth', title: 'Sign In' },
  { path: '/admin', title: 'Admin Console', allow: 'page:admin' },
  { path: '/campaigns/:id', title: 'Campaign', allow: 'page:campaign' },
  { path: '/unsubscribe', title: 'Unsubscribe', private: true },
  { path: '/admin/documents', title: 'Documents', allow: 'page:admin-documents' },
  { path: '/admin/appointments', title: 'Appointments', allow: 'page:admin-appointments' },
  { path: '/admin/contractors', title: 'Contractors', allow: 'page:admin-contractors' },
  { path: '/admin/contractors/:id', title: 'Contractor', allow: 'page:admin-contractors' },
  { path: '/admin/homes', title: 'Homes', allow: 'page:admin-homes' },
  { path: '/admin/prices', title: 'Prices', allow: 'page:admin-prices' },
  { path: '/admin/homes/:id', title: 'Home', allow: 'page:admin-homes' },
  { path: '/deals', title: 'Deals', allow: 'page:deals' },
  { path: '/deals/:id', title: 'Deal', allow: 'page:deal' },
  { path: '/quotes/:id', title: 'Quote', allow: 'page:quote' },
  { path: '/walk-in', title: 'Walk-in', allow: 'page:walk-in' },
  { path: '/contacts/duplicates', title: 'Duplicates', allow: 'page:contact-duplicates' },
  { path: '/contacts/import', title: 'Import Contacts', allow: 'page:contact-import' },
  { path: '/contacts/:id', title: 'Contact', allow: 'page:contact' },
  { path: '/admin/messages', title: 'Messages', allow: 'page:admin-messages' },
  { path: '/reports', title: 'Reports', allow: 'page:reports' },
  { path: '/dashboard', title: 'Customer Portal', allow: 'page:dashboard' },
  { path: '/projects/:id', title: 'Project', allow: 'page:project' },
  { path: '/contractor', title: 'Contractors Portal', allow: 'page:contractor' },
  { path: '/factory', title: 'Factory Board', allow: 'page:factory' },
  { path: '/change-password', title: 'Change Password', allow: 'page:change-password' },
  { path: '/second-factor', title: 'Second Factor', allow: 'page:second-factor' },
  { path: '/account', title: 'My Account', allow: 'page:account' },
  { path: '/verify-email', title: 'Verify Email', private: true },
  { path: '/appointment', title: 'Your Appointment', private: true },
  { path: '/quote', title: 'Your Quote', private: true },
  { path: '/sign', title: 'Your Agreement', private: true },
  { path: '/verify', title: 'Check a Document', onDemand: true },
  { path: '/verify/:hash', title: 'Check a Document', onDemand: true },
  { path: '/forgot-password', title: 'Forgot Password' },
  { path: '/reset-password', title: 'Choose a New Password', private: true },
  { path: '/invitation', title: 'Accept Invitation', private: true },
  { path: '/features', title: 'Features' },
  { path: '/public-info', title: 'About and Financing' },
  { path: '/privacy', title: 'Privacy Policy' },
  { path: '/terms', title: 'Terms of Use' },
] as const satisfies readonly Route[];

export type RoutePath = (typeof routes)[number]['path'];

/**
 * Whether an address matches a route's path. Case does not matter: phones capitalize the first letter typed, and the client's
 * router ignores case as well. A part that begins with a colon (`/projects/:id`) matches anything but a slash.
 */
const fits = (path: string, address: string): boolean => {
  const [wanted, actual] = [path.split('/'), address.split('/')];
  return (
    wanted.length === actual.length &&
    wanted.every((part, index) =>
      part.startsWith(':') ? actual[index] !== '' : part === actual[index]?.toLowerCase(),
    )
  );
};

/** The route at an address (without query; trailing slashes are ignored); undefined for an unknown address. */
export const routeAt = (address: string): Route | undefined => {
  const plain = address.replace(/\/+$/, '') || '/';
  return (routes as readonly Route[]).find(({ path }) => fits(path, plain));
};

/** Whether a screen is open to everyone and may be found by search engines; such screens are prerendered. */
export const isPublic = (route: Route): boolean => !route.allow && !route.private && !route.onDemand;

/** Whether a route stands for many pages, as in `/homes/:slug`. */
export const hasPart = ({ path }: Pick<Route, 'path'>): boolean => path.includes('/:');

/** What an address has in place of its route's variable part; null if it has none or cannot be read. */
export const partOf = (route: Pick<Route, 'path'>, address: string): string | null => {
  if (!hasPart(route)) return null;
  try {
    return decodeURIComponent(address.replace(/\/+$/, '').split('/').at(-1) ?? '') || null;
  } catch {
    return null;
  }
};

/** The screens that search engines are told about by the route table alone, each under a single address. */
export const listedRoutes: readonly Route[] = (routes as readonly Route[]).filter(
  (route) => isPublic(route) && !route.sameAs && !hasPart(route),
);

/** The file in the built site that holds a path's prerendered HTML; without a path, that of the not-found page. */
export const pageFile = (path?: string): string =>
  `pages/${path === undefined ? '404' : path.slice(1).replaceAll('/:', '-') || 'index'}.html`;

/** docs/specification.md, section 8. */
export const notFoundText = '404 Page Not Found';
