import { chakra } from '@chakra-ui/react/styled-system';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  callOutcomes,
  callTitles,
  waitingSentences,
} from '@hearthline/rules/people/contacts/waiting-contact.ts';
import { contactCall } from '@hearthline/rules/people/contacts/call-rules.ts';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useLogContactCallMutation } from '../../gql/generated.ts';
import { FollowUpField } from '../tasks/follow-up-field.tsx';
import { isDialable, phoneText, telephoneLink } from '../company.ts';
import { useIfMounted } from '../../platform/form-memory/mounted.ts';
import { errorText, showFieldErrors } from '../../platform/api/error-text.ts';
import { useSaveError } from '../../platform/form-memory/save-failure.ts';
import { useRestoredForm } from '../../platform/form-memory/restored-form.ts';
import { SelectField, TextAreaField } from '../../ui/forms/field.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { textLink } from '../../ui/text/text.tsx';

const Anchor = chakra('a', { base: { ...textLink, whiteSpace: 'nowrap' } });

interface LogCallDialogProps {
  readonly contact: { readonly id: string; readonly name: string; readonly phone: string | null };
  /** Called with the id of the stored call; the dialog closes by itself. */
  readonly onLogged: (entryId: string) => void;
  readonly onClose: () => void;
}

/** Logs a call to a contact: how it ended, and what was said. Whatever goes wrong, what was typed stays. */
export const LogCallDialog = ({ contact: { id, name, phone }, onLogged, onClose }: LogCallDialogProps) => {
  const [log] = useLogContactCallMutation();
  const { failure, fail, clear } = useSaveError(waitingSentences.callFailed);
  const close = useIfMounted(onClose);
  const form = useForm<z.input<typeof contactCall>, unknown, z.output<typeof contactCall>>({
    resolver: zodResolver(contactCall),
    defaultValues: { outcome: 'spoke', text: '', followUpOn: null },
  });
  const {
    control,
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = form;
  useRestoredForm(`call:${id}`, form);

  const submit = handleSubmit(async (input) => {
    clear();
    try {
      const { data } = await log({ variables: { contactId: id, input } });
      if (data) onLogged(data.logContactCall);
    } catch (error) {
      return fail(errorText(error), () =>
        showFieldErrors(error, setError, ['outcome', 'text', 'followUpOn']),
      );
    }
    close();
  });

  return (
    <FormDialog
      title={`Call ${name}`}
      action="Log call"
      busyText="Saving..."
      busy={isSubmitting}
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      description={
        phone && isDialable(phone) ? (
          <>
            Phone: <Anchor href={telephoneLink(phone)}>{phoneText(phone)}</Anchor>
          </>
        ) : (
          'No phone number is known.'
        )
      }
    >
      <SelectField
        label="How did it end?"
        required
        error={errors.outcome?.message}
        help="Unless you spoke with them or the number is wrong, somebody who waits is called again at 9:00 AM of the day below, or else tomorrow."
        {...register('outcome')}
      >
        {callOutcomes.map((outcome) => (
          <option key={outcome} value={outcome}>
            {callTitles[outcome]}
          </option>
        ))}
      </SelectField>
      <Controller
        control={control}
        name="followUpOn"
        render={({ field: { value, onChange } }) => (
          <FollowUpField value={value ?? null} onChange={onChange} error={errors.followUpOn?.message} />
        )}
      />
      <TextAreaField label="Note (optional)" minH="24" error={errors.text?.message} {...register('text')} />
    </FormDialog>
  );
};
