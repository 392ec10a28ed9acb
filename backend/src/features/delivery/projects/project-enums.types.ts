import { projectSorts, projectStatuses } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';

export const ProjectStatusEnum = graphqlEnum('ProjectStatus', 'The status of a project.', projectStatuses, {
  planning: 'In planning; the customer may still change the address of the site.',
  in_progress: 'Work is under way.',
  on_hold: 'Work is paused; progress cannot be reported until it is resumed.',
  completed: 'Finished, with a progress of 100. It can be resumed.',
  cancelled: 'Canceled. It can go back to planning, or be resumed.',
});

export const ProjectSortEnum = graphqlEnum('ProjectSort', 'The order of a list of projects.', projectSorts, {
  newest: 'The most recently created first.',
  name: 'In alphabetical order.',
  start: 'The earliest start first; those without a start date last.',
  completion: 'The earliest estimated completion first; those without one last.',
  progress: 'The most advanced first.',
  budget: 'The largest first; those without a budget last.',
});
