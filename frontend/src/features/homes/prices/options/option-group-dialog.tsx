import { chooseKinds } from '@hearthline/rules/homes/prices/option-group.ts';
import { useController, useForm } from 'react-hook-form';
import { useSaveOptionGroupMutation, type OptionGroupRowFragment } from '../../../../gql/generated.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../../platform/form-memory/versioned-save.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { ConflictMessage } from '../../../../ui/forms/conflict-message.tsx';
import { SelectField, TextField } from '../../../../ui/forms/field.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { ChoicesField } from './choices-field.tsx';
import { groupFields, groupResolver, type GroupFields, type GroupValues } from './option-group-form.ts';

const chooseTitles: Readonly<Record<(typeof chooseKinds)[number], string>> = {
  one: 'One of them is chosen',
  many: 'Any number can be chosen',
};

interface OptionGroupDialogProps {
  /** Null for a new one. */
  readonly group: OptionGroupRowFragment | null;
  readonly reload: () => Promise<OptionGroupRowFragment | undefined>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Adds an option group, or changes one with all its choices. */
export const OptionGroupDialog = ({ group, reload, onSaved, onClose }: OptionGroupDialogProps) => {
  const [store] = useSaveOptionGroupMutation();
  const close = useIfMounted(onClose);
  const form = useForm<GroupFields, unknown, GroupValues>({
    resolver: groupResolver,
    defaultValues: groupFields(group),
  });
  const {
    control,
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting },
  } = form;
  const choices = useController({ control, name: 'choices' });
  const chooses = useController({ control, name: 'choose' });
  const restored = useRestoredForm(`option-group:${group?.key ?? 'new'}`, form);
  const { failure, save, conflict, newer } = useVersionedSave({
    row: group,
    restored,
    title: 'The option group was not saved',
    reload,
    setError,
    fields: ['key', 'label', 'choose', 'choices'],
    fill: (other, how) => reset(groupFields(other), how),
  });
  const submit = handleSubmit(async (values) => {
    const saved = await save((version) =>
      store({ variables: { input: { ...values, version: group ? version : null } } }),
    );
    if (!saved) return;
    showToast({ title: 'Options saved', text: `Buyers choose from ${values.label} as it is now.` });
    onSaved();
    close();
  });
  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title={group ? `Edit ${group.label}` : 'New option group'}
      description={group ? undefined : 'The key cannot be changed later.'}
      action="Save options"
      busyText="Saving..."
      busy={isSubmitting}
      disabled={conflict !== null}
      error={failure ?? errors.choices?.message ?? null}
      wide
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {!group && (
        <TextField
          label="Key"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="flooring"
          {...field('key')}
        />
      )}
      <TextField label="Label" required autoComplete="off" maxLength={80} {...field('label')} />
      <SelectField label="How many" error={errors.choose?.message} {...chooses.field}>
        {chooseKinds.map((kind) => (
          <option key={kind} value={kind}>
            {chooseTitles[kind]}
          </option>
        ))}
      </SelectField>
      <ChoicesField
        choices={choices.field.value}
        hasStandard={chooses.field.value === 'one'}
        onChange={choices.field.onChange}
      />
      {conflict && newer && (
        <ConflictMessage {...conflict}>
          <Text look="small">
            It is now called {newer.label}, with {newer.choices.map(({ label }) => label).join(', ')}.
          </Text>
        </ConflictMessage>
      )}
    </FormDialog>
  );
};
