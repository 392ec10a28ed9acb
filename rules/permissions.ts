/** Every role an account can have (docs/specification.md, sections 3 and 6). */
export const roles = ['admin', 'customer', 'contractor', 'factory', 'devops', 'agent', 'investor'] as const;
export type Role = (typeof roles)[number];

/** Who may do an action, and in which state. */
export interface Permission {
  readonly roles: readonly Role[];
  /** Allowed even while the e-mail address is unverified, the password must be changed or a second factor set up first. */
  readonly whileRestricted?: true;
  /** Allowed even while a required second factor is missing: what it takes to set one up. */
  readonly withoutSecondFactor?: true;
  /** Only within {@link proofMinutes} after the actor has proved who they are: by signing in, or again. */
  readonly freshProof?: true;
}

/** Admins alone: all staff today. Named once, because the table is part of every page's first load. */
const staff = { roles: ['admin'] } as const satisfies Permission;
/** What somebody who found a signed-in browser must not do: gives away data or money, or cannot be undone. */
const provedStaff = { ...staff, freshProof: true } as const satisfies Permission;

/**
 * Action → who may do it. This one table guards the API (through `@auth`), REST, routes and buttons.
 * An action is `noun:verb`; `page:*` are the guarded screens of the route table.
 */
export const permissions = {
  'account:read': { roles, whileRestricted: true },
  'account:update': { roles },
  'account:change-password': { roles, whileRestricted: true },
  'preference:own': { roles },
  'session:list': { roles },
  'session:revoke': { roles },
  'session:confirm': { roles, withoutSecondFactor: true },
  'second-factor:list': { roles, withoutSecondFactor: true },
  'second-factor:change': { roles, withoutSecondFactor: true, freshProof: true },
  'search:run': { roles },

  'user:list': staff,
  'user:read': staff,
  'user:export': provedStaff,
  'user:invite': provedStaff,
  'user:update': staff,
  'user:set-role': provedStaff,
  'user:reset-second-factor': provedStaff,
  'user:remove': staff,
  'user:erase': staff,
  'invitation:list': staff,

  'mail:list': staff,
  'mail:read': staff,
  'mail:retry': staff,
  'mail:test': staff,

  'setting:update': staff,
  'setting:require-second-factor': provedStaff,
  'content:list': staff,
  'content:update': staff,
  'job:list': staff,
  'job:update': staff,
  'audit:list': staff,
  'audit:export': provedStaff,
  'health:read': { roles: ['admin', 'devops'] },

  'consultant:list': staff,
  'consultant:update': staff,
  'appointment-format:list': staff,
  'appointment-format:update': staff,
  'blocked-date:list': staff,
  'blocked-date:update': staff,

  'home:list': staff,
  'home:create': staff,
  'home:update': staff,
  'home:publish': staff,
  // A file adds, changes, publishes and withdraws.
  'home:import': staff,
  'home:export': provedStaff,

  'price:read': staff,
  'price:update': staff,
  'price:export': provedStaff,
  'delivery:update': staff,

  'design:list': staff,
  'design:own': { roles: ['customer'] },

  'deal:list': staff,
  'deal:read': staff,
  'deal:create': staff,
  'deal:update': staff,
  'deal:archive': staff,
  'deal:win': provedStaff,
  // Of `deal:update`, what changes a won deal.
  'deal:correct': staff,
  'deal:cancel': provedStaff,
  'allowance:settle': staff,
  'deal:export': provedStaff,

  'payment:list': staff,
  'payment:read': { roles: ['admin', 'customer'] },
  'payment:own': { roles: ['customer'] },
  'payment:create': staff,
  // Of `payment:create`, what pays back: it is checked where the kind of the payment is known.
  'payment:refund': provedStaff,
  'payment:void': provedStaff,
  'payment:export': provedStaff,

  'quote:list': staff,
  'quote:read': { roles: ['admin', 'customer'] },
  'quote:own': { roles: ['customer'] },
  'quote:create': staff,
  'quote:update': staff,

  'agreement:read': { roles: ['admin', 'customer'] },
  'agreement:own': { roles: ['customer'] },
  'agreement:create': staff,
  'agreement:send': staff,
  'agreement:void': provedStaff,
  'agreement:edit-texts': staff,
  'change-order:read': { roles: ['admin', 'customer'] },
  'change-order:create': staff,
  'change-order:send': staff,
  'change-order:void': provedStaff,

  'contact:list': staff,
  'contact:read': staff,
  'contact:create': staff,
  'contact:delete': staff,
  'contact:update': staff,
  'contact:restore': staff,
  'contact:bulk': staff,
  'contact:export': provedStaff,
  'contact:note': staff,
  'contact:import': staff,

  'project:list': { roles: ['admin', 'customer', 'contractor'] },
  'project:read': { roles: ['admin', 'customer', 'contractor'] },
  'project:read-cost': staff,
  'project:read-budget': { roles: ['admin', 'customer'] },
  'project:read-price': { roles: ['admin', 'customer'] },
  'project:read-people': staff,
  'project:export': provedStaff,
  'project:create': staff,
  'project:update': { roles: ['admin', 'customer'] },
  'project:archive': staff,
  'project:plan': staff,
  'project:move': staff,
  'project:report': { roles: ['contractor'] },
  'project:link': staff,

  'home-order:read': { roles: ['admin', 'customer'] },
  'home-order:update': staff,

  'saved-view:list': staff,
  'saved-view:update': staff,

  'campaign:list': staff,
  'campaign:read': staff,
  'campaign:create': staff,
  'campaign:update': staff,
  'campaign:delete': staff,
  'campaign:send': staff,
  'campaign:export': provedStaff,
  'suppression:list': staff,
  'suppression:add': staff,
  'suppression:remove': staff,

  'contractor:list': staff,
  'contractor:summary': { roles: ['contractor'] },
  'build:list': { roles: ['admin', 'contractor'] },
  'build:update': { roles: ['admin', 'contractor'] },
  'crew:list': { roles: ['admin', 'contractor'] },
  'crew:update': { roles: ['contractor'] },
  'material:list': { roles: ['admin', 'contractor'] },
  'material:update': { roles: ['contractor'] },

  'factory:read': { roles: ['admin', 'factory'] },
  'factory:plan': { roles: ['admin', 'factory'] },
  'factory:move': { roles: ['factory'] },
  'factory:hand-over': { roles: ['admin', 'factory'] },

  'appointment:list': staff,
  'appointment:read': staff,
  'appointment:export': provedStaff,
  'appointment:book-for': staff,
  'appointment:change': staff,
  'appointment:list-project': { roles: ['admin', 'customer', 'contractor'] },
  'appointment:own': { roles: ['customer'] },

  'document:list': { roles: ['admin', 'customer', 'contractor'] },
  'document:read': { roles: ['admin', 'customer', 'contractor'] },
  'document:upload': { roles: ['admin', 'customer', 'contractor'] },
  'document:delete': { roles: ['admin', 'customer', 'contractor'] },
  'document:review': staff,
  'document:update': staff,
  'document:request': staff,
  'message:list': { roles: ['admin', 'customer'] },
  'message:send': { roles: ['admin', 'customer'] },
  'message:manage': staff,

  'overview:read': staff,
  'today:list': staff,
  'today:dismiss': staff,
  'workspace:follow': { roles: ['admin', 'contractor', 'factory'] },
  'hub:read': staff,
  'figure:list': staff,
  'figure:update': staff,
  'operations:read': { roles: ['admin', 'devops'] },
  'agent-figure:list': { roles: ['admin', 'agent'] },
  'portfolio:read': { roles: ['admin', 'investor'] },

  'report:run': staff,
  'report:list': staff,
  'report:read': staff,
  'report:create': staff,
  'report:update': staff,
  'report:delete': staff,
  'report:export': provedStaff,

  'page:campaign': staff,
  'page:admin': staff,
  'page:admin-documents': staff,
  'page:admin-appointments': staff,
  'page:admin-contractors': staff,
  'page:admin-homes': staff,
  'page:admin-prices': staff,
  'page:deals': staff,
  'page:deal': staff,
  'page:quote': staff,
  'page:contact': staff,
  'page:reports': staff,
  'page:contact-import': staff,
  'page:admin-messages': staff,
  'page:dashboard': { roles: ['customer'] },
  'page:contractor': { roles: ['contractor'] },
  'page:factory': { roles: ['admin', 'factory'] },
  'page:development-ops': { roles: ['devops'] },
  'page:agent-developers': { roles: ['agent'] },
  'page:investor-portal': { roles: ['investor'] },
  'page:project': { roles: ['admin', 'customer', 'contractor'] },
  'page:account': { roles },
  'page:change-password': { roles, whileRestricted: true },
  'page:second-factor': { roles, withoutSecondFactor: true },
} as const satisfies Record<string, Permission>;

