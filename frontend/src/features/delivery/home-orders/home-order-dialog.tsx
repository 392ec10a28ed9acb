import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react/styled-system';
import { homeOrderChange } from '@hearthline/rules/delivery/home-orders.ts';
import type { z } from 'zod';
import { useSaveHomeOrderMutation, type HomeOrderCardFragment } from '../../../gql/generated.ts';
import { useVersionedForm } from '../../../platform/form-memory/versioned-form.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { FieldRow } from '../../../ui/forms/field-row.tsx';
import { TextField } from '../../../ui/forms/field.tsx';

const rule = homeOrderChange.omit({ version: true }).required();
type Fields = z.input<typeof rule>;
type Values = z.output<typeof rule>;

const valuesOf = (order: HomeOrderCardFragment): Fields => ({
  manufacturer: order.manufacturer ?? '',
  orderNumber: order.orderNumber ?? '',
  orderedOn: order.orderedOn ?? '',
  confirmedOn: order.confirmedOn ?? '',
  sections: order.sections.map(({ n, serial, label }) => ({ n, serial: serial ?? '', label: label ?? '' })),
});

interface HomeOrderDialogProps {
  readonly order: HomeOrderCardFragment;
  /** Loads it as it is stored now. */
  readonly reload: () => Promise<HomeOrderCardFragment | null | undefined>;
  readonly onClose: () => void;
}

/** Records what is known of the order of a home. */
export const HomeOrderDialog = ({ order, reload, onClose }: HomeOrderDialogProps) => {
  const [save] = useSaveHomeOrderMutation({ refetchQueries: ['HomeOrder'] });
  const { form, field, errors, dialog } = useVersionedForm<
    HomeOrderCardFragment,
    HomeOrderCardFragment,
    Fields,
    Values,
    unknown
  >({
    name: `home-order:${order.projectId}`,
    row: order,
    resolver: zodResolver(rule),
    valuesOf,
    reload,
    send: (input, version) => save({ variables: { projectId: order.projectId, version, input } }),
    onSaved: () => undefined,
    onClose,
  });
  return (
    <FormDialog
      title="Edit home order"
      description={
        order.orderedOn
          ? undefined
          : 'Once the day of the order is saved, the buyers are mailed that their home is ordered.'
      }
      action="Save home order"
      {...dialog}
    >
      <FieldRow fieldWidth="11rem">
        <TextField label="Ordered on" type="date" {...field('orderedOn')} />
        <TextField label="Confirmed on" type="date" {...field('confirmedOn')} />
      </FieldRow>
      <FieldRow fieldWidth="11rem">
        <TextField label="Manufacturer" autoComplete="off" {...field('manufacturer')} />
        <TextField label="Order number" autoComplete="off" {...field('orderNumber')} />
      </FieldRow>
      {order.sections.map(({ n }, index) => (
        <chakra.fieldset key={n} minW="0">
          <chakra.legend fontWeight="600" textStyle="small" mb="2">
            Section {n}
          </chakra.legend>
          <FieldRow fieldWidth="11rem">
            <TextField
              label={`Serial number of section ${n}`}
              autoComplete="off"
              error={errors.sections?.[index]?.serial?.message}
              {...form.register(`sections.${index}.serial`)}
            />
            <TextField
              label={`Label of section ${n}`}
              autoComplete="off"
              help="HUD label or state insignia."
              error={errors.sections?.[index]?.label?.message}
              {...form.register(`sections.${index}.label`)}
            />
          </FieldRow>
        </chakra.fieldset>
      ))}
    </FormDialog>
  );
};
