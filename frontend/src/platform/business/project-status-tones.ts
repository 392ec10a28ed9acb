import type { ProjectStatus } from '@hearthline/rules/projects/rules.ts';

/** The badge colors of a project's status, wherever it is shown. */
export const projectStatusTones = {
  planning: 'plain',
  in_progress: 'pine',
  on_hold: 'ember',
  completed: 'solid',
  cancelled: 'danger',
} as const satisfies Record<ProjectStatus, string>;
