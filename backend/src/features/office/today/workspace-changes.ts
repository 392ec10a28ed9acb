import {
  followsChanges,
  workspaceKindOf,
  type WorkspaceKind,
} from '@hearthline/rules/office/workspace-changes.ts';
import type { Context } from '../../../platform/context.ts';

/** The PostgreSQL channel on which triggers tell every server what kind of thing has changed (migration 0038). */
export const workspaceChannel = 'workspace_changed';

/** The kinds of changes that a viewer follows, from now on. */
export const subscribeToWorkspace = ({
  events,
  viewer,
}: Pick<Context, 'events' | 'viewer'>): AsyncIterableIterator<WorkspaceKind> =>
  events.follow(workspaceChannel, (payload) => {
    const kind = workspaceKindOf(payload);
    return kind && followsChanges(viewer?.role, kind) ? kind : null;
  });
