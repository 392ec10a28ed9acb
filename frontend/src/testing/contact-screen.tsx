import type { ReactElement } from 'react';
import type { RenderResult } from '@testing-library/react';
import { DataProvider } from '../platform/graphql/apollo-client.tsx';
import { Toaster } from '../ui/toasts/toaster.tsx';
import { contact } from './contact-server.tsx';
import { fakeApi, refusal } from './fake-api.ts';
import { renderAt, userOf } from './render.tsx';
import type { Role } from '@hearthline/rules/permissions.ts';

const entryOf = (number: number, other: object = {}) => ({
  __typename: 'TimelineEntry',
  id: `entry-${number}`,
  kind: 'note',
  at: new Date(2026, 10, 3, 12, number).toISOString(),
  title: 'Note',
  text: `Note ${number}`,
  by: 'Avery',
  status: null,
  roof: null,
  siding: null,
  phone: null,
  design: null,
  designCode: null,
  designVersion: null,
  link: null,
  version: 1,
  viewerCanEdit: true,
  ...other,
});

/** A fake server with contacts `id-1`, `id-2`, …, whose histories begin empty. @param address what a request of theirs gave */
export const contactApi = (count = 1, address: string | null = null) => {
  const rows = new Map(Array.from({ length: count }, (_, index) => [`id-${index + 1}`, contact(index + 1)]));
  let entries: ReturnType<typeof entryOf>[] = [];
  let written = 0;
  const given = address && { __typename: 'GivenAddress', address, at: '2026-11-03T20:00:00.000Z' };
  const write = (other: object): string => {
    written += 1;
    entries = [entryOf(written, other), ...entries];
    return `entry-${written}`;
  };
  const api = fakeApi({
    Contact: ({ id }) => {
      const row = rows.get(String(id));
      return row ? { contact: row } : refusal('NOT_FOUND', 'Contact not found');
    },
    ContactGivenAddress: ({ id }) => ({
      contact: { __typename: 'Contact', id, givenAddress: given },
    }),
    ContactTimeline: () => ({
      contactTimeline: { __typename: 'ContactTimeline', entries, next: null },
    }),
    UpdateContact: ({ id, input }) => {
      const row = rows.get(String(id));
      const { version, ...fields } = input as { version: number };
      if (!row || version !== row.version)
        return refusal('CONFLICT', 'Somebody else changed this in the meantime.');
      rows.set(row.id, { ...row, ...fields, version: version + 1 });
      return { updateContact: rows.get(row.id) };
    },
    AddContactNote: ({ input }) => ({ addContactNote: write({ text: (input as { text: string }).text }) }),
    LogContactCall: ({ input }) => {
      const { outcome, text } = input as { outcome: string; text: string };
      return { logContactCall: write({ kind: 'call', title: 'Call', status: outcome, text }) };
    },
    DeleteContactNote: ({ id }) => {
      entries = entries.filter((entry) => entry.id !== id);
      return { deleteContactNote: id };
    },
    DeleteContact: ({ id }) => {
      rows.delete(String(id));
      return { deleteContact: id };
    },
    ContactTags: () => ({ contactTags: [] }),
    ContactOwners: () => ({ contactOwners: [] }),
  });
  return {
    ...api,
    write,
    row: (id: string) => rows.get(id),
    /** Somebody else changes a contact. */
    change: (id: string, other: Parameters<typeof contact>[1]): void => {
      const row = rows.get(id);
      if (row) rows.set(id, { ...row, ...other, version: row.version + 1 });
    },
  };
};

/** Draws a part of the contacts, with the notifications. */
export const drawWithToasts = (
  ui: ReactElement,
  at: string,
  role: Role = 'admin',
): RenderResult & { address: () => string } =>
  renderAt(
    <DataProvider>
      {ui}
      <Toaster />
    </DataProvider>,
    { at, user: userOf(role) },
  );

/** A link to a phone leads out of the page, which jsdom cannot. Call it once, at the top of a spec file. */
export const stayOnPhoneLinks = (): void =>
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
  });
