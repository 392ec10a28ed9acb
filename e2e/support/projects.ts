import type { Page } from '@playwright/test';
import { ask } from './graphql-as-user.ts';
import { accountOf } from './sign-in.ts';

/** Creates a project for the demo customer, as the admin who is signed in on the page. @param more its other fields @returns its id */
export const addProject = async (page: Page, name: string, more: object = {}): Promise<string> => {
  const { projectPeople } = await ask(
    page,
    'query ($search: String) { projectPeople(role: customer, search: $search) { id } }',
    { search: accountOf('customer').email },
  );
  const { createProject } = await ask(
    page,
    'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
    { input: { name, customerId: projectPeople[0].id, ...more } },
  );
  return String(createProject.id);
};
