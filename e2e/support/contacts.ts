import { expect, type Page } from '@playwright/test';

/** A word that no other test uses and no seeded contact contains. */
export const uniqueWord = (): string => `zq${crypto.randomUUID().slice(0, 8)}`;

/**
 * Stores contacts of one company through the API, so that a search for it finds exactly these. The last one is the newest.
 * @param page a page that is signed in as admin
 */
export const addContacts = async (
  page: Page,
  company: string,
  names: readonly string[],
  other: object = {},
): Promise<void> => {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  for (const [index, firstName] of names.entries()) {
    const answer = await page.request.post('/api/contacts', {
      headers: { authorization: `Bearer ${token}` },
      data: {
        firstName,
        lastName: 'Tester',
        email: `${firstName}${index}@${company}.example`.toLowerCase(),
        company,
        ...other,
      },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
};

/** `Person01`, `Person02`, … */
export const people = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `Person${String(index + 1).padStart(2, '0')}`);
