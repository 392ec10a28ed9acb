import { homeOf, type Role } from '@hearthline/rules/permissions.ts';

export interface Capability {
  readonly title: string;
  readonly text: string;
  /** Its address for a visitor (specification, section 2, Features page). */
  readonly to: string;
  /** Its address for signed-in users by role; roles not listed go to `others`. */
  readonly linksByRole?: Partial<Readonly<Record<Role, string>>>;
  readonly others?: string;
}

const hub = '/customer-service';

/** Specification, section 1: twelve capabilities. */
export const capabilities: readonly Capability[] = [
  {
    title: 'User Management',
    text: 'Accounts, roles and invitations for everyone who works with us.',
    to: '/admin',
    linksByRole: { admin: '/admin?tab=users' },
    others: '/account',
  },
  {
    title: 'Project Management',
    text: 'Every home from planning to completion, with stage and progress.',
    to: '/admin',
    linksByRole: {
      admin: '/admin?tab=projects',
      customer: '/dashboard',
      contractor: '/contractor',
      factory: '/factory',
    },
    others: `${hub}?tab=projects`,
  },
  {
    title: 'Contact Database',
    text: 'Prospects and customers in one list, searchable, with their history.',
    to: '/admin',
    linksByRole: { admin: '/admin?tab=contacts' },
    others: hub,
  },
  {
    title: 'CRM Dashboard',
    text: 'Leads, pipeline and sales activity at a glance.',
    to: '/admin',
    others: hub,
  },
  {
    title: 'JWT-based Authentication',
    text: 'Sign in once; every part of the product knows your role.',
    to: '/auth',
    others: '/account',
  },
  {
    title: 'Mass Marketing',
    text: 'Campaigns to the contacts who asked to hear from us.',
    to: '/admin',
    linksByRole: { admin: '/admin?tab=marketing' },
    others: '/finance',
  },
  {
    title: 'Floor Plan Generator',
    text: 'Say how many bedrooms and baths; see the homes that have them.',
    to: '/floor-plan-generator',
  },
  {
    title: 'Document Management',
    text: 'Contracts, plans and permits, with the project they belong to.',
    to: '/dashboard',
    linksByRole: {
      admin: '/admin/documents',
      customer: '/dashboard?tab=documents',
      contractor: '/contractor',
    },
  },
  {
    title: 'Appointment Scheduling',
    text: 'Book a consultation, seven days a week.',
    to: '/appointments',
    linksByRole: { admin: '/admin/appointments' },
  },
  {
    title: 'Reporting',
    text: 'What was sold, built and finished, and what it cost.',
    to: '/admin',
    linksByRole: { admin: '/reports' },
    others: `${hub}?tab=management`,
  },
  {
    title: 'System Administration',
    text: 'Security, mail and business settings.',
    to: '/admin',
    linksByRole: { admin: '/admin?tab=settings', devops: '/development-ops' },
    others: '/account',
  },
  {
    title: 'Customer Portal',
    text: 'Your project, documents, appointments and messages.',
    to: '/dashboard',
    linksByRole: { customer: '/dashboard' },
  },
];

/** The address of a card, chosen so that it works for this role. */
export const linkFor = ({ to, linksByRole, others }: Capability, role: Role | undefined): string => {
  if (!role) return to;
  const own = linksByRole?.[role] ?? others;
  if (own) return own;
  // The customers' portal is only for them: other roles have portals of their own.
  return to === '/dashboard' ? homeOf[role] : to;
};
