export { archive, recordInProjects } from './users/archive-account.ts';
export { findUser, lockUser, requireRemainingAdmin } from './users/user-admin.service.ts';
export type { ManagedUser } from './users/user.fields.ts';
export { readUser } from './users/user.queries.ts';
export { ManagedUserType } from './users/user.types.ts';
