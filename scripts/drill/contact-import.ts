import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** Asks the product over GraphQL. @throws Error with what it refused */
export type Ask = <Data>(query: string, variables: object) => Promise<Data>;

export const askerOf =
  (url: string, authorization: string): Ask =>
  async <Data>(query: string, variables: object): Promise<Data> => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: object[] };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };

export interface ImportProgress {
  readonly state: string;
  readonly counts: Readonly<
    Record<'new' | 'created' | 'updated' | 'error' | 'repeat' | 'removed' | 'kept', number>
  >;
}

/**
 * An import of a file of contacts, step by step, as the page takes them; each ends when the product has.
 * @param file its path
 */
export const contactImport = async (url: string, authorization: string, file: string) => {
  const ask = askerOf(url, authorization);
  const sent = await fetch(`${url}/api/contact-imports?name=contacts.csv`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'text/csv' },
    body: Readable.toWeb(createReadStream(file)),
    duplex: 'half',
  } as unknown as RequestInit);
  if (sent.status !== 201) throw new Error(`the upload was answered ${sent.status}`);
  const { id, mapping } = (await sent.json()) as { id: string; mapping: string[] };
  const reached = async (state: string): Promise<ImportProgress> => {
    for (;;) {
      const { contactImport: it } = await ask<{ contactImport: ImportProgress }>(
        'query ($id: ID!) { contactImport(id: $id) { state counts { new created updated error repeat removed kept } } }',
        { id },
      );
      if (it.state === state) return it;
      await pause(500);
    }
  };
  const step = async (mutation: string, state: string): Promise<ImportProgress> => {
    await ask(`mutation ($id: ID!) { ${mutation}(id: $id) { id } }`, { id });
    return reached(state);
  };
  return {
    check: async (): Promise<ImportProgress> => {
      await ask(
        'mutation ($id: ID!, $mapping: [ContactImportField!]!) { mapContactImport(id: $id, mapping: $mapping) { id } }',
        { id, mapping },
      );
      return reached('checked');
    },
    start: () => step('startContactImport', 'imported'),
    revert: () => step('revertContactImport', 'reverted'),
  };
};
