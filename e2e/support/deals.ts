import type { Page } from '@playwright/test';
import { uniqueWord } from './contacts.ts';
import { ask } from './graphql-as-user.ts';

/** Stores a contact whose name no other test uses. @param page a page that is signed in as admin */
export const addBuyer = async (page: Page): Promise<{ readonly id: string; readonly name: string }> => {
  const word = uniqueWord();
  const lastName = word.charAt(0).toUpperCase() + word.slice(1);
  const { createContact } = await ask(
    page,
    'mutation ($input: CreateContactInput!) { createContact(input: $input) { id } }',
    { input: { firstName: 'Dana', lastName, email: `dana@${word}.example` } },
  );
  return { id: createContact.id, name: `Dana ${lastName}` };
};

/** Opens a deal of a new contact. @param page a page that is signed in as admin */
export const addDeal = async (
  page: Page,
  input: object = {},
): Promise<{ readonly id: string; readonly number: string; readonly name: string }> => {
  const buyer = await addBuyer(page);
  const { createDeal } = await ask(
    page,
    'mutation ($input: DealInput!) { createDeal(input: $input) { id number } }',
    { input: { contactId: buyer.id, valueCents: 18_500_000, ...input } },
  );
  return { ...createDeal, name: buyer.name };
};
