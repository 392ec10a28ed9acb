import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react/styled-system';
import { legalTextForm } from '@hearthline/rules/legal/legal-text.ts';
import { legalTitles } from '@hearthline/rules/legal/pages.ts';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { useUpdateLegalTextMutation, type LegalTextShownFragment } from '../../../../gql/generated.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../../platform/form-memory/versioned-save.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ConflictMessage } from '../../../../ui/forms/conflict-message.tsx';
import { CheckboxField, TextAreaField } from '../../../../ui/forms/field.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Text, textLink } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

const rule = legalTextForm.pick({ body: true, sample: true });
const valuesOf = ({ body, sample }: LegalTextShownFragment) => ({ body, sample });
const PageLink = chakra(Link, { base: textLink });

interface LegalTextFormProps {
  readonly text: LegalTextShownFragment;
  /** Loads the text as stored now. */
  readonly reload: () => Promise<LegalTextShownFragment | undefined>;
}

/** The form for the text of one legal page. What is typed and not saved yet is restored after another part was opened. */
export const LegalTextForm = ({ text, reload }: LegalTextFormProps) => {
  const { key, updatedOn } = text;
  const [update] = useUpdateLegalTextMutation();
  const form = useForm<z.input<typeof rule>, unknown, z.output<typeof rule>>({
    resolver: zodResolver(rule),
    defaultValues: valuesOf(text),
  });
  const {
    register,
    handleSubmit,
    reset,
    setError,
    formState: { errors, isSubmitting, isDirty },
  } = form;
  const restored = useRestoredForm(`legal-text:${key}`, form, { whenLeft: true });
  const { failure, conflict, save, continueFrom } = useVersionedSave({
    row: text,
    restored,
    reload,
    setError,
    fields: ['body', 'sample'] as const,
    fill: (newer, how) => reset(valuesOf(newer), how),
  });
  const submit = handleSubmit(async (values) => {
    const saved = (await save((version) => update({ variables: { input: { key, version, ...values } } })))
      ?.answer.data?.updateLegalText;
    if (!saved) return;
    continueFrom(saved);
    showToast({ title: 'Saved', text: 'Visitors now read the new text.' });
  });
  return (
    <chakra.form
      noValidate
      aria-label={legalTitles[key]}
      onSubmit={(event) => void submit(event)}
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <TextAreaField
        label={legalTitles[key]}
        required
        rows={16}
        help="Blank lines divide paragraphs. A line that starts with ## is a heading, one that starts with - a list item."
        error={errors.body?.message}
        {...register('body')}
      />
      <CheckboxField
        label="Sample: visitors see that a lawyer still has to check this text"
        {...register('sample')}
      />
      <Text look="fine" quiet>
        {updatedOn ? `Last changed on ${dayText(updatedOn)}.` : 'As it was installed.'}{' '}
        <PageLink to={`/${key}`}>View the page</PageLink>
      </Text>
      {conflict && <ConflictMessage {...conflict} />}
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" disabled={isSubmitting || !isDirty || conflict !== null}>
          {isSubmitting ? 'Saving...' : 'Save text'}
        </Button>
        {isDirty && !isSubmitting && !conflict && (
          <Button variant="ghost" onClick={() => continueFrom(text)}>
            Discard changes
          </Button>
        )}
      </chakra.div>
    </chakra.form>
  );
};
