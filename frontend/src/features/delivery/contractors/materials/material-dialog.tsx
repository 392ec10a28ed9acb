import { materialForm, defaultUnits } from '@hearthline/rules/delivery/contractors.ts';
import { useId } from 'react';
import { z } from 'zod';
import {
  useAddMaterialMutation,
  useUpdateMaterialMutation,
  type MaterialRowFragment,
} from '../../../../gql/generated.ts';
import { changeResolver } from '../../../../platform/form-memory/changed-fields-resolver.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { useVersionedForm } from '../../../../platform/form-memory/versioned-form.ts';
import { TextField } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
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
  const {
    form: { setValue },
    field,
    errors,
    dialog,
  } = useVersionedForm({
    name: `material:${material?.id ?? 'new'}`,
    row: material,
    resolver: changeResolver(dialogForm, material && fieldsOf(material)),
    valuesOf: fieldsOf,
    reload,
    send: (input: z.output<typeof dialogForm>, version: number) =>
      material
        ? update({ variables: { id: material.id, input: { ...input, version } } })
        : add({ variables: { input } }),
    onSaved: () => onSaved(),
    onFill: (newer, keeps) => {
      if (!keeps('projectId')) setProject(projectOf(newer));
    },
    onClose,
  });
  return (
    <FormDialog title={material ? 'Adjust material' : 'Add material'} action="Save" {...dialog}>
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
        {defaultUnits.map((unit) => (
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
