/** Every role an account can have (specification, sections 3 and 6). */
export const roles = ['admin', 'customer', 'contractor', 'factory', 'devops', 'agent', 'investor'] as const;
export type Role = (typeof roles)[number];

interface Permission {
  readonly roles: readonly Role[];
  /** Allowed even while the e-mail address is unverified or the password must be changed first. */
  readonly whileRestricted?: true;
}

/** Admins alone: all staff today. Named once, because the table is part of every page's first load. */
const staff = { roles: ['admin'] } as const satisfies Permission;

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
  'search:run': { roles },

  'user:list': staff,
  'user:read': staff,
  'user:export': staff,
  'user:invite': staff,
  'user:update': staff,
  'user:remove': staff,
  'user:erase': staff,
  'invitation:list': staff,

  'mail:list': staff,
  'mail:read': staff,
  'mail:retry': staff,
  'mail:test': staff,

  'setting:update': staff,
  'content:list': staff,
  'content:update': staff,
  'job:list': staff,
  'job:update': staff,
  'audit:list': staff,
  'audit:export': staff,
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

  'price:read': staff,
  'price:update': staff,

  'design:list': staff,
  'design:own': { roles: ['customer'] },

  'deal:list': staff,
  'deal:read': staff,
  'deal:create': staff,
  'deal:update': staff,
  'deal:export': staff,

  'payment:list': staff,
  'payment:read': { roles: ['admin', 'customer'] },
  'payment:own': { roles: ['customer'] },
  'payment:create': staff,
  'payment:void': staff,
  'payment:export': staff,

  'quote:list': staff,
  'quote:read': { roles: ['admin', 'customer'] },
  'quote:own': { roles: ['customer'] },
  'quote:create': staff,
  'quote:update': staff,

  'agreement:read': { roles: ['admin', 'customer'] },
  'agreement:own': { roles: ['customer'] },
  'agreement:create': staff,
  'agreement:send': staff,
  'agreement:void': staff,
  'agreement:edit-texts': staff,

  'contact:list': staff,
  'contact:read': staff,
  'contact:create': staff,
  'contact:delete': staff,
  'contact:update': staff,
  'contact:restore': staff,
  'contact:bulk': staff,
  'contact:export': staff,
  'contact:note': staff,
  'contact:import': staff,

  'project:list': { roles: ['admin', 'customer', 'contractor'] },
  'project:read': { roles: ['admin', 'customer', 'contractor'] },
  'project:read-cost': staff,
  'project:read-budget': { roles: ['admin', 'customer'] },
  'project:read-price': { roles: ['admin', 'customer'] },
  'project:read-people': staff,
  'project:create': staff,
  'project:update': { roles: ['admin', 'customer'] },
  'project:plan': staff,
  'project:move': staff,
  'project:report': { roles: ['contractor'] },
  'project:link': staff,

  'saved-view:list': staff,
  'saved-view:update': staff,

  'campaign:list': staff,
  'campaign:read': staff,
  'campaign:create': staff,
  'campaign:update': staff,
  'campaign:delete': staff,
  'campaign:send': staff,
  'campaign:export': staff,
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
  'report:export': staff,

  'page:campaign': staff,
  'page:admin': staff,
  'page:admin-documents': staff,
  'page:admin-appointments': staff,
  'page:admin-contractors': staff,
  'page:admin-homes': staff,
  'page:admin-prices': staff,
  'page:deals': staff,
  'page:deal': staff,
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
} as const satisfies Record<string, Permission>;

export type Action = keyof typeof permissions;

/** The table's row of an action, with its optional parts visible to the type checker. */
export const permissionOf = (action: Action): Permission => permissions[action];

/** The caller, as far as the table needs to know. */
export interface Actor {
  readonly role: Role;
  readonly isEmailVerified: boolean;
  readonly mustChangePassword: boolean;
}

/** Why an actor may not do something, in the order in which the guard checks (specification, section 2). */
export type Refusal = 'UNAUTHENTICATED' | 'EMAIL_NOT_VERIFIED' | 'FORBIDDEN' | 'MUST_CHANGE_PASSWORD';

/**
 * Checks whether an actor has a permission.
 * @returns null when allowed, otherwise the reason, which is `UNAUTHENTICATED` when nobody is signed in
 */
export const refusal = (permission: Permission, actor: Actor | null): Refusal | null => {
  if (!actor) return 'UNAUTHENTICATED';
  if (!actor.isEmailVerified && !permission.whileRestricted) return 'EMAIL_NOT_VERIFIED';
  if (!permission.roles.includes(actor.role)) return 'FORBIDDEN';
  if (actor.mustChangePassword && !permission.whileRestricted) return 'MUST_CHANGE_PASSWORD';
  return null;
};

/** Whether the actor may do the action. */
export const can = (actor: Actor | null, action: Action): boolean =>
  refusal(permissionOf(action), actor) === null;

/** Where each role lands after signing in (specification, section 6; design, section 5). */
export const homeOf: Readonly<Record<Role, string>> = {
  admin: '/admin',
  customer: '/dashboard',
  contractor: '/contractor',
  factory: '/factory',
  devops: '/development-ops',
  agent: '/agent-developers',
  investor: '/investor-portal',
};
