import { useController, useForm } from 'react-hook-form';
import { useSaveEquipmentSheetMutation, type EquipmentSheetRowFragment } from '../../../gql/generated.ts';
import { dayText } from '../../../platform/dates/calendar-day.ts';
import { useToday } from '../../../platform/dates/current-time.ts';
import { useIfMounted } from '../../../platform/form-memory/mounted.ts';
import { useRestoredForm } from '../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../platform/form-memory/versioned-save.ts';
import { fieldProps } from '../../../platform/forms/field-props.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { ConflictMessage } from '../../../ui/forms/conflict-message.tsx';
import { FieldRow } from '../../../ui/forms/field-row.tsx';
import { SelectField, TextField } from '../../../ui/forms/field.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { GroupsField } from './groups-field.tsx';
import {
  sheetFields,
  sheetResolver,
  type GroupErrors,
  type SheetFields,
  type SheetValues,
} from './sheet-form.ts';

interface SheetDialogProps {
  /** Null for a scope that has had none. */
  readonly sheet: EquipmentSheetRowFragment | null;
  readonly title: string;
  /** Whom a new sheet can be for, and what it begins with. */
  readonly scopes: readonly {
    readonly scope: string;
    readonly title: string;
    readonly start: EquipmentSheetRowFragment | null;
  }[];
  readonly reload: () => Promise<EquipmentSheetRowFragment | undefined>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** An equipment sheet from a day on; the one of the same day is changed. */
export const SheetDialog = ({ sheet, title, scopes, reload, onSaved, onClose }: SheetDialogProps) => {
  const today = useToday();
  const [store] = useSaveEquipmentSheetMutation();
  const close = useIfMounted(onClose);
  const form = useForm<SheetFields, unknown, SheetValues>({
    resolver: sheetResolver,
    defaultValues: sheet
      ? sheetFields(sheet, sheet.scope, today)
      : sheetFields(scopes[0]?.start ?? null, scopes[0]?.scope ?? 'all', today),
  });
  const {
    control,
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting, dirtyFields },
  } = form;
  const groups = useController({ control, name: 'groups' });
  const scope = useController({ control, name: 'scope' });
  const restored = useRestoredForm(`equipment-sheet:${sheet?.scope ?? 'new'}`, form);
  const { failure, save, conflict, newer } = useVersionedSave({
    row: sheet,
    restored,
    title: 'The equipment sheet was not saved',
    // A sheet of another day may stand in the way, too: then there is no newer version to show.
    reload: async () => {
      const now = await reload();
      return now && (now.id !== sheet?.id || now.version !== sheet.version) ? now : undefined;
    },
    setError,
    fields: ['scope', 'groups', 'startsOn', 'endsOn'],
    fill: (other, how) => reset(sheetFields(other, other.scope, today), how),
  });
  const submit = handleSubmit(async (values) => {
    const saved = await save((version) =>
      store({
        variables: {
          input: {
            ...values,
            version: values.startsOn === (newer ?? sheet)?.startsOn ? version : null,
          },
        },
      }),
    );
    if (!saved) return;
    showToast({
      title: 'Equipment saved',
      text: `Homes show it from ${dayText(values.startsOn ?? today)} on.`,
    });
    onSaved();
    close();
  });
  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title={title}
      description="The sheet in effect before it ends the day before. Quotes that were issued keep theirs."
      action="Save equipment"
      busyText="Saving..."
      busy={isSubmitting}
      disabled={conflict !== null}
      error={failure ?? errors.root?.message ?? null}
      wide
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {!sheet && (
        <SelectField
          label="For"
          error={errors.scope?.message}
          {...scope.field}
          onChange={(event) => {
            const chosen = scopes.find((one) => one.scope === event.target.value);
            scope.field.onChange(event);
            // What was typed stays; what the other scope began with makes way.
            if (!dirtyFields.groups && chosen)
              reset(
                { ...sheetFields(chosen.start, chosen.scope, today) },
                { keepDefaultValues: false, keepErrors: true },
              );
          }}
        >
          {scopes.map((one) => (
            <option key={one.scope} value={one.scope}>
              {one.title}
            </option>
          ))}
        </SelectField>
      )}
      <GroupsField
        groups={groups.field.value}
        errors={errors.groups as readonly (GroupErrors | undefined)[] | undefined}
        onChange={groups.field.onChange}
      />
      <FieldRow>
        <TextField label="First day" type="date" required min={today} {...field('startsOn')} />
        <TextField label="Last day" type="date" help="Blank until further notice" {...field('endsOn')} />
      </FieldRow>
      {conflict && newer && (
        <ConflictMessage {...conflict}>
          <Text look="small">
            It now has {newer.items.length} items, from {dayText(newer.startsOn)} on.
          </Text>
        </ConflictMessage>
      )}
    </FormDialog>
  );
};
