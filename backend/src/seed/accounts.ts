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
