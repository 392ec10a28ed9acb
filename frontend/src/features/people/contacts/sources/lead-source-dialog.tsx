import { zodResolver } from '@hookform/resolvers/zod';
import { humanize } from '@hearthline/rules/humanize.ts';
import { leadSource } from '@hearthline/rules/people/contacts/lead-sources.ts';
import { Controller } from 'react-hook-form';
import type { z } from 'zod';
import { useSaveLeadSourceMutation, type LeadSourceRowFragment } from '../../../../gql/generated.ts';
import { useVersionedForm } from '../../../../platform/form-memory/versioned-form.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { CheckboxField, TextField } from '../../../../ui/forms/field.tsx';
import { TagField } from '../../../../ui/forms/tag-field.tsx';
import { Text } from '../../../../ui/text/text.tsx';

interface LeadSourceDialogProps {
  /** Null for a new one. */
  readonly source: LeadSourceRowFragment | null;
  /** The spellings of the other sources, which it may take. */
  readonly others: readonly string[];
  /** Loads the source as stored now. */
  readonly reload: () => Promise<LeadSourceRowFragment | null | undefined>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

type Fields = z.input<typeof leadSource>;

const valuesOf = (source: LeadSourceRowFragment | null): Fields => ({
  // As lists show it: a source that began with a spelling has that as its name.
  label: humanize(source?.label ?? ''),
  active: source?.active ?? true,
  words: source ? [...source.words] : [],
});

/** Edits a source: what it is called, whether it is offered, and its spellings, by which sources merge and split. */
export const LeadSourceDialog = ({ source, others, reload, onSaved, onClose }: LeadSourceDialogProps) => {
  const [save] = useSaveLeadSourceMutation();
  const {
    form: { control, register },
    field,
    errors,
    dialog,
  } = useVersionedForm({
    name: `lead-source:${source?.key ?? 'new'}`,
    row: source,
    resolver: zodResolver(leadSource),
    valuesOf,
    reload,
    send: (values: z.output<typeof leadSource>, version: number) =>
      save({ variables: { ...values, ...(source && { key: source.key, version }) } }),
    onSaved: () => onSaved(),
    onClose,
  });
  return (
    <FormDialog title={source ? 'Edit lead source' : 'Add lead source'} action="Save source" {...dialog}>
      <TextField label="Name" required autoComplete="off" {...field('label')} />
      <Controller
        control={control}
        name="words"
        render={({ field: { value, onChange, ref } }) => (
          <TagField
            label="Spellings"
            tags={value}
            known={others}
            error={errors.words?.message}
            onTags={onChange}
            inputRef={ref}
          />
        )}
      />
      <Text look="small" quiet>
        A spelling that you add here leaves the source that has it: that is how two sources become one. One
        that you take away becomes a source of its own. Contacts and deals keep what they have.
      </Text>
      <CheckboxField label="Offered where a source is chosen" {...register('active')} />
    </FormDialog>
  );
};
