import { chakra } from '@chakra-ui/react/styled-system';
import { userStateTitles } from '@hearthline/rules/people/users.ts';
import { useState } from 'react';
import type { UserRowFragment } from '../../../../gql/generated.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { problemOf } from '../../../../platform/api/error-text.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { instantDayText, timeText } from '../../../../platform/dates/instant-text.ts';
import { UnsavedInputDialog } from '../../../../ui/dialogs/unsaved-input-dialog.tsx';
import { userTones } from '../../../../domain/state-tones.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { actionsFor, actionWords, hasDialog, useUserActions, type UserAction } from './user-actions.ts';
import { TransferDialog } from './transfer-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { UserForm } from './user-form.tsx';
import { RelatedRecords } from './related-records.tsx';

interface UserDialogProps {
  readonly user: UserRowFragment;
  /** Called when something changed, so that the list is reloaded. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

const accessText = ({ state, invitationExpiresAt, lastSignInAt, sessions }: UserRowFragment): string => {
  if (state === 'archived')
    return 'This account was removed. It cannot sign in, and its email stays reserved. Records keep the name.';
  if (state === 'erased')
    return 'This person’s data was erased. Records show the pseudonym. This cannot be undone.';
  if (state === 'invited')
    return invitationExpiresAt
      ? `The invitation expires ${timeText(invitationExpiresAt)}.`
      : 'The invitation has expired. Resend it.';
  const seen = lastSignInAt ? `Last signed in on ${instantDayText(lastSignInAt)}` : 'Never signed in';
  return `${seen}; ${sessions === 0 ? 'no device is' : sessions === 1 ? 'one device is' : `${sessions} devices are`} signed in now.`;
};

/** One account: its name and role, and the actions on it. */
export const UserDialog = ({ user, onChanged, onClose }: UserDialogProps) => {
  const actions = useUserActions();
  const [openDialog, setOpenDialog] = useState<UserAction | null>(null);
  const [busy, setBusy] = useState<UserAction | null>(null);
  /** Whether the form has unsaved input, which must be saved first: an action closes the form or asks in its place. */
  const [typing, setTyping] = useState(false);
  const [saving, setSaving] = useState(false);
  const { failure, fail, clear } = useSaveError('Account not changed');
  const close = useIfMounted(onClose);

  const leave = (toast: Parameters<typeof showToast>[0]): void => {
    showToast(toast);
    onChanged();
    close();
  };
  const act = async (action: UserAction): Promise<void> => {
    if (action === 'erase' || action === 'transfer') return setOpenDialog(action);
    setBusy(action);
    clear();
    try {
      await actions[action](user.id);
    } catch (error) {
      const { code, message } = problemOf(error);
      // Without the account the dialog has nothing to show, so a toast does.
      if (code === 'NOT_FOUND')
        return leave({ title: 'This account no longer exists', text: message, tone: 'error' });
      setBusy(null);
      setOpenDialog(null);
      return fail(message);
    }
    leave(actionWords(action, user).done);
  };

  if (openDialog === 'erase') {
    return (
      <EraseDialog
        user={user}
        onClose={() => setOpenDialog(null)}
        onErased={() => {
          onChanged();
          close();
        }}
      />
    );
  }
  if (openDialog && hasDialog(openDialog, user)) {
    return (
      <TransferDialog
        user={user}
        removes={openDialog === 'remove'}
        onClose={() => setOpenDialog(null)}
        onDone={() => {
          onChanged();
          close();
        }}
      />
    );
  }
  const words = openDialog && actionWords(openDialog, user);
  if (openDialog && words?.ask) {
    const { ask, records } = words;
    return (
      <ConfirmDialog
        {...ask}
        action={busy ? 'One moment...' : ask.action}
        busy={busy !== null}
        onConfirm={() => void act(openDialog)}
        onClose={() => setOpenDialog(null)}
      >
        {records && <RelatedRecords id={user.id} title={records} />}
      </ConfirmDialog>
    );
  }
  const isRemoved = user.state === 'archived' || user.state === 'erased';
  return (
    <UnsavedInputDialog
      title={user.name}
      description={user.state === 'erased' ? undefined : user.email}
      busy={saving || busy !== null}
      isTyped={() => typing && !saving}
      onClose={onClose}
    >
      <chakra.div display="grid" gap="6">
        {failure && (
          <FormMessage tone="error" takesFocus>
            {failure}
          </FormMessage>
        )}
        {!isRemoved && (
          <UserForm
            user={user}
            onTyping={setTyping}
            onSaving={setSaving}
            onSaved={() => {
              onChanged();
              close();
            }}
          />
        )}
        <chakra.section
          aria-labelledby="user-access"
          display="grid"
          gap="3"
          {...(!isRemoved && { borderTopWidth: '1px', borderColor: 'line', pt: '5' })}
        >
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2.5">
            <Heading as="h3" look="subheading" id="user-access">
              Access
            </Heading>
            <Badge tone={userTones[user.state]}>{userStateTitles[user.state]}</Badge>
            {user.isViewer && <Badge>You</Badge>}
          </chakra.div>
          <Text look="small" quiet>
            {accessText(user)}
          </Text>
          {typing && (
            <Text look="small" role="status">
              Save your changes first.
            </Text>
          )}
          <chakra.div display="flex" flexWrap="wrap" gap="2.5">
            {actionsFor(user).map((action) => {
              const { offer, ask } = actionWords(action, user);
              return (
                <Button
                  key={action}
                  variant="outline"
                  size="sm"
                  disabled={busy !== null || typing}
                  color={ask || action === 'erase' ? 'danger' : undefined}
                  onClick={() => (ask ? setOpenDialog(action) : void act(action))}
                >
                  {offer}
                </Button>
              );
            })}
          </chakra.div>
        </chakra.section>
      </chakra.div>
    </UnsavedInputDialog>
  );
};
