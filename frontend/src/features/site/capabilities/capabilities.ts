import { homeOf, isStaff, type Role } from '@hearthline/rules/access.ts';

/** Whom a capability is for, in the order of the page. */
export const audiences = [
  {
    key: 'buyers',
    picture: 'scene-keys',
    alt: 'A consultant hands a couple the key at their front door',
    title: 'For buyers',
    text: 'From the first floor plan to move-in.',
  },
  {
    key: 'team',
    picture: 'scene-office',
    alt: 'A laptop with a board of projects, a notebook and a telephone on a desk',
    title: 'For our team',
    text: 'Every lead, every home and every message in one place.',
  },
  {
    key: 'platform',
    picture: 'scene-badges',
    alt: 'Badges of an admin, a consultant and a contractor on a desk',
    title: 'The platform',
    text: 'Access, settings and administration.',
  },
] as const;

export type Audience = (typeof audiences)[number]['key'];

export interface Capability {
  readonly title: string;
  readonly audience: Audience;
  readonly text: string;
  /** Its address for a visitor (docs/specification.md, section 2, Features page). */
  readonly to: string;
  /** Its address for signed-in users by role; roles not listed go to `others`. */
  readonly linksByRole?: Partial<Readonly<Record<Role, string>>>;
  /** Its address for those who work here, whose role is not listed. */
  readonly forStaff?: string;
  readonly others?: string;
}

const hub = '/customer-service';

/** docs/specification.md, section 1: twelve capabilities. */
export const capabilities: readonly Capability[] = [
  {
    title: 'User Management',
    audience: 'platform',
    text: 'Accounts, roles and invitations for everyone who works with us.',
    to: '/admin',
    linksByRole: { admin: '/admin?tab=users' },
    others: '/account',
  },
  {
    title: 'Project Management',
    audience: 'team',
    text: 'Every home from planning to completion, with stage and progress.',
    to: '/admin',
    forStaff: '/admin?tab=projects',
    linksByRole: {
      customer: '/dashboard',
      contractor: '/contractor',
      factory: '/factory',
    },
    others: `${hub}?tab=projects`,
  },
  {
    title: 'Contact Database',
    audience: 'team',
    text: 'Prospects and customers in one list, searchable, with their history.',
    to: '/admin',
    forStaff: '/admin?tab=contacts',
    others: hub,
  },
  {
    title: 'CRM Dashboard',
    audience: 'team',
    text: 'Leads, pipeline and sales activity at a glance.',
    to: '/admin',
    others: hub,
  },
  {
    title: 'JWT-based Authentication',
    audience: 'platform',
    text: 'Sign in once; every part of the product knows your role.',
    to: '/auth',
    others: '/account',
  },
  {
    title: 'Mass Marketing',
    audience: 'team',
    text: 'Campaigns to the contacts who asked to hear from us.',
    to: '/admin',
    linksByRole: { admin: '/admin?tab=marketing', office: '/admin?tab=marketing' },
    others: '/finance',
  },
  {
    title: 'Floor Plan Generator',
    audience: 'buyers',
    text: 'Say how many bedrooms and baths; see the homes that have them.',
    to: '/floor-plan-generator',
  },
  {
    title: 'Document Management',
    audience: 'buyers',
    text: 'Contracts, plans and permits, with the project they belong to.',
    to: '/dashboard',
    forStaff: '/admin/documents',
    linksByRole: {
      customer: '/dashboard?tab=documents',
      contractor: '/contractor',
    },
  },
  {
    title: 'Appointment Scheduling',
    audience: 'buyers',
    text: 'Book a consultation, seven days a week.',
    to: '/appointments',
    forStaff: '/admin/appointments',
  },
  {
    title: 'Reporting',
    audience: 'team',
    text: 'Sales, construction and completion, with costs.',
    to: '/admin',
    forStaff: '/reports',
    others: `${hub}?tab=management`,
  },
  {
    title: 'System Administration',
    audience: 'platform',
    text: 'Security, mail and business settings.',
    to: '/admin',
    linksByRole: {
      admin: '/admin?tab=settings',
      office: '/admin?tab=settings',
      devops: '/development-ops',
    },
    others: '/account',
  },
  {
    title: 'Customer Portal',
    audience: 'buyers',
    text: 'Your project, documents, appointments and messages.',
    to: '/dashboard',
    linksByRole: { customer: '/dashboard' },
  },
];

/** The address of a card, chosen so that it works for this role. */
export const linkFor = (
  { to, linksByRole, forStaff, others }: Capability,
  role: Role | undefined,
): string => {
  if (!role) return to;
  const own = linksByRole?.[role] ?? (isStaff(role) ? forStaff : undefined) ?? others;
  if (own) return own;
  // The customers' portal is only for them: other roles have portals of their own.
  return to === '/dashboard' ? homeOf[role] : to;
};
