import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react/styled-system';
import { foldEmail } from '@hearthline/rules/text.ts';
import { erasedName, userErasure, userSentences } from '@hearthline/rules/people/users.ts';
import { useForm } from 'react-hook-form';
import { useEraseUserMutation, type UserRowFragment } from '../../../../gql/generated.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { errorText, showFieldErrors } from '../../../../platform/api/error-text.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { TextField } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { Heading } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { RelatedRecords } from './related-records.tsx';

const erased = [
  'Name, email address, phone and username, in the account and wherever a record repeats them',
  'Password, signed-in devices and mailed links',
  'The contact with this address: name, email, phone, company and postal address',
  'The consultant linked to this account: name, email, and schedule',
  'Details entered with bookings and consultant requests under this address',
  'The text of emails to this person and of emails that mention the address',
];
const retained = [
  'The records themselves: projects, documents, messages, appointments, notes and histories',
  'What your team wrote, the names of projects, site addresses and the contents of files',
  'The audit log, which shows the pseudonym from now on',
  'An unsubscribed address, so it never receives campaigns again',
];

const List = chakra('ul', {
  base: { display: 'grid', gap: '1', ps: '5', listStyleType: 'disc', textStyle: 'small' },
});

interface EraseDialogProps {
  readonly user: UserRowFragment;
  readonly onErased: () => void;
  readonly onClose: () => void;
}

/** Erases a removed person's data for good; the address has to be typed, since nothing brings it back. */
export const EraseDialog = ({ user, onErased, onClose }: EraseDialogProps) => {
  const [erase] = useEraseUserMutation();
  const { failure, fail, clear } = useSaveError('Nothing was erased');
  const close = useIfMounted(onClose);
  const pseudonym = erasedName(user.id).full;
  const form = useForm({
    resolver: zodResolver(
      userErasure.refine(({ email }) => foldEmail(email) === foldEmail(user.email), {
        error: userSentences.confirmErasure,
        path: ['email'],
      }),
    ),
    defaultValues: { email: '' },
  });
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = form;
  const submit = handleSubmit(async (input) => {
    clear();
    try {
      await erase({ variables: { id: user.id, input } });
    } catch (error) {
      return fail(errorText(error), () => showFieldErrors(error, setError, ['email']));
    }
    showToast({ title: 'Personal data erased', text: `The records show “${pseudonym}” from now on.` });
    onErased();
    close();
  });

  return (
    <FormDialog
      wide
      danger
      title={`Erase the personal data of ${user.name}`}
      description={`For legal requests. “${pseudonym}” replaces the name everywhere. This cannot be undone.`}
      action="Erase permanently"
      busyText="Erasing..."
      busy={isSubmitting}
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <chakra.div display="grid" gap="5" gridTemplateColumns={{ sm: 'repeat(2, minmax(0, 1fr))' }}>
        {(
          [
            ['Erased', erased],
            ['Kept', retained],
          ] as const
        ).map(([title, points]) => (
          <chakra.section key={title} display="grid" gap="2" alignContent="start">
            <Heading as="h3" look="subheading" fontSize="1rem">
              {title}
            </Heading>
            <List>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </List>
          </chakra.section>
        ))}
      </chakra.div>
      <RelatedRecords id={user.id} title="Records under the pseudonym from now on" />
      <TextField
        label={`Type ${user.email} to confirm`}
        required
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email')}
      />
    </FormDialog>
  );
};
