import { zodResolver } from '@hookform/resolvers/zod';
import { contentForm, neededFigures, type ContentForm } from '@hearthline/rules/content-form.ts';
import {
  contentKinds,
  type ContentFigures,
  financeTopics,
  type ContentKind,
} from '@hearthline/rules/content.ts';
import { useForm, useWatch } from 'react-hook-form';
import {
  useCreateContentItemMutation,
  useUpdateContentItemMutation,
  type EditableFragment,
} from '../../gql/generated.ts';
import { useIfMounted } from '../../platform/form-memory/mounted.ts';
import { useRestoredForm } from '../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../platform/form-memory/versioned-save.ts';
import { ConflictMessage } from '../../ui/forms/conflict-message.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/forms/field.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { FieldRow } from '../../ui/forms/field-row.tsx';
import { figuresOf, figuresText, kindTitle, topicTitle } from './content-words.ts';

interface ContentDialogProps {
  /** Null for a new one. */
  readonly item: EditableFragment | null;
  /** Loads it as it is stored now. */
  readonly reload: () => Promise<EditableFragment | null | undefined>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

interface Fields {
  kind: ContentKind;
  topic: string;
  title: string;
  terms: string;
  text: string;
  figures: string;
  startsOn: string;
  endsOn: string;
  position: string;
}

const valuesOf = (item: EditableFragment | null): Fields => ({
  kind: item?.kind ?? 'promotion',
  topic: item?.topic ?? '',
  title: item?.title ?? '',
  terms: item?.terms ?? '',
  text: item?.text ?? '',
  figures: figuresText((item?.figures ?? {}) as ContentFigures),
  startsOn: item?.startsOn ?? '',
  endsOn: item?.endsOn ?? '',
  position: String(item?.position ?? 0),
});

const given = (fields: Fields) => ({
  ...fields,
  figures: figuresOf(fields.figures),
  position: Number(fields.position || Number.NaN),
});
const check = zodResolver(contentForm);

/** The form for a promotion, a program, a financing option or an example price. */
export const ContentDialog = ({ item, reload, onSaved, onClose }: ContentDialogProps) => {
  const [create] = useCreateContentItemMutation();
  const [update] = useUpdateContentItemMutation();
  const form = useForm<Fields, unknown, ContentForm>({
    resolver: (fields, context, options) => check(given(fields) as never, context, options as never) as never,
    defaultValues: valuesOf(item),
  });
  const {
    register,
    control,
    handleSubmit,
    reset,
    setError,
    formState: { errors, isSubmitting },
  } = form;
  const kept = useRestoredForm(`content:${item?.id ?? 'new'}`, form);
  const kind = useWatch({ control, name: 'kind' });
  const needed = neededFigures[kind];
  const isFinance = kind === 'program' || kind === 'financing';

  const close = useIfMounted(onClose);
  const { failure, conflict, save } = useVersionedSave({
    row: item,
    kept,
    reload,
    setError,
    fields: ['kind', 'topic', 'title', 'terms', 'text', 'figures', 'startsOn', 'endsOn', 'position'] as const,
    fill: (newer, how) => reset(valuesOf(newer), how),
  });
  const submit = handleSubmit(async (values) => {
    const input = { ...values, topic: isFinance ? values.topic : null };
    const saved = await save((version) =>
      item
        ? update({ variables: { id: item.id, input: { ...input, version } } })
        : create({ variables: { input } }),
    );
    if (!saved) return;
    onSaved();
    close();
  });
  /** The error of the figures as a whole, or of one of them. */
  const figuresError =
    (errors.figures as { message?: string } | undefined)?.message ??
    (errors.figures ? 'Each line needs a name, a colon, and a number' : undefined);

  return (
    <FormDialog
      title={item ? 'Edit entry' : 'Add entry'}
      action="Save"
      busyText="Saving..."
      busy={isSubmitting}
      disabled={conflict !== null}
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <FieldRow>
        <SelectField label="Kind" disabled={Boolean(item)} error={errors.kind?.message} {...register('kind')}>
          {contentKinds.map((each) => (
            <option key={each} value={each}>
              {kindTitle[each]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Position"
          type="number"
          min="0"
          max="1000"
          help="Lowest first."
          error={errors.position?.message}
          {...register('position')}
        />
      </FieldRow>
      {isFinance && (
        <SelectField label="Finance page group" required error={errors.topic?.message} {...register('topic')}>
          <option value="">Please choose</option>
          {financeTopics.map((topic) => (
            <option key={topic} value={topic}>
              {topicTitle[topic]}
            </option>
          ))}
        </SelectField>
      )}
      <TextField label="Title" required error={errors.title?.message} {...register('title')} />
      <TextField
        label="Terms"
        required
        help="The offer in a few words."
        placeholder="$5,000 off"
        error={errors.terms?.message}
        {...register('terms')}
      />
      <TextAreaField label="Text" required rows={3} error={errors.text?.message} {...register('text')} />
      <FieldRow>
        <TextField
          label="Starts on"
          type="date"
          help="Leave blank to start now."
          error={errors.startsOn?.message}
          {...register('startsOn')}
        />
        <TextField
          label="Ends on"
          type="date"
          help="The last day. Leave blank for no end date."
          error={errors.endsOn?.message}
          {...register('endsOn')}
        />
      </FieldRow>
      <TextAreaField
        label="Figures"
        rows={Math.max(2, needed.length)}
        minH="20"
        error={figuresError}
        help={
          needed.length > 0
            ? `One per line. Required: ${needed.join(', ')}.`
            : 'One per line, such as amount: 5000. Used for calculations; visitors see the terms.'
        }
        {...register('figures')}
      />
      {conflict && <ConflictMessage {...conflict} />}
    </FormDialog>
  );
};
