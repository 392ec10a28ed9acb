/** Every role an account can have (specification, sections 3 and 6). */
export const roles = ['admin', 'customer', 'contractor', 'factory', 'devops', 'agent', 'investor'] as const;
export type Role = (typeof roles)[number];

interface Permission {
  readonly roles: readonly Role[];
  /** Allowed even while the e-mail address is unverified or the password must be changed first. */
  readonly whileRestricted?: true;
}

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

  'user:list': { roles: ['admin'] },
  'user:read': { roles: ['admin'] },
  'user:export': { roles: ['admin'] },
  'user:invite': { roles: ['admin'] },
  'user:update': { roles: ['admin'] },
  'user:remove': { roles: ['admin'] },
  'user:erase': { roles: ['admin'] },
  'invitation:list': { roles: ['admin'] },

  'mail:list': { roles: ['admin'] },
  'mail:read': { roles: ['admin'] },
  'mail:retry': { roles: ['admin'] },
  'mail:test': { roles: ['admin'] },

  'setting:update': { roles: ['admin'] },
  'content:list': { roles: ['admin'] },
  'content:update': { roles: ['admin'] },
  'job:list': { roles: ['admin'] },
  'job:update': { roles: ['admin'] },
  'audit:list': { roles: ['admin'] },
  'audit:export': { roles: ['admin'] },
  'health:read': { roles: ['admin', 'devops'] },

  'consultant:list': { roles: ['admin'] },
  'consultant:update': { roles: ['admin'] },
  'appointment-format:list': { roles: ['admin'] },
  'appointment-format:update': { roles: ['admin'] },
  'blocked-date:list': { roles: ['admin'] },
  'blocked-date:update': { roles: ['admin'] },

  'home:list': { roles: ['admin'] },
  'home:create': { roles: ['admin'] },
  'home:update': { roles: ['admin'] },
  'home:publish': { roles: ['admin'] },
  // A file adds, changes, publishes and withdraws.
  'home:import': { roles: ['admin'] },

  'price:read': { roles: ['admin'] },
  'price:update': { roles: ['admin'] },

  'design:list': { roles: ['admin'] },
  'design:own': { roles: ['customer'] },

  'deal:list': { roles: ['admin'] },
  'deal:read': { roles: ['admin'] },
  'deal:create': { roles: ['admin'] },
  'deal:update': { roles: ['admin'] },

  'payment:list': { roles: ['admin'] },
  'payment:read': { roles: ['admin', 'customer'] },
  'payment:own': { roles: ['customer'] },
  'payment:create': { roles: ['admin'] },
  'payment:void': { roles: ['admin'] },
  'payment:export': { roles: ['admin'] },

  'quote:list': { roles: ['admin'] },
  'quote:read': { roles: ['admin', 'customer'] },
  'quote:own': { roles: ['customer'] },
  'quote:create': { roles: ['admin'] },
  'quote:update': { roles: ['admin'] },

  'agreement:read': { roles: ['admin', 'customer'] },
  'agreement:own': { roles: ['customer'] },
  'agreement:create': { roles: ['admin'] },
  'agreement:send': { roles: ['admin'] },
  'agreement:void': { roles: ['admin'] },
  'agreement:edit-texts': { roles: ['admin'] },

  'contact:list': { roles: ['admin'] },
  'contact:read': { roles: ['admin'] },
  'contact:create': { roles: ['admin'] },
  'contact:delete': { roles: ['admin'] },
  'contact:update': { roles: ['admin'] },
  'contact:restore': { roles: ['admin'] },
  'contact:bulk': { roles: ['admin'] },
  'contact:export': { roles: ['admin'] },
  'contact:note': { roles: ['admin'] },
  'contact:import': { roles: ['admin'] },

  'project:list': { roles: ['admin', 'customer', 'contractor'] },
  'project:read': { roles: ['admin', 'customer', 'contractor'] },
  'project:read-cost': { roles: ['admin'] },
  'project:read-budget': { roles: ['admin', 'customer'] },
  'project:read-price': { roles: ['admin', 'customer'] },
  'project:read-people': { roles: ['admin'] },
  'project:create': { roles: ['admin'] },
  'project:update': { roles: ['admin', 'customer'] },
  'project:plan': { roles: ['admin'] },
  'project:move': { roles: ['admin'] },
  'project:report': { roles: ['contractor'] },
  'project:link': { roles: ['admin'] },

  'saved-view:list': { roles: ['admin'] },
  'saved-view:update': { roles: ['admin'] },

  'campaign:list': { roles: ['admin'] },
  'campaign:read': { roles: ['admin'] },
  'campaign:create': { roles: ['admin'] },
  'campaign:update': { roles: ['admin'] },
  'campaign:delete': { roles: ['admin'] },
  'campaign:send': { roles: ['admin'] },
  'campaign:export': { roles: ['admin'] },
  'suppression:list': { roles: ['admin'] },
  'suppression:add': { roles: ['admin'] },
  'suppression:remove': { roles: ['admin'] },

  'contractor:list': { roles: ['admin'] },
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

  'appointment:list': { roles: ['admin'] },
  'appointment:read': { roles: ['admin'] },
  'appointment:book-for': { roles: ['admin'] },
  'appointment:change': { roles: ['admin'] },
  'appointment:list-project': { roles: ['admin', 'customer', 'contractor'] },
  'appointment:own': { roles: ['customer'] },

  'document:list': { roles: ['admin', 'customer', 'contractor'] },
  'document:read': { roles: ['admin', 'customer', 'contractor'] },
  'document:upload': { roles: ['admin', 'customer', 'contractor'] },
  'document:delete': { roles: ['admin', 'customer', 'contractor'] },
  'document:review': { roles: ['admin'] },
  'document:update': { roles: ['admin'] },
  'document:request': { roles: ['admin'] },
  'message:list': { roles: ['admin', 'customer'] },
  'message:send': { roles: ['admin', 'customer'] },
  'message:manage': { roles: ['admin'] },

  'overview:read': { roles: ['admin'] },
  'today:list': { roles: ['admin'] },
  'today:dismiss': { roles: ['admin'] },
  'workspace:follow': { roles: ['admin', 'contractor', 'factory'] },
  'hub:read': { roles: ['admin'] },
  'figure:list': { roles: ['admin'] },
  'figure:update': { roles: ['admin'] },
  'operations:read': { roles: ['admin', 'devops'] },
  'agent-figure:list': { roles: ['admin', 'agent'] },
  'portfolio:read': { roles: ['admin', 'investor'] },

  'report:run': { roles: ['admin'] },
  'report:list': { roles: ['admin'] },
  'report:read': { roles: ['admin'] },
  'report:create': { roles: ['admin'] },
  'report:update': { roles: ['admin'] },
  'report:delete': { roles: ['admin'] },
  'report:export': { roles: ['admin'] },

  'page:campaign': { roles: ['admin'] },
  'page:admin': { roles: ['admin'] },
  'page:admin-documents': { roles: ['admin'] },
  'page:admin-appointments': { roles: ['admin'] },
  'page:admin-contractors': { roles: ['admin'] },
  'page:admin-homes': { roles: ['admin'] },
  'page:admin-prices': { roles: ['admin'] },
  'page:deals': { roles: ['admin'] },
  'page:deal': { roles: ['admin'] },
  'page:contact': { roles: ['admin'] },
  'page:reports': { roles: ['admin'] },
  'page:contact-import': { roles: ['admin'] },
  'page:admin-messages': { roles: ['admin'] },
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
