import { mailGroups, mailStates, type MailGroup, type MailState } from '@hearthline/rules/mails.ts';
import { useListUrl } from '../../../platform/navigation/list-url.ts';

type ParameterName = 'state' | 'group' | 'mail';

/** Which mails are shown, and which one is open. */
interface MailAddress extends Pick<ReturnType<typeof useListUrl<ParameterName>>, 'page' | 'change'> {
  readonly state: MailState | null;
  readonly group: MailGroup | null;
  readonly mail: string | null;
  /** The address that opens a mail; the list behind it stays as it is. */
  readonly mailAt: (id: string) => string;
  readonly backToList: () => void;
}

/** Keeps these values in the address (`?mailState=failed&mailPage=2&mail=…`), under names that differ from those of the other tabs. */
export const useMailUrlState = (): MailAddress => {
  const { page, param, to, change } = useListUrl<ParameterName>({ prefix: 'mail', unprefixed: ['mail'] });
  return {
    page,
    change,
    state: mailStates.find((state) => state === param('state')) ?? null,
    group: mailGroups.find((group) => group === param('group')) ?? null,
    mail: param('mail') || null,
    mailAt: (mail) => to({ mail, page }),
    backToList: () => change({ mail: null, page }),
  };
};
