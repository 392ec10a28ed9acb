import type { Viewer } from '../../platform/context.ts';
import { projectScope, type ProjectScope } from '../projects/project.policy.ts';

/** Which messages a viewer may read in the projects they see. `name` is part of the prepared statement's name. */
export interface MessageScope extends ProjectScope {
  /**
   * A condition on the table `messages`. It always uses its parameter, which holds the viewer's id.
   * @param alias of the table in the statement
   */
  readonly messages: (parameter: string, alias?: string) => string;
}

/** The team reads every thread; a customer those of their own projects, limited to what was exchanged with them; everyone else none. */
export const messageScope = (viewer: Viewer | null): MessageScope => {
  if (viewer?.role === 'admin')
    return { ...projectScope(viewer), messages: (parameter) => `${parameter}::uuid is not null` };
  if (viewer?.role === 'customer')
    return {
      ...projectScope(viewer),
      messages: (parameter, alias = 'm') => `${alias}.customer_id = ${parameter}::uuid`,
    };
  return { ...projectScope(null), messages: (parameter) => `${parameter}::uuid is null` };
};

/** Whether a viewer is on the team's side of a thread. */
export const isStaff = (viewer: Pick<Viewer, 'role'> | null): boolean => viewer?.role === 'admin';

/** Whether a change in a thread concerns a viewer. @param customerId the customer whose thread it is */
export const canReceiveEvent = (viewer: Pick<Viewer, 'id' | 'role'> | null, customerId: string): boolean =>
  isStaff(viewer) || (viewer?.role === 'customer' && viewer.id === customerId);
