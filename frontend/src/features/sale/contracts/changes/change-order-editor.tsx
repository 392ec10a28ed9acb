import { isTax } from '@hearthline/rules/sale/quotes/groups.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import {
  useEditedChangeOrderQuery,
  useUpdateChangeOrderMutation,
  type DealChangeOrdersQuery,
  type EditedChangeOrderFragment,
} from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { TextAreaField, TextField } from '../../../../ui/forms/field.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { ChangeLineRow } from './change-line-row.tsx';
import {
  changeResolver,
  fieldsOf,
  newLine,
  totalOfTyped,
  type ChangeFields,
  type ChangeValues,
} from './change-fields.ts';
import { deltaText } from './change-words.ts';

type Allowance = NonNullable<DealChangeOrdersQuery['deal']['contract']>['allowances'][number];

interface ChangeOrderEditorProps {
  readonly id: string;
  /** The allowances of the contract: a line may settle one above what it does not exceed. */
  readonly allowances: readonly Allowance[];
  readonly onClose: () => void;
}

const failed = 'The change order was not saved';

const Editor = ({
  order,
  allowances,
  onClose,
}: Omit<ChangeOrderEditorProps, 'id'> & { readonly order: EditedChangeOrderFragment }) => {
  const { failure, fail, clear } = useSaveError(failed);
  const [update] = useUpdateChangeOrderMutation();
  const form = useForm<ChangeFields, unknown, ChangeValues>({
    resolver: changeResolver,
    defaultValues: fieldsOf(order),
  });
  const {
    control,
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const lines = useWatch({ control, name: 'lines' });
  const percent = order.lines.find(({ key }) => isTax(key))?.percent ?? null;
  const submit = handleSubmit(async (input) => {
    clear();
    try {
      await update({ variables: { id: order.id, version: order.version, input } });
    } catch (error) {
      return fail(errorText(error));
    }
    onClose();
  });
  const field = fieldProps(register, errors);
  const total = deltaText(totalOfTyped(lines, percent));
  return (
    <FormDialog
      title="Change order"
      action="Save change order"
      busyText="Saving..."
      busy={isSubmitting}
      error={failure && `${failed}. ${failure}`}
      sum={
        <Text look="small">
          {percent === null ? 'Before sales tax ' : 'With sales tax '}
          <strong>{total}</strong>
        </Text>
      }
      wide
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextAreaField label="Reason" required help="As the buyers read it." {...field('reason')} />
      <TextField
        label="Days later"
        inputMode="numeric"
        autoComplete="off"
        help="By how many days the planned ones move. Negative for earlier."
        {...field('days')}
      />
      <chakra.section
        aria-labelledby="change-lines"
        display="grid"
        gap="3"
        gridTemplateColumns="minmax(0, 1fr)"
      >
        <Heading as="h3" look="minor" id="change-lines">
          Lines
        </Heading>
        {fields.length === 0 && (
          <Text look="small" quiet>
            Nothing differs between the design that was signed and its newest version.
          </Text>
        )}
        {fields.map(({ id }, at) => (
          <ChangeLineRow key={id} form={form} at={at} allowances={allowances} onRemove={() => remove(at)} />
        ))}
        <chakra.div>
          <Button
            variant="outline"
            size="sm"
            onClick={() => append(newLine, { focusName: `lines.${fields.length}.label` })}
          >
            Add line
          </Button>
        </chakra.div>
      </chakra.section>
    </FormDialog>
  );
};

/** Writes the draft of a change order: why, by how many days, and its lines. */
export const ChangeOrderEditor = ({ id, ...props }: ChangeOrderEditorProps) => {
  const { data } = useEditedChangeOrderQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return data ? <Editor key={data.changeOrder.version} order={data.changeOrder} {...props} /> : null;
};
