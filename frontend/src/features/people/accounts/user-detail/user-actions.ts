import { isStaff } from '@hearthline/rules/permissions.ts';
import type { UserRowFragment } from '../../../../gql/generated.ts';
import {
  useDisableUserMutation,
  useEnableUserMutation,
  useRemoveUserMutation,
  useRequirePasswordChangeMutation,
  useResendInvitationMutation,
  useResetSecondFactorsMutation,
  useRestoreUserMutation,
  useRevokeInvitationMutation,
  useSendPasswordResetMutation,
} from '../../../../gql/generated.ts';

/** An action on an account other than editing it. */
export type UserAction =
  | 'sendReset'
  | 'requireChange'
  | 'resetFactors'
  | 'disable'
  | 'enable'
  | 'transfer'
  | 'remove'
  | 'restore'
  | 'erase'
  | 'resend'
  | 'revoke';

interface ActionWords {
  /** The button's text. */
  readonly offer: string;
  /** The question asked first; missing if the action is harmless. */
  readonly ask?: { readonly title: string; readonly question: string; readonly action: string };
  /** What hangs on the account is listed below the question, under this heading. */
  readonly records?: string;
  /** The toast when it is done. */
  readonly done: { readonly title: string; readonly text: string };
  /** Set if the account is gone afterwards. */
  readonly removes?: true;
}

const ownAccount = ' This is your own account, so you will be signed out.';

/** The texts of an action on an account. */
export const actionWords = (
  action: UserAction,
  { name, isViewer }: Pick<UserRowFragment, 'name' | 'isViewer'>,
): ActionWords => {
  const own = isViewer ? ownAccount : '';
  switch (action) {
    case 'sendReset':
      return {
        offer: 'Send password reset',
        done: {
          title: 'Reset sent',
          text: `${name} will get a link to choose a new password. It expires in one hour.`,
        },
      };
    case 'requireChange':
      return {
        offer: 'Require password change',
        done: {
          title: 'Password change required',
          text: `${name} must choose a new password at the next sign-in.`,
        },
      };
    case 'resetFactors':
      return {
        offer: 'Remove second factors',
        ask: {
          title: `Remove the second factors of ${name}`,
          question: `For somebody who has lost them. All authenticator apps, passkeys, and recovery codes of ${name} are removed, the password alone signs in, and all devices are signed out. ${name} is told by email.`,
          action: 'Remove second factors',
        },
        done: { title: 'Second factors removed', text: `${name} can sign in with the password.` },
      };
    case 'disable':
      return {
        offer: 'Disable account',
        ask: {
          title: `Disable ${name}`,
          question: `${name} will be signed out everywhere and cannot sign in until the account is enabled again. Nothing is deleted.${own}`,
          action: 'Disable account',
        },
        done: { title: 'Account disabled', text: `${name} is signed out and cannot sign in.` },
      };
    case 'enable':
      return {
        offer: 'Enable account',
        done: { title: 'Account enabled', text: `${name} can sign in again.` },
      };
    case 'transfer':
      return { offer: 'Transfer work', done: { title: 'Work transferred', text: '' } };
    case 'remove':
      return {
        offer: 'Remove account',
        ask: {
          title: `Remove ${name}`,
          question: `${name} will be signed out everywhere and can no longer sign in, be assigned to projects, or get account emails. The email stays reserved. You can restore the account from “Archived.”`,
          action: 'Remove account',
        },
        records: 'What stays under this name',
        done: { title: 'Account removed', text: `${name} is archived. All records keep the name.` },
        removes: true,
      };
    case 'restore':
      return {
        offer: 'Restore account',
        done: { title: 'Account restored', text: `${name} is back in the user list.` },
      };
    case 'erase':
      return { offer: 'Erase personal data', done: { title: 'Personal data erased', text: '' } };
    case 'resend':
      return {
        offer: 'Resend invitation',
        done: {
          title: 'Invitation resent',
          text: `${name} will get a new link. The old link no longer works.`,
        },
      };
    case 'revoke':
      return {
        offer: 'Revoke invitation',
        ask: {
          title: `Revoke the invitation of ${name}`,
          question: `The emailed link stops working, and ${name} is archived. You can restore the account and resend the invitation.`,
          action: 'Revoke invitation',
        },
        done: { title: 'Invitation revoked', text: `${name} is no longer invited.` },
        removes: true,
      };
  }
};

/** The actions available for an account, the harmless ones first. */
export const actionsFor = ({
  state,
  role,
  isViewer,
  hasSecondFactor,
}: Pick<UserRowFragment, 'state' | 'role' | 'isViewer' | 'hasSecondFactor'>): UserAction[] => {
  const transfer: UserAction[] = isStaff(role) ? ['transfer'] : [];
  if (state === 'erased') return [];
  if (state === 'archived') return ['restore', 'erase'];
  if (state === 'invited') return ['resend', 'revoke', 'disable'];
  if (state === 'disabled') return ['enable', ...transfer, 'remove'];
  return [
    'sendReset',
    ...(state === 'must_change_password' ? [] : ['requireChange' as const]),
    ...(hasSecondFactor ? ['resetFactors' as const] : []),
    ...transfer,
    'disable',
    ...(isViewer ? [] : ['remove' as const]),
  ];
};

/** What has a dialog of its own: erasing (erase-dialog.tsx) and the work of staff (transfer-dialog.tsx), also when they are removed. */
export const hasDialog = (action: UserAction, { role }: Pick<UserRowFragment, 'role'>): boolean =>
  action === 'erase' || action === 'transfer' || (action === 'remove' && isStaff(role));

/** Functions that carry out each action, except for those that always have a dialog. */
export const useUserActions = (): Readonly<
  Record<Exclude<UserAction, 'erase' | 'transfer'>, (id: string) => Promise<unknown>>
> => {
  const [sendReset] = useSendPasswordResetMutation();
  const [requireChange] = useRequirePasswordChangeMutation();
  const [resetFactors] = useResetSecondFactorsMutation();
  const [disable] = useDisableUserMutation();
  const [enable] = useEnableUserMutation();
  const [remove] = useRemoveUserMutation();
  const [restore] = useRestoreUserMutation();
  const [resend] = useResendInvitationMutation();
  const [revoke] = useRevokeInvitationMutation();
  return {
    sendReset: (id) => sendReset({ variables: { id } }),
    requireChange: (id) => requireChange({ variables: { id } }),
    resetFactors: (id) => resetFactors({ variables: { id } }),
    disable: (id) => disable({ variables: { id } }),
    enable: (id) => enable({ variables: { id } }),
    remove: (id) => remove({ variables: { id } }),
    restore: (id) => restore({ variables: { id } }),
    resend: (id) => resend({ variables: { id } }),
    revoke: (id) => revoke({ variables: { id } }),
  };
};
