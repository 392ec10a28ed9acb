import type { Page } from '@playwright/test';

/** Runs an operation as the user signed in on a page, for what a journey needs but does not test. @returns the response's data */
export const ask = async (
  page: Page,
  query: string,
  variables: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<any> => {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}`, ...headers },
    data: { query, variables },
  });
  return ((await answer.json()) as { data: unknown }).data;
};
