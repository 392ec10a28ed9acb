import {
  isStaff,
  admin,
  everyStaff,
  managers,
  office,
  pagePermissions,
  projectReaders,
  refusal,
  roles,
  sales,
  sitePermissions,
  type Actor,
  type Permission,
  type Scope,
} from './access.ts';

export { homeOf, isStaff, refusal, roles, scopes } from './access.ts';
export type { Actor, Permission, Refusal, Role, Scope } from './access.ts';

/** What somebody who found a signed-in browser must not do: gives away data or money, or cannot be undone. */
const provedAdmin = { ...admin, freshProof: true } as const satisfies Permission;
const provedOffice = { ...office, freshProof: true } as const satisfies Permission;
const ownSales = { ...sales, own: ['sales'] } as const satisfies Permission;
/** Their own for those who sell and those who build, everything for the office. */
const ownOfStaff = { ...everyStaff, own: ['sales', 'project_manager'] } as const satisfies Permission;
const ownManager = {
  roles: ['admin', 'project_manager'],
  own: ['project_manager'],
} as const satisfies Permission;
/** Staff and the customer. */
const projectTeam = {
  roles: ['admin', 'customer', 'sales', 'project_manager', 'office'],
  own: ['sales'],
} as const satisfies Permission;
const siteReaders = {
  roles: ['admin', 'contractor', 'project_manager', 'office'],
} as const satisfies Permission;
/** What follows a sale and the one who builds it reads as well: each their own, the customer what they buy. */
const saleReaders = {
  roles: ['admin', 'customer', 'sales', 'project_manager', 'office'],
  own: ['sales', 'project_manager'],
} as const satisfies Permission;
/** The manager with their own projects, the office with all. */
const ownManagerOrOffice = { ...managers, own: ['project_manager'] } as const satisfies Permission;

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

  'user:list': admin,
  'user:read': admin,
  'user:export': provedAdmin,
  'user:invite': provedAdmin,
  'user:update': admin,
  'user:set-role': provedAdmin,
  'user:reset-second-factor': provedAdmin,
  'user:remove': admin,
  'user:erase': admin,
  'invitation:list': admin,

  'staff:list': everyStaff,
  'team:update': admin,
  'work:transfer': admin,

  'mail:list': admin,
  'mail:read': admin,
  'mail:retry': admin,
  'mail:test': admin,

  'setting:update': admin,
  'setting:require-second-factor': provedAdmin,
  'content:list': admin,
  'content:update': admin,
  'job:list': admin,
  'job:update': admin,
  'audit:list': admin,
  'audit:export': provedAdmin,
  'health:read': { roles: ['admin', 'devops'] },

  'consultant:list': office,
  'consultant:update': office,
  'appointment-format:list': office,
  'appointment-format:update': office,
  'blocked-date:list': office,
  'blocked-date:update': office,

  'home:list': admin,
  'home:create': sitePermissions['home:create'],
  'home:update': admin,
  'home:publish': admin,
  // A file adds, changes, publishes and withdraws.
  'home:import': admin,
  'home:export': provedAdmin,

  // What a home costs the seller, and what is left of its price.
  'money:margin': admin,
  'price:read': admin,
  'price:update': admin,
  'price:export': provedAdmin,
  'delivery:update': admin,

  'design:list': ownOfStaff,
  'design:own': { roles: ['customer'] },

  'deal:list': ownSales,
  'deal:read': ownSales,
  'deal:create': ownSales,
  'deal:update': ownSales,
  'deal:archive': ownSales,
  'deal:assign': ownSales,
  'deal:win': { ...ownSales, freshProof: true },
  // Of `deal:update`, what changes a won deal.
  'deal:correct': admin,
  'deal:cancel': provedAdmin,
  'allowance:settle': ownSales,
  'deal:export': provedAdmin,

  'payment:list': ownSales,
  'payment:read': { roles: ['admin', 'customer', 'sales', 'office'], own: ['sales'] },
  'payment:own': { roles: ['customer'] },
  'payment:create': office,
  // Of `payment:create`, what pays back: it is checked where the kind of the payment is known.
  'payment:refund': provedOffice,
  'payment:void': provedOffice,
  'payment:export': provedOffice,

  'quote:list': ownSales,
  'quote:read': { roles: ['admin', 'customer', 'sales', 'office'], own: ['sales'] },
  'quote:own': { roles: ['customer'] },
  'quote:create': ownSales,
  'quote:update': ownSales,

  'agreement:read': { roles: ['admin', 'customer', 'sales', 'office'], own: ['sales'] },
  'agreement:own': { roles: ['customer'] },
  'agreement:create': ownSales,
  'agreement:send': ownSales,
  'agreement:void': provedAdmin,
  'agreement:edit-texts': admin,
  'change-order:read': saleReaders,
  'change-order:create': ownSales,
  'change-order:send': ownSales,
  'change-order:void': { ...ownSales, freshProof: true },

  'contact:list': ownOfStaff,
  'contact:read': ownOfStaff,
  'contact:create': sales,
  'contact:delete': office,
  'contact:update': ownSales,
  'contact:restore': office,
  'contact:bulk': office,
  'contact:export': provedAdmin,
  'contact:note': everyStaff,
  'contact:import': office,
  'contact:assign': ownSales,
  'contact:merge': office,
  'source:update': office,
  'walkin:start': sales,

  'project:list': projectReaders,
  'project:read': projectReaders,
  'project:read-cost': ownManager,
  'project:read-budget': projectTeam,
  'project:read-price': projectTeam,
  'project:read-people': ownManagerOrOffice,
  'project:export': provedAdmin,
  'project:create': ownManager,
  'project:update': { roles: ['admin', 'customer', 'project_manager'], own: ['project_manager'] },
  'project:archive': admin,
  'project:plan': ownManager,
  'project:move': ownManager,
  'project:report': { roles: ['contractor'] },
  'project:link': ownManagerOrOffice,
  'project:assign': ownManager,

  'home-order:read': saleReaders,
  'home-order:update': ownSales,

  'saved-view:list': everyStaff,
  'saved-view:update': everyStaff,

  'campaign:list': office,
  'campaign:read': office,
  'campaign:create': office,
  'campaign:update': office,
  'campaign:delete': office,
  'campaign:send': office,
  'campaign:export': provedAdmin,
  'suppression:list': office,
  'suppression:add': office,
  'suppression:remove': office,

  'contractor:list': managers,
  'contractor:summary': { roles: ['contractor'] },
  'build:list': siteReaders,
  'build:update': { roles: ['admin', 'contractor', 'project_manager'], own: ['project_manager'] },
  'crew:list': siteReaders,
  'crew:update': { roles: ['contractor'] },
  'material:list': siteReaders,
  'material:update': { roles: ['contractor'] },

  'factory:read': { roles: ['admin', 'factory', 'project_manager', 'office'] },
  'factory:plan': { roles: ['admin', 'factory', 'project_manager'], own: ['project_manager'] },
  'factory:move': { roles: ['factory'] },
  'factory:hand-over': { roles: ['admin', 'factory', 'project_manager'], own: ['project_manager'] },

  'appointment:list': ownOfStaff,
  'appointment:read': ownOfStaff,
  'appointment:export': provedAdmin,
  'appointment:book-for': ownOfStaff,
  'appointment:change': ownOfStaff,
  'appointment:list-project': projectReaders,
  'appointment:own': { roles: ['customer'] },

  'document:list': projectReaders,
  'document:read': projectReaders,
  'document:upload': { roles: projectReaders.roles },
  'document:delete': {
    roles: ['admin', 'customer', 'contractor', 'project_manager', 'office'],
    own: ['project_manager'],
  },
  'document:review': ownManagerOrOffice,
  'document:update': ownManagerOrOffice,
  'document:request': ownManagerOrOffice,
  'message:list': projectTeam,
  'message:send': { roles: projectTeam.roles },
  'message:manage': ownManagerOrOffice,

  'overview:read': office,
  'task:list': everyStaff,
  'task:create': everyStaff,
  'task:update': everyStaff,
  'task:delete': everyStaff,
  'today:list': everyStaff,
  'today:dismiss': everyStaff,
  'workspace:follow': { roles: ['admin', 'contractor', 'factory', 'sales', 'project_manager', 'office'] },
  'hub:read': sitePermissions['hub:read'],
  'figure:list': admin,
  'figure:update': admin,
  'operations:read': { roles: ['admin', 'devops'] },
  'agent-figure:list': { roles: ['admin', 'agent'] },
  'portfolio:read': { roles: ['admin', 'investor'] },

  'report:run': everyStaff,
  'report:list': everyStaff,
  'report:read': everyStaff,
  'report:create': everyStaff,
  'report:update': everyStaff,
  'report:delete': everyStaff,
  'report:export': provedAdmin,
  // Of `report:update`, what mails a report again and again.
  'report:schedule': admin,

  ...pagePermissions,
} as const satisfies Record<string, Permission>;

export type Action = keyof typeof permissions;

/** The table's row of an action, with its optional parts visible to the type checker. */
export const permissionOf = (action: Action): Permission => permissions[action];

/** Whether it is a member of staff who acts. */
export const isStaffMember = (actor: Pick<Actor, 'role'> | null): boolean =>
  actor !== null && isStaff(actor.role);

/** How far an action of an actor's role reaches; null if the role may not do it. */
export const scopeOf = (actor: Pick<Actor, 'role'> | null, action: Action): Scope | null => {
  const { roles: allowed, own } = permissionOf(action);
  if (!actor || !allowed.includes(actor.role)) return null;
  return own?.includes(actor.role) ? 'own' : 'all';
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
