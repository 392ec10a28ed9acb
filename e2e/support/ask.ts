import type { Page } from '@playwright/test';

/** What an operation answers to whoever is signed in on a page: for what a journey needs and nobody watches. */
export const ask = async (page: Page, query: string, variables: object = {}): Promise<any> => {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.post('/graphql', { headers: { authorization: `Bearer ${token}` }, data: { query, variables } });
  return ((await answer.json()) as { data: unknown }).data;
};