export type Action = keyof typeof permissions;

/** The table's row of an action, with its optional parts visible to the type checker. */
export const permissionOf = (action: Action): Permission => permissions[action];

/** The caller, as far as the table needs to know. */
export interface Actor {
  readonly role: Role;
  readonly isEmailVerified: boolean;
  readonly mustChangePassword: boolean;
  /** Staff without a second factor, where the business requires one. */
  readonly mustAddSecondFactor?: boolean;
}

/** Whether a second factor can be required of a role. */
export const isStaff = (role: Role): boolean => (staff.roles as readonly Role[]).includes(role);

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

/** How long after a proof of who somebody is the actions that need one are allowed. */
export const proofMinutes = 10;

/** Whether an action needs another proof first. Apart from `refusal`: whoever may do it is asked, not refused. */
export const needsProof = (
  { freshProof }: Pick<Permission, 'freshProof'>,
  provedAt: Date,
  now: Date,
): boolean => Boolean(freshProof) && now.getTime() - provedAt.getTime() >= proofMinutes * 60_000;

/** Whether the actor may do the action. */
export const can = (actor: Actor | null, action: Action): boolean =>
  refusal(permissionOf(action), actor) === null;

/** Where each role lands after signing in (docs/specification.md, section 6, and docs/beyond-the-specification.md). */
export const homeOf: Readonly<Record<Role, string>> = {
  admin: '/admin',
  customer: '/dashboard',
  contractor: '/contractor',
  factory: '/factory',
  devops: '/development-ops',
  agent: '/agent-developers',
  investor: '/investor-portal',
};
