import type { Role } from './access.ts';
import { capitalize } from './humanize.ts';

/** `Admin` for `admin`, `DevOps` for `devops`, `Project manager` for `project_manager`. */
export const roleTitle = (role: Role): string =>
  role === 'devops' ? 'DevOps' : capitalize(role.replaceAll('_', ' '));
