import type { Role } from '@hearthline/rules/permissions.ts';

/** The password of the demo accounts, one for each role (README.md, Demo accounts). */
export const demoPassword = 'DareToCompare1';

export const demoAccounts: readonly { name: string; email: string; username: string | null; role: Role }[] = [
  { name: 'Avery Morgan', email: 'admin@example.com', username: null, role: 'admin' },
  { name: 'Casey Whitfield', email: 'customer@example.com', username: null, role: 'customer' },
  { name: 'Jordan Reyes', email: 'contractor@example.com', username: 'contractor', role: 'contractor' },
  { name: 'Frances Okafor', email: 'factory@example.com', username: null, role: 'factory' },
  { name: 'Devon Park', email: 'devops@example.com', username: null, role: 'devops' },
  { name: 'Ari Lindqvist', email: 'agent@example.com', username: null, role: 'agent' },
  { name: 'Imani Sterling', email: 'investor@example.com', username: null, role: 'investor' },
];

/** Who works for the demo's seller besides the admin: two teams that sell, one that builds, and the office. The password is the same. */
export const demoStaff = [
  { name: 'Morgan Hale', email: 'leader@example.com', role: 'sales', team: 'Sales North', leads: true },
  { name: 'Sofia Brandt', email: 'sales@example.com', role: 'sales', team: 'Sales North' },
  { name: 'Theo Lindgren', email: 'theo.lindgren@example.com', role: 'sales', team: 'Sales North' },
  { name: 'Priya Raman', email: 'priya.raman@example.com', role: 'sales', team: 'Sales South', leads: true },
  { name: 'Marcus Webb', email: 'marcus.webb@example.com', role: 'sales', team: 'Sales South' },
  { name: 'Elena Ortiz', email: 'elena.ortiz@example.com', role: 'sales', team: 'Sales South' },
  {
    name: 'Owen Castillo',
    email: 'manager@example.com',
    role: 'project_manager',
    team: 'Projects',
    leads: true,
  },
  { name: 'Hannah Cole', email: 'hannah.cole@example.com', role: 'project_manager', team: 'Projects' },
  { name: 'Ravi Desai', email: 'ravi.desai@example.com', role: 'project_manager', team: 'Projects' },
  { name: 'June Abbott', email: 'office@example.com', role: 'office', team: null },
  { name: 'Noah Fields', email: 'noah.fields@example.com', role: 'office', team: null },
] as const satisfies readonly {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly team: string | null;
  /** Whether they lead their team. */
  readonly leads?: true;
}[];

/** Somebody who worked here until lately: the account is archived. */
export const demoRemovedSeller = { name: 'Dana Whitlock', email: 'dana.whitlock@example.com' } as const;

/** How the ZIP codes begin whose leads are a team's own. */
export const demoZips: Readonly<Record<string, readonly string[]>> = {
  'Sales North': ['*'],
  'Sales South': ['970', '972'],
};

/** Those whose addresses are printed when the demo starts: one of each role, and who leads a team that sells. */
export const printedAccounts: readonly { readonly email: string; readonly role: Role }[] = [
  ...demoAccounts,
  ...demoStaff.filter(({ email }) => /^(?:leader|sales|manager|office)@/.test(email)),
];
