import { materialForm, usualUnits } from '@hearthline/rules/contractors.ts';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import {
  useAddMaterialMutation,
  useUpdateMaterialMutation,
  type MaterialRowFragment,
} from '../../../gql/generated.ts';
import { changeResolver } from '../../../platform/form-memory/changed-fields-resolver.ts';
import { useIfMounted } from '../../../platform/form-memory/mounted.ts';
import {
  restorable,
  useRestoredForm,
  useRestoredState,
} from '../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../platform/form-memory/versioned-save.ts';
import { fieldProps } from '../../../platform/forms/field-props.ts';
import { TextField } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { ProjectField } from './project-field.tsx';

interface MaterialDialogProps {
  /** Null for a new one. */
  readonly material: MaterialRowFragment | null;
  readonly reload: () => Promise<MaterialRowFragment | null | undefined>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Turns an empty date of the form into null. */
const dialogForm = materialForm.extend({
  deliveryOn: z.union([z.literal('').transform(() => null), materialForm.shape.deliveryOn]),
});
type Fields = z.input<typeof dialogForm>;

const fieldsOf = (material: MaterialRowFragment | null): Fields => ({
  name: material?.name ?? '',
  unit: material?.unit ?? '',
  quantity: material?.quantity ?? 0,
  projectId: material?.projectId ?? '',
  deliveryOn: material?.deliveryOn ?? '',
});
const projectOf = (material: MaterialRowFragment | null): { id: string; title: string } | null =>
  material?.projectId ? { id: material.projectId, title: material.projectName ?? '' } : null;

/** Edits a material: name, quantity, project and next delivery. */
export const MaterialDialog = ({ material, reload, onSaved, onClose }: MaterialDialogProps) => {
  const unitsId = useId();
  const [add] = useAddMaterialMutation({ refetchQueries: ['ContractorSummary'] });
  const [update] = useUpdateMaterialMutation({ refetchQueries: ['ContractorSummary'] });
  const [project, setProject] = useRestoredState(
    `material-project:${material?.id ?? 'new'}`,
    projectOf(material),
    restorable.choice,
  );
  const form = useForm<Fields, unknown, z.output<typeof dialogForm>>({
    resolver: changeResolver(dialogForm, material && fieldsOf(material)),
    defaultValues: fieldsOf(material),
  });
  const {
    register,
    handleSubmit,
    reset,
    setError,
    setValue,
    formState: { errors, isSubmitting, dirtyFields },
  } = form;
  const kept = useRestoredForm(`material:${material?.id ?? 'new'}`, form);
  const close = useIfMounted(onClose);
  const { failure, conflict, save } = useVersionedSave({
    row: material,
    kept,
    reload,
    setError,
    fields: ['name', 'unit', 'quantity', 'projectId', 'deliveryOn'] as const,
    fill: (newer, how) => {
      reset(fieldsOf(newer), how);
      if (!(how.keepDirtyValues && dirtyFields.projectId)) setProject(projectOf(newer));
    },
  });
  const submit = handleSubmit(async (input) => {
    const saved = await save((version) =>
      material
        ? update({ variables: { id: material.id, input: { ...input, version } } })
        : add({ variables: { input } }),
    );
    if (!saved) return;
    onSaved();
    close();
  });
  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title={material ? 'Adjust material' : 'Add material'}
      action="Save"
      busyText="Saving..."
      busy={isSubmitting}
      conflict={conflict}
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField label="Name" required autoComplete="off" {...field('name')} />
      <TextField
        label="Quantity available"
        required
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        {...field('quantity', { valueAsNumber: true })}
      />
      <TextField label="Unit" required list={unitsId} autoComplete="off" {...field('unit')} />
      <datalist id={unitsId}>
        {usualUnits.map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
      <ProjectField
        label="Reserved for project"
        help="Leave blank if not reserved."
        value={project}
        error={errors.projectId?.message}
        onChoose={(id, title) => {
          setProject(id ? { id, title } : null);
          setValue('projectId', id, { shouldDirty: true });
        }}
      />
      <TextField label="Next delivery" type="date" {...field('deliveryOn')} />
    </FormDialog>
  );
};
