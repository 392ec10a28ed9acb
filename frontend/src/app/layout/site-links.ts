import type { RoutePath } from '@hearthline/rules/routes.ts';

interface SiteLink {
  readonly to: RoutePath | `${RoutePath}#${string}`;
  readonly text: string;
}

/** The header's links, to what a buyer looks for first. */
export const mainLinks: readonly SiteLink[] = [
  { to: '/floor-plan-generator', text: 'Floor Plans' },
  { to: '/design-roof', text: 'Design' },
  { to: '/finance', text: 'Finance' },
  { to: '/about-us', text: 'About Us' },
  { to: '/contact-info', text: 'Contact' },
];

/** The footer's links, by group. */
export const footerLinks: readonly { readonly title: string; readonly links: readonly SiteLink[] }[] = [
  {
    title: 'Homes',
    links: [
      { to: '/homes', text: 'All homes and prices' },
      { to: '/floor-plan-generator', text: 'Floor Plan Generator' },
      { to: '/design-roof', text: 'Design Your Home' },
      { to: '/appointments', text: 'Book Appointment' },
      { to: '/contact-info', text: 'Display Models' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/about-us', text: 'About Us' },
      { to: '/mission-statement', text: 'Mission Statement' },
      { to: '/finance', text: 'Finance' },
      { to: '/public-info', text: 'About and Financing' },
      { to: '/features', text: 'Features' },
    ],
  },
  {
    title: 'Account',
    links: [
      { to: '/auth', text: 'Sign In' },
      { to: '/auth#staff-and-partners', text: 'Staff and partners' },
      { to: '/verify', text: 'Check a Document' },
    ],
  },
];

/** The legal pages, at the very end. */
export const legalLinks: readonly SiteLink[] = [
  { to: '/privacy', text: 'Privacy Policy' },
  { to: '/terms', text: 'Terms of Use' },
];
