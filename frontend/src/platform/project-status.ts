import type { ProjectStatus } from '@hearthline/rules/projects.ts';

/** How far a project has come, as the color of a badge: wherever its status is shown. */
export const projectStatusTones = { planning: 'plain', in_progress: 'pine', on_hold: 'ember', completed: 'solid', cancelled: 'danger' } as const satisfies Record<ProjectStatus, string>;
