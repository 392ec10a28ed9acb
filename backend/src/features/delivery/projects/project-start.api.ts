export { readProject } from './project.service.ts';
export type { ProjectView } from './project-view.ts';
export { storeProject } from './write/store-project.ts';
export { cancelProject } from './write/cancel-project.ts';
