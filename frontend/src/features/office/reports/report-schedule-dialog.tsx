import { zoneName } from '@hearthline/rules/dates/date-text.ts';
import { hourText, scheduleText } from '@hearthline/rules/office/reports/report-words.ts';
import {
  reportSentences,
  type ReportFormat,
  type ReportRhythm,
} from '@hearthline/rules/office/reports/report-rules.ts';
import { useController, useForm, useWatch } from 'react-hook-form';
import {
  useReportQuery,
  useScheduleReportMutation,
  type SavedReportFragment,
} from '../../../gql/generated.ts';
import { useIfMounted } from '../../../platform/form-memory/mounted.ts';
import { useRestoredForm } from '../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../platform/form-memory/versioned-save.ts';
import { fieldProps } from '../../../platform/forms/field-props.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ChipGroup } from '../../../ui/forms/chip-group.tsx';
import { SelectField } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { FieldRow } from '../../../ui/forms/field-row.tsx';
import type { ReportOptions } from './builder/report-choices.ts';
import { cacheFirst } from '../../../platform/graphql/fetch-policies.ts';

interface ScheduleDialogProps {
  readonly saved: SavedReportFragment;
  readonly offer: ReportOptions | undefined;
  readonly onClose: () => void;
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const options = (count: number, from: number, text: (value: number) => string) =>
  Array.from({ length: count }, (_, index) => (
    <option key={index} value={index + from}>
      {text(index + from)}
    </option>
  ));

interface Fields {
  every: ReportRhythm;
  day: number;
  hour: number;
  format: ReportFormat;
  recipients: readonly string[];
}

/** Edits how often the report is mailed, in which format, and to whom. */
export const ScheduleDialog = ({ saved, offer, onClose }: ScheduleDialogProps) => {
  const admins = offer?.admins ?? [];
  /** Drops recipients who are no longer admins: they are not listed, so they could not be removed by hand. */
  const stillAdmins = (ids: readonly string[]): string[] =>
    ids.filter((id) => admins.some((admin) => admin.id === id));
  const fieldsOf = ({ every, day, hour, format, recipients }: SavedReportFragment): Fields => ({
    every: every ?? 'weekly',
    day: day ?? 1,
    hour: hour ?? 8,
    format: format ?? 'pdf',
    recipients: stillAdmins(recipients),
  });
  const [schedule, { loading }] = useScheduleReportMutation();
  const { refetch } = useReportQuery({ variables: { id: saved.id }, ...cacheFirst });
  const form = useForm<Fields>({ defaultValues: fieldsOf(saved) });
  const {
    register,
    control,
    handleSubmit,
    setValue,
    getValues,
    setError,
    reset,
    formState: { errors, dirtyFields },
  } = form;
  const restored = useRestoredForm(`report-mailing:${saved.id}`, form);
  const every = useWatch({ control, name: 'every' });
  const { field: recipients } = useController({
    control,
    name: 'recipients',
    rules: { validate: (ids) => stillAdmins(ids).length > 0 || reportSentences.nobody },
  });
  const close = useIfMounted(onClose);
  const { failure, conflict, save } = useVersionedSave({
    row: saved,
    restored,
    setError,
    fields: ['every', 'day', 'hour', 'format', 'recipients'] as const,
    reload: async () => (await refetch()).data?.report,
    fill: (newer, how) => {
      const fields = fieldsOf(newer);
      // A day is meaningful only with its interval, so both are kept together.
      const mine = how.keepDirtyValues && (dirtyFields.every || dirtyFields.day);
      reset(mine ? { ...fields, every: getValues('every'), day: getValues('day') } : fields, how);
    },
  });
  const store = async (fields: Fields | null): Promise<void> => {
    const input = fields && {
      ...fields,
      day: fields.every === 'daily' ? 1 : fields.day,
      recipients: stillAdmins(fields.recipients),
    };
    if (!(await save((version) => schedule({ variables: { id: saved.id, version, schedule: input } }))))
      return;
    showToast(
      input
        ? { title: 'Email scheduled', text: `The report will be emailed ${scheduleText(input)}.` }
        : { title: 'Email stopped', text: 'The report will no longer be emailed.' },
    );
    close();
  };
  const submit = handleSubmit(store);
  const rhythm = register('every', { onChange: () => setValue('day', 1, { shouldDirty: true }) });
  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title="Email this report on a schedule"
      action="Save"
      busyText="Saving..."
      busy={loading}
      conflict={conflict}
      error={errors.recipients?.message ?? failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <FieldRow fieldWidth="9rem">
        <SelectField label="How often" error={errors.every?.message} {...rhythm}>
          <option value="daily">Every day</option>
          <option value="weekly">Every week</option>
          <option value="monthly">Every month</option>
        </SelectField>
        {every === 'weekly' && (
          <SelectField label="On" {...field('day', { valueAsNumber: true })}>
            {options(7, 1, (value) => days[value - 1] ?? '')}
          </SelectField>
        )}
        {every === 'monthly' && (
          <SelectField label="On day" {...field('day', { valueAsNumber: true })}>
            {options(28, 1, String)}
          </SelectField>
        )}
        <SelectField label="At" {...field('hour', { valueAsNumber: true })}>
          {options(24, 0, hourText)}
        </SelectField>
      </FieldRow>
      {offer && (
        <Text look="small" quiet>
          {zoneName(offer.timeZone)}. Periods such as “last 30 days” are counted from the send date.
        </Text>
      )}
      <SelectField label="Attached as" {...field('format')}>
        <option value="pdf">PDF</option>
        <option value="csv">CSV (spreadsheet)</option>
        <option value="both">PDF and CSV</option>
      </SelectField>
      <ChipGroup
        legend="To"
        options={admins.map(({ id, name }) => ({ id, title: name }))}
        chosen={recipients.value}
        onChange={recipients.onChange}
      />
      {saved.every && (
        <div>
          <Button
            variant="ghost"
            color="danger"
            ms="-4"
            disabled={loading || conflict !== null}
            onClick={() => void store(null)}
          >
            Stop emailing
          </Button>
        </div>
      )}
    </FormDialog>
  );
};
