import { zodResolver } from '@hookform/resolvers/zod';
import { consultantSentences } from '@hearthline/rules/sale/consultants/consultant-words.ts';
import {
  newConsultantRequest,
  type NewConsultantRequest,
} from '@hearthline/rules/sale/consultants/consultant-rules.ts';
import { designWords } from '@hearthline/rules/design.ts';
import { codeInWords } from '@hearthline/rules/homes/designs/code.ts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useRequestConsultantMutation } from '../../../gql/generated.ts';
import { storedArrivals } from '../../../domain/arrivals.ts';
import { useStoredDesign } from '../../../domain/stored-design.ts';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { useDraft } from '../../../platform/form-memory/draft.ts';
import { useIsMounted } from '../../../platform/form-memory/mounted.ts';
import { problemOf, showFieldErrors } from '../../../platform/api/error-text.ts';
import { fieldProps } from '../../../platform/forms/field-props.ts';
import { CheckboxField, TextField } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import {
  consultantDraft,
  forgetRequest,
  requestKeyOf,
  type ConsultantValues,
} from './consultant-form-values.ts';
import { readDesign } from './saved-design.ts';

// Whether to include the design is a field of the form only: the rule ignores it.
const resolver = zodResolver(
  newConsultantRequest as z.ZodType as z.ZodType<NewConsultantRequest, ConsultantValues>,
);
const fields = ['fullName', 'email', 'phone', 'address', 'researchProperty'] as const;

const ConsultantForm = ({ onClose }: { onClose: () => void }) => {
  const [defaultValues] = useState(consultantDraft.read);
  const [design] = useState(readDesign);
  const stored = useStoredDesign();
  const form = useForm<ConsultantValues, unknown, NewConsultantRequest>({ resolver, defaultValues });
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors, isSubmitting },
  } = form;
  useDraft(form, consultantDraft);
  const [request] = useRequestConsultantMutation();
  const isMounted = useIsMounted();
  const [failure, setFailure] = useState<{ readonly text: string | null } | null>(null);

  useEffect(() => setFocus('fullName'), [setFocus]);
  // The disabled button lost the focus, so it is returned for another try.
  useEffect(() => {
    if (failure && !isSubmitting) document.querySelector<HTMLElement>('dialog[open] [type=submit]')?.focus();
  }, [failure, isSubmitting]);

  const submit = handleSubmit(async (input) => {
    setFailure(null);
    const values = form.getValues();
    const sent = values.withDesign ? design : null;
    const designCode = values.withDesign ? (stored?.code ?? null) : null;
    try {
      await request({
        variables: {
          input: {
            ...input,
            design: sent,
            designCode,
            touches: storedArrivals(),
            requestKey: requestKeyOf(values, sent, designCode),
          },
        },
        context: { headers: stored ? { 'x-design-key': stored.editKey } : {} },
      });
    } catch (error) {
      showToast({ title: consultantSentences.failedTitle, text: consultantSentences.failed, tone: 'error' });
      if (!showFieldErrors(error, setError, fields)) setFailure({ text: problemOf(error).message });
      return;
    }
    // If the dialog was closed and reopened meanwhile, what was typed since is another request and is kept.
    forgetRequest(isMounted() ? form.getValues() : values);
    showToast({ title: consultantSentences.thanksTitle, text: consultantSentences.thanks });
    if (isMounted()) onClose();
  });

  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title="Speak to a Consultant"
      description="Leave your details, and a consultant will call you back."
      action="Request a Call"
      busyText={consultantSentences.submitting}
      busy={isSubmitting}
      keeps
      error={failure?.text}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField label="Full Name" required autoComplete="name" {...field('fullName')} />
      <TextField label="Email" type="email" required autoComplete="email" {...field('email')} />
      <TextField label="Phone" type="tel" required autoComplete="tel" {...field('phone')} />
      <TextField label="Property address (optional)" autoComplete="street-address" {...field('address')} />
      {(design ?? stored) && (
        <CheckboxField
          label={`Send my design along: ${design ? designWords(design) : codeInWords(stored?.code ?? '')}`}
          {...register('withDesign')}
        />
      )}
      <CheckboxField label="Please research the property before you call" {...register('researchProperty')} />
    </FormDialog>
  );
};

/** Requests a call by a consultant (docs/specification.md, sections 2, 4 and 5). Render it on any page to open it. */
export const ConsultantDialog = ({ onClose }: { onClose: () => void }) => (
  <DataProvider>
    <ConsultantForm onClose={onClose} />
  </DataProvider>
);
