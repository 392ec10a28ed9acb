import { mailGroups, mailStates, type MailGroup, type MailState } from '@hearthline/rules/mails.ts';
import { useSearchParams } from 'react-router-dom';

/** Which mails are shown, and which one is open. */
export interface MailPlace {
  readonly page: number;
  readonly state: MailState | null;
  readonly group: MailGroup | null;
  readonly mail: string | null;
}

const names = { page: 'mailPage', state: 'mailState', group: 'mailGroup', mail: 'mail' } as const;

interface MailAddress extends MailPlace {
  /** The query of another place, for a link. Another filter begins at page 1. */
  readonly to: (change: Partial<MailPlace>) => string;
  readonly go: (change: Partial<MailPlace>, replace?: boolean) => void;
}

/** Keeps it in the address: reload, back and sharing work. Names differ from those of the other tabs. */
export const useMailAddress = (): MailAddress => {
  const [params, setParams] = useSearchParams();
  const page = /^[1-9]\d{0,5}$/.test(params.get(names.page) ?? '') ? Number(params.get(names.page)) : 1;
  const place: MailPlace = { page, state: mailStates.find((state) => state === params.get(names.state)) ?? null, group: mailGroups.find((group) => group === params.get(names.group)) ?? null, mail: params.get(names.mail) };
  const at = (change: Partial<MailPlace>): URLSearchParams => {
    const next = { ...place, ...((change.state !== undefined || change.group !== undefined) && { page: 1 }), ...change };
    const query = new URLSearchParams(params);
    const values = { page: next.page > 1 ? String(next.page) : null, state: next.state, group: next.group, mail: next.mail };
    for (const key of ['page', 'state', 'group', 'mail'] as const) {
      const value = values[key];
      if (value) query.set(names[key], value);
      else query.delete(names[key]);
    }
    return query;
  };
  return { ...place, to: (change) => `?${at(change)}`, go: (change, replace = false) => setParams(at(change), { replace }) };
};
