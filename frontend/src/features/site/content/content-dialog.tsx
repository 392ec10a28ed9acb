import { zodResolver } from '@hookform/resolvers/zod';
import { contentForm, neededFigures, type ContentForm } from '@hearthline/rules/site/content-form.ts';
import {
  companyKinds,
  type ContentFigures,
  financeTopics,
  type ContentKind,
} from '@hearthline/rules/site/content.ts';
import { useWatch } from 'react-hook-form';
import {
  useCreateContentItemMutation,
  useUpdateContentItemMutation,
  type EditableFragment,
} from '../../../gql/generated.ts';
import { useVersionedForm } from '../../../platform/form-memory/versioned-form.ts';
import { CheckboxField, SelectField, TextAreaField, TextField } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { FieldRow } from '../../../ui/forms/field-row.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { TeamPicture } from './team-picture.tsx';
import { fieldWords, figuresOf, figuresText, kindTitle, topicTitle } from './content-words.ts';

interface ContentDialogProps {
  /** Null for a new one. */
  readonly item: EditableFragment | null;
  /** The kinds that a new one can be of. */
  readonly kinds: readonly [ContentKind, ...ContentKind[]];
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
  sample: boolean;
}

const valuesOf = (item: EditableFragment | null, first: ContentKind): Fields => ({
  kind: item?.kind ?? first,
  topic: item?.topic ?? '',
  title: item?.title ?? '',
  terms: item?.terms ?? '',
  text: item?.text ?? '',
  figures: figuresText((item?.figures ?? {}) as ContentFigures),
  startsOn: item?.startsOn ?? '',
  endsOn: item?.endsOn ?? '',
  position: String(item?.position ?? 0),
  sample: item?.sample ?? false,
});

const toInput = (fields: Fields) => ({
  ...fields,
  figures: figuresOf(fields.figures),
  position: Number(fields.position || Number.NaN),
});
const check = zodResolver(contentForm);

const isFinance = (kind: ContentKind): boolean => kind === 'program' || kind === 'financing';

/** The error of a required text, with the name that its field has in the form. */
const named = (message: string | undefined, name: string): string | undefined =>
  message?.endsWith('required') ? `${name} is required` : message;

/** The form for an entry of the website: an offer, or something about the company. */
export const ContentDialog = ({ item, kinds, reload, onSaved, onClose }: ContentDialogProps) => {
  const [create] = useCreateContentItemMutation();
  const [update] = useUpdateContentItemMutation();
  const {
    form: { control, register },
    field,
    errors,
    dialog,
  } = useVersionedForm<EditableFragment, EditableFragment | null, Fields, ContentForm, unknown>({
    name: `content:${item?.id ?? 'new'}`,
    row: item,
    resolver: (fields, context, options) =>
      check(toInput(fields) as never, context, options as never) as never,
    valuesOf: (row) => valuesOf(row, kinds[0]),
    reload,
    send: (values, version) => {
      const input = { ...values, topic: isFinance(values.kind) ? values.topic : null };
      return item
        ? update({ variables: { id: item.id, input: { ...input, version } } })
        : create({ variables: { input } });
    },
    onSaved: () => onSaved(),
    onClose,
  });
  const kind = useWatch({ control, name: 'kind' });
  const needed = neededFigures[kind];
  const isCompany = companyKinds.some((each) => each === kind);
  const words = fieldWords[kind];
  /** The error of the figures as a whole, or of one of them. */
  const figuresError =
    (errors.figures as { message?: string } | undefined)?.message ??
    (errors.figures ? 'Each line needs a name, a colon, and a number' : undefined);
  return (
    <FormDialog title={item ? 'Edit entry' : 'Add entry'} action="Save" {...dialog}>
      <FieldRow>
        <SelectField label="Kind" disabled={Boolean(item)} {...field('kind')}>
          {(item ? [item.kind] : kinds).map((each) => (
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
          {...field('position')}
        />
      </FieldRow>
      {isFinance(kind) && (
        <SelectField label="Finance page group" required {...field('topic')}>
          <option value="">Please choose</option>
          {financeTopics.map((topic) => (
            <option key={topic} value={topic}>
              {topicTitle[topic]}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={words.title}
        required
        autoComplete="off"
        error={isCompany ? named(errors.title?.message, words.title) : errors.title?.message}
        {...register('title')}
      />
      <TextField
        label={words.terms}
        required
        autoComplete="off"
        help={words.termsHelp}
        placeholder={words.termsExample}
        error={isCompany ? named(errors.terms?.message, words.terms) : errors.terms?.message}
        {...register('terms')}
      />
      <TextAreaField
        label={words.text}
        required
        rows={3}
        error={isCompany ? named(errors.text?.message, words.text) : errors.text?.message}
        {...register('text')}
      />
      <FieldRow>
        <TextField label="Starts on" type="date" help="Leave blank to start now." {...field('startsOn')} />
        <TextField
          label="Ends on"
          type="date"
          help="The last day. Leave blank for no end date."
          {...field('endsOn')}
        />
      </FieldRow>
      {!isCompany && (
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
      )}
      {kind === 'team_member' &&
        (item ? (
          <TeamPicture
            item={item}
            onChanged={async () => {
              onSaved();
              return reload();
            }}
          />
        ) : (
          <Text look="small" quiet>
            Save the entry first, then add a picture. Until then, visitors see initials.
          </Text>
        ))}
      <CheckboxField label="Demo entry: marked as a demo for visitors" {...register('sample')} />
    </FormDialog>
  );
};
