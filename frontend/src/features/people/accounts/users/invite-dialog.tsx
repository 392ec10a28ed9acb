import { zodResolver } from '@hookform/resolvers/zod';
import { accountSentences, invitation, type NewInvitation } from '@hearthline/rules/people/accounts.ts';
import { useForm, useWatch } from 'react-hook-form';
import { useInviteUserMutation } from '../../../../gql/generated.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { errorText, problemOf, showFieldErrors } from '../../../../platform/api/error-text.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { SelectField, TextField } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { RestoreOffer, useArchivedUser } from './restore-offer.tsx';
import { roleOptions } from './user-words.ts';

interface InviteDialogProps {
  readonly onInvited: () => void;
  readonly onClose: () => void;
}

/** Invites a user with a role: the e-mail has a link to choose the first password. */
export const InviteDialog = ({ onInvited, onClose }: InviteDialogProps) => {
  const [invite] = useInviteUserMutation();
  const { failure, fail, clear } = useSaveError('Invitation not sent');
  const close = useIfMounted(onClose);
  const form = useForm<NewInvitation>({
    resolver: zodResolver(invitation),
    defaultValues: { name: '', email: '', role: 'customer' },
  });
  const {
    register,
    control,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = form;
  useRestoredForm('user:new', form);
  const { archived, look } = useArchivedUser(useWatch({ control, name: 'email' }));

  const submit = handleSubmit(async (input) => {
    clear();
    try {
      await invite({ variables: { input } });
    } catch (error) {
      if (problemOf(error).fieldErrors.email === accountSentences.archivedUser)
        void look(input.email).catch(() => undefined);
      return fail(errorText(error), () => showFieldErrors(error, setError, ['name', 'email', 'role']));
    }
    showToast({
      title: accountSentences.invited,
      text: `${input.name} will get an email with a link to choose a password.`,
    });
    onInvited();
    close();
  });

  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title="Add User"
      description="We will email an invitation with a link to choose a password. It expires in seven days."
      action="Send invitation"
      busyText="Sending..."
      busy={isSubmitting}
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField label="Name" required autoComplete="off" {...field('name')} />
      <TextField label="Email" type="email" required autoComplete="off" {...field('email')} />
      {archived && (
        <RestoreOffer
          user={archived}
          onRestored={() => {
            onInvited();
            close();
          }}
        />
      )}
      <SelectField label="Role" required {...field('role')}>
        {roleOptions.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
};
