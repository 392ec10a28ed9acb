// What every page loads of the permissions: the roles, the guard and the screens. `permissions.ts` has the table of all actions.

/** Every role an account can have (docs/specification.md, sections 3 and 6). */
export const roles = [
  'admin',
  'customer',
  'contractor',
  'factory',
  'devops',
  'agent',
  'investor',
  'sales',
  'project_manager',
  'office',
] as const;
export type Role = (typeof roles)[number];

/** How far an action of a role reaches: what is one's own (docs/people.md), or everything. */
export const scopes = ['own', 'all'] as const;
export type Scope = (typeof scopes)[number];

/** Who may do an action, and in which state. */
export interface Permission {
  readonly roles: readonly Role[];
  /** Those of the roles that may do it with what is their own alone. */
  readonly own?: readonly Role[];
  /** Allowed even while the e-mail address is unverified, the password must be changed or a second factor set up first. */
  readonly whileRestricted?: true;
  /** Allowed even while a required second factor is missing: what it takes to set one up. */
  readonly withoutSecondFactor?: true;
  /** Only within {@link proofMinutes} after the actor has proved who they are: by signing in, or again. */
  readonly freshProof?: true;
}

/** The accounts of those who work here. */
export const everyStaff = {
  roles: ['admin', 'sales', 'project_manager', 'office'],
} as const satisfies Permission;
/** Whoever has an account of this role runs the business. */
export const admin = { roles: ['admin'] } as const satisfies Permission;
export const office = { roles: ['admin', 'office'] } as const satisfies Permission;
export const sales = { roles: ['admin', 'sales', 'office'] } as const satisfies Permission;
export const managers = { roles: ['admin', 'project_manager', 'office'] } as const satisfies Permission;
/** Whoever sees projects: staff, customers, contractors. */
export const projectReaders = {
  roles: ['admin', 'customer', 'contractor', 'sales', 'project_manager', 'office'],
  own: ['sales'],
} as const satisfies Permission;

/** Who may open the guarded screens of the route table. */
export const pagePermissions = {
  'page:campaign': office,
  'page:admin': everyStaff,
  'page:admin-documents': everyStaff,
  'page:admin-appointments': everyStaff,
  'page:admin-contractors': managers,
  'page:admin-homes': admin,
  'page:admin-prices': admin,
  'page:deals': sales,
  'page:deal': sales,
  'page:walk-in': sales,
  'page:quote': sales,
  'page:contact': everyStaff,
  'page:reports': everyStaff,
  'page:contact-import': office,
  'page:contact-duplicates': office,
  'page:admin-messages': everyStaff,
  'page:dashboard': { roles: ['customer'] },
  'page:contractor': { roles: ['contractor'] },
  'page:factory': { roles: ['admin', 'factory', 'project_manager', 'office'] },
  'page:development-ops': { roles: ['devops'] },
  'page:agent-developers': { roles: ['agent'] },
  'page:investor-portal': { roles: ['investor'] },
  'page:project': { roles: projectReaders.roles },
  'page:account': { roles },
  'page:change-password': { roles, whileRestricted: true },
  'page:second-factor': { roles, withoutSecondFactor: true },
} as const satisfies Record<string, Permission>;

/** What public pages offer to those who may. */
export const sitePermissions = { 'hub:read': admin, 'home:create': admin } as const satisfies Record<
  string,
  Permission
>;

export type PageAction = keyof typeof pagePermissions;

/** The caller, as far as the table needs to know. */
export interface Actor {
  readonly role: Role;
  readonly isEmailVerified: boolean;
  readonly mustChangePassword: boolean;
  /** Staff without a second factor, where the business requires one. */
  readonly mustAddSecondFactor?: boolean;
}

/** Whether accounts of a role are those of who works here (docs/people.md): a second factor can be required of them. */
export const isStaff = (role: Role): boolean => (everyStaff.roles as readonly Role[]).includes(role);

/** Why an actor may not do something, in the order in which the guard checks (docs/specification.md, section 2). */
export type Refusal =
  | 'UNAUTHENTICATED'
  | 'EMAIL_NOT_VERIFIED'
  | 'FORBIDDEN'
  | 'MUST_CHANGE_PASSWORD'
  | 'SECOND_FACTOR_MISSING';

/**
 * Checks whether an actor has a permission.
 * @returns null when allowed, otherwise the reason, which is `UNAUTHENTICATED` when nobody is signed in
 */
export const refusal = (permission: Permission, actor: Actor | null): Refusal | null => {
  if (!actor) return 'UNAUTHENTICATED';
  if (!actor.isEmailVerified && !permission.whileRestricted) return 'EMAIL_NOT_VERIFIED';
  if (!permission.roles.includes(actor.role)) return 'FORBIDDEN';
  if (actor.mustChangePassword && !permission.whileRestricted) return 'MUST_CHANGE_PASSWORD';
  if (actor.mustAddSecondFactor && !permission.whileRestricted && !permission.withoutSecondFactor)
    return 'SECOND_FACTOR_MISSING';
  return null;
};

/** Whether the actor may do what a public page offers. */
export const canOnSite = (actor: Actor | null, action: keyof typeof sitePermissions): boolean =>
  refusal(sitePermissions[action], actor) === null;

/** Where each role lands after signing in (docs/specification.md, section 6, and docs/beyond-the-specification.md). */
export const homeOf: Readonly<Record<Role, string>> = {
  admin: '/admin',
  customer: '/dashboard',
  contractor: '/contractor',
  factory: '/factory',
  devops: '/development-ops',
  agent: '/agent-developers',
  investor: '/investor-portal',
  sales: '/admin',
  project_manager: '/admin',
  office: '/admin',
};
