import { chakra } from '@chakra-ui/react/styled-system';
import { zodResolver } from '@hookform/resolvers/zod';
import { answerMinutesLimits } from '@hearthline/rules/waiting.ts';
import { leadSettingsForm } from '@hearthline/rules/waiting-rules.ts';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useUpdateLeadSettingsMutation, type LeadSettingsQuery } from '../../../gql/generated.ts';
import { useRestoredForm } from '../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../platform/form-memory/versioned-save.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ConflictMessage } from '../../../ui/forms/conflict-message.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { FormMessage } from '../../../ui/forms/form-message.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

type LeadSettings = LeadSettingsQuery['leadSettings'];

const rule = leadSettingsForm.omit({ version: true });
type Values = z.output<typeof rule>;

interface LeadSettingsFormProps {
  readonly settings: LeadSettings;
  /** Loads the settings as stored now. */
  readonly reload: () => Promise<LeadSettings | undefined>;
}

/** For how long new leads stand first in Today. */
export const LeadSettingsForm = ({ settings, reload }: LeadSettingsFormProps) => {
  const [update] = useUpdateLeadSettingsMutation();
  const valuesOf = ({ answerMinutes }: LeadSettings): Values => ({ answerMinutes });
  const form = useForm<Values>({ resolver: zodResolver(rule), defaultValues: valuesOf(settings) });
  const {
    register,
    handleSubmit,
    reset,
    setError,
    formState: { errors, isSubmitting, isDirty },
  } = form;
  const restored = useRestoredForm('lead-settings', form, { whenLeft: true });
  const { failure, conflict, save, continueFrom } = useVersionedSave({
    row: settings,
    restored,
    reload,
    setError,
    fields: ['answerMinutes'],
    fill: (newer, how) => reset(valuesOf(newer), how),
  });
  const submit = handleSubmit(async (values) => {
    const saved = (await save((version) => update({ variables: { ...values, version } })))?.answer.data
      ?.updateLeadSettings;
    if (!saved) return;
    continueFrom(saved);
    showToast({ title: 'Saved', text: 'Today is in this order from now on.' });
  });
  return (
    <Card>
      <chakra.form
        noValidate
        aria-label="New leads"
        onSubmit={(event) => void submit(event)}
        display="grid"
        gap="5"
        maxW="md"
      >
        <TextField
          type="number"
          inputMode="numeric"
          min={answerMinutesLimits.min}
          max={answerMinutesLimits.max}
          step={1}
          label="Minutes at the top"
          required
          help="0 puts them in line with everything else."
          error={errors.answerMinutes?.message}
          {...register('answerMinutes', { valueAsNumber: true })}
        />
        {conflict && <ConflictMessage {...conflict} />}
        {failure && <FormMessage tone="error">{failure}</FormMessage>}
        <chakra.div>
          <Button type="submit" disabled={isSubmitting || !isDirty || conflict !== null}>
            {isSubmitting ? 'Saving...' : 'Save changes'}
          </Button>
        </chakra.div>
      </chakra.form>
    </Card>
  );
};
