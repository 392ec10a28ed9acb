import { permissionOf, permissions, type Action, type Role } from './permissions.ts';
import { routes } from './routes.ts';
import { capitalize } from './humanize.ts';

export { roleTitle } from './role-title.ts';

const wordsOf = (name: string): string => name.replaceAll(/[-_]/g, ' ');

/** An action in words and the roles that may do it, exactly as the API enforces them. */
export interface PermissionRow {
  readonly action: Action;
  readonly title: string;
  readonly roles: readonly Role[];
}

/** All actions on one kind of object. */
export interface PermissionGroup {
  readonly noun: string;
  readonly title: string;
  readonly rows: readonly PermissionRow[];
}

/** Titles for nouns that do not say enough by themselves; every other noun is used as it is. */
const nounTitles: Readonly<Record<string, string>> = {
  account: 'Own account',
  preference: 'Own preferences',
  session: 'Own signed-in devices',
  'second-factor': 'Own second factors',
  mail: 'Outbox',
  audit: 'Audit log',
  job: 'Background jobs',
  page: 'Screens',
};

/** A screen is called what its route is. */
const titleOf = (action: Action, verb: string): string => {
  const route = routes.find((candidate) => 'allow' in candidate && candidate.allow === action);
  return route?.title ?? capitalize(wordsOf(verb));
};

/** The permission table in words, grouped by what is acted on, in the table's own order; screens come last. */
export const permissionGroups = (): PermissionGroup[] => {
  const groups = new Map<string, PermissionRow[]>();
  for (const action of Object.keys(permissions) as Action[]) {
    const [noun = '', verb = ''] = action.split(':');
    const rows = groups.get(noun) ?? [];
    rows.push({ action, title: titleOf(action, verb), roles: permissionOf(action).roles });
    groups.set(noun, rows);
  }
  const all = [...groups].map(([noun, rows]) => ({
    noun,
    title: nounTitles[noun] ?? capitalize(wordsOf(noun)),
    rows,
  }));
  return [...all.filter(({ noun }) => noun !== 'page'), ...all.filter(({ noun }) => noun === 'page')];
};
