import type { FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { fieldProps } from '../forms/field-props.ts';
import { useIfMounted } from './mounted.ts';
import { useRestoredForm } from './restored-form.ts';
import { useVersionedSave } from './versioned-save.ts';

interface VersionedForm<Row, Shown extends Row | null, Fields extends FieldValues, Values, Answer> {
  /** The form and what it edits, as in `crew:7`. */
  readonly name: string;
  /** Null for a new one. */
  readonly row: Shown;
  readonly resolver: Resolver<Fields, unknown, Values>;
  /** What the form shows of a row. */
  readonly valuesOf: (row: Row | Shown) => Fields;
  /** Loads the row as it is stored now. */
  readonly reload: () => Promise<Row | null | undefined>;
  /** Stores it; `version` is the one that the values are based on. */
  readonly send: (values: Values, version: number) => Answer;
  readonly onSaved: (answer: Awaited<Answer>) => void;
  /** After a newer version has filled the form, except for the fields that keep what was typed. */
  readonly onFill?: (row: Row, keeps: (field: keyof Fields) => boolean) => void;
  readonly onClose: () => void;
}

/**
 * The form of a dialog for a row that several people may edit: restored after its session has ended, and saved with the
 * version it is based on.
 * @returns the form, what each of its fields is given, and what its `FormDialog` is given
 */
export const useVersionedForm = <
  Row extends { readonly version: number },
  Shown extends Row | null,
  Fields extends FieldValues,
  Values,
  Answer,
>({
  name,
  row,
  resolver,
  valuesOf,
  reload,
  send,
  onSaved,
  onFill,
  onClose,
}: VersionedForm<Row, Shown, Fields, Values, Answer>) => {
  const form: UseFormReturn<Fields, unknown, Values> = useForm<Fields, unknown, Values>({
    resolver,
    defaultValues: valuesOf(row) as DefaultValues<Fields>,
  });
  const {
    register,
    handleSubmit,
    reset,
    setError,
    formState: { errors, isSubmitting, dirtyFields },
  } = form;
  const restored = useRestoredForm(name, form);
  const close = useIfMounted(onClose);
  const { failure, conflict, save } = useVersionedSave<Row, Path<Fields>>({
    row,
    restored,
    reload,
    setError,
    fields: Object.keys(valuesOf(row)) as Path<Fields>[],
    fill: (newer, how) => {
      reset(valuesOf(newer), how);
      onFill?.(newer, (field) => how.keepDirtyValues && field in dirtyFields);
    },
  });
  const submit = handleSubmit(async (values) => {
    const saved = await save((version) => send(values, version));
    if (!saved) return;
    onSaved(saved.answer);
    close();
  });
  return {
    form,
    field: fieldProps(register, errors),
    errors,
    dialog: {
      busyText: 'Saving...',
      busy: isSubmitting,
      conflict,
      error: failure,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onClose,
    },
  };
};
