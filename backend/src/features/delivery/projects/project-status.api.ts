export { ProjectStatusEnum } from './project-enums.types.ts';
