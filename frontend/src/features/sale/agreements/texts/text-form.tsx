import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react/styled-system';
import { partNotes, partTitles } from '@hearthline/rules/sale/agreements/agreement-parts.ts';
import { agreementText } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import {
  useUpdateAgreementTextMutation,
  type AgreementTextShownFragment,
} from '../../../../gql/generated.ts';
import { apiFetch } from '../../../../platform/api/rest-client.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { shortTimeText } from '../../../../platform/dates/instant-text.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../../platform/form-memory/versioned-save.ts';
import { useSessionStore } from '../../../../platform/session/session-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ConflictMessage } from '../../../../ui/forms/conflict-message.tsx';
import { TextAreaField } from '../../../../ui/forms/field.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { showPdf } from '../../../../platform/api/show-pdf.ts';

const form = agreementText.pick({ body: true });
type Values = z.input<typeof form>;

interface TextFormProps {
  readonly text: AgreementTextShownFragment;
  /** Loads the text as stored now. */
  readonly reload: () => Promise<AgreementTextShownFragment | undefined>;
}

/** The form for one text, with a preview in its document. What is typed and not saved yet is restored after another part was opened. */
export const TextForm = ({ text, reload }: TextFormProps) => {
  const { key, version, createdAt, authorName } = text;
  const session = useSessionStore();
  const [update] = useUpdateAgreementTextMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const all = useForm<Values>({ resolver: zodResolver(form), defaultValues: { body: text.body } });
  const {
    register,
    handleSubmit,
    getValues,
    reset,
    setError,
    trigger,
    formState: { errors, isSubmitting, isDirty },
  } = all;
  const restored = useRestoredForm(`agreement-text:${key}`, all, { whenLeft: true });
  const { failure, conflict, save, continueFrom } = useVersionedSave({
    row: text,
    restored,
    reload,
    setError,
    fields: ['body'],
    fill: (newer, how) => reset({ body: newer.body }, how),
  });
  const submit = handleSubmit(async ({ body }) => {
    const saved = (await save((read) => update({ variables: { key, version: read, body } })))?.answer.data
      ?.updateAgreementText;
    if (!saved) return;
    continueFrom(saved);
    showToast({ title: 'Saved', text: 'New agreements will use this text.' });
  });
  const preview = (): void => {
    setProblem(null);
    if (!form.safeParse(getValues()).success) return void trigger();
    void showPdf(
      () =>
        apiFetch(session, '/api/agreement-texts/preview', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ key, body: getValues('body') }),
        }),
      'sample-agreement.pdf',
    ).catch((error: unknown) => setProblem(errorText(error)));
  };
  return (
    <chakra.form
      noValidate
      aria-label={partTitles[key]}
      onSubmit={(event) => void submit(event)}
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <TextAreaField
        label={partTitles[key]}
        required
        rows={12}
        help={`${partNotes[key] ?? ''} Blank lines divide paragraphs, and a line that starts with - is a list item.`.trim()}
        error={errors.body?.message}
        {...register('body')}
      />
      <Text look="fine" quiet>
        Version {version},{' '}
        {authorName ? `by ${authorName}, ${shortTimeText(createdAt)}` : 'as it was installed'}
      </Text>
      {conflict && <ConflictMessage {...conflict} />}
      {(failure ?? problem) && <FormMessage tone="error">{failure ?? problem}</FormMessage>}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" disabled={isSubmitting || !isDirty || conflict !== null}>
          {isSubmitting ? 'Saving...' : 'Save text'}
        </Button>
        <Button variant="outline" onClick={preview}>
          Preview with sample data
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
