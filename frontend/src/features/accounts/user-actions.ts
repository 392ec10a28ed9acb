import type { UserRowFragment } from '../../gql/generated.ts';
import {
  useDisableUserMutation,
  useEnableUserMutation,
  useRemoveUserMutation,
  useRequirePasswordChangeMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
  useSendPasswordResetMutation,
} from '../../gql/generated.ts';

/** An action on an account other than editing it. */
export type UserAction = 'sendReset' | 'requireChange' | 'disable' | 'enable' | 'remove' | 'resend' | 'revoke';

interface ActionWords {
  /** The button's text. */
  readonly offer: string;
  /** The question asked first; missing if the action is harmless. */
  readonly ask?: { readonly title: string; readonly question: string; readonly action: string };
  /** The toast when it is done. */
  readonly done: { readonly title: string; readonly text: string };
  /** Set if the account is gone afterwards. */
  readonly removes?: true;
}

const ownAccount = ' This is your own account: you will be signed out at once.';

/** The texts of an action on an account. */
export const actionWords = (action: UserAction, { name, isViewer }: Pick<UserRowFragment, 'name' | 'isViewer'>): ActionWords => {
  const own = isViewer ? ownAccount : '';
  switch (action) {
    case 'sendReset':
      return { offer: 'Send password reset', done: { title: 'Reset sent', text: `${name} gets a link to choose a new password. It is good for an hour.` } };
    case 'requireChange':
      return { offer: 'Require password change', done: { title: 'Password change required', text: `${name} chooses a new password before anything else.` } };
    case 'disable':
      return {
        offer: 'Disable account',
        ask: { title: `Disable ${name}`, question: `${name} is signed out everywhere at once and cannot sign in until the account is enabled again. Nothing is deleted.${own}`, action: 'Disable account' },
        done: { title: 'Account disabled', text: `${name} is signed out and cannot sign in.` },
      };
    case 'enable':
      return { offer: 'Enable account', done: { title: 'Account enabled', text: `${name} can sign in again.` } };
    case 'remove':
      return {
        offer: 'Remove account',
        ask: { title: `Remove ${name}`, question: `The account of ${name} is deleted for good, with its sessions. To shut somebody out for a while, disable the account instead.${own}`, action: 'Remove account' },
        done: { title: 'Account removed', text: `${name} no longer has an account.` },
        removes: true,
      };
    case 'resend':
      return { offer: 'Resend invitation', done: { title: 'Invitation sent again', text: `${name} gets a new link; the older one no longer works.` } };
    case 'revoke':
      return {
        offer: 'Revoke invitation',
        ask: { title: `Revoke the invitation of ${name}`, question: `The link in the mail stops working, and ${name} is no longer among the users.`, action: 'Revoke invitation' },
        done: { title: 'Invitation revoked', text: `${name} is no longer invited.` },
        removes: true,
      };
  }
};

/** The actions available for an account, the harmless ones first. */
export const actionsFor = ({ state }: Pick<UserRowFragment, 'state'>): UserAction[] => {
  if (state === 'invited') return ['resend', 'revoke', 'disable'];
  if (state === 'disabled') return ['enable', 'remove'];
  return ['sendReset', ...(state === 'must_change_password' ? [] : ['requireChange' as const]), 'disable', 'remove'];
};

/** Functions that carry out each action. */
export const useUserActions = (): Readonly<Record<UserAction, (id: string) => Promise<unknown>>> => {
  const [sendReset] = useSendPasswordResetMutation();
  const [requireChange] = useRequirePasswordChangeMutation();
  const [disable] = useDisableUserMutation();
  const [enable] = useEnableUserMutation();
  const [remove] = useRemoveUserMutation();
  const [resend] = useResendInvitationMutation();
  const [revoke] = useRevokeInvitationMutation();
  return {
    sendReset: (id) => sendReset({ variables: { id } }),
    requireChange: (id) => requireChange({ variables: { id } }),
    disable: (id) => disable({ variables: { id } }),
    enable: (id) => enable({ variables: { id } }),
    remove: (id) => remove({ variables: { id } }),
    resend: (id) => resend({ variables: { id } }),
    revoke: (id) => revoke({ variables: { id } }),
  };
};
