export { ProjectContact, ProjectPerson } from './project-person.types.ts';
