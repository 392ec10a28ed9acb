import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  CatalogHomeDocument,
  useCreateHomeMutation,
  useUpdateHomeMutation,
  type CatalogDetailsFragment,
} from '../../../../gql/generated.ts';
import { editsSinceSubmit, reapplyEdits } from '../../../../platform/form-memory/edits-since-submit.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../../platform/form-memory/versioned-save.ts';
import { newHomeId } from '../catalog-words.ts';
import {
  emptyHome,
  fieldsOf,
  homeFieldNames,
  homeResolver,
  inputOf,
  type HomeFields,
  type HomeValues,
} from './home-schema.ts';

export type Reload = () => Promise<CatalogDetailsFragment | undefined>;

/**
 * The state of a home's form, and how it is saved. What is typed and not saved yet is restored after a visit to another page.
 * @param home null for a new one, which is created when first saved
 * @param code the design that a new one begins with: what was typed for another is not for this one
 */
export const useHomeForm = (home: CatalogDetailsFragment | null, reload: Reload, code: string | null) => {
  const [create] = useCreateHomeMutation({
    // Its own page shows it at once.
    update: (cache, { data }) =>
      data &&
      cache.writeQuery({
        query: CatalogHomeDocument,
        variables: { id: data.createHome.id },
        data: { catalogHome: data.createHome },
      }),
  });
  const [update] = useUpdateHomeMutation();
  const [base, setBase] = useState(home && fieldsOf(home));
  const form = useForm<HomeFields, unknown, HomeValues>({
    resolver: homeResolver,
    defaultValues: base ?? emptyHome,
  });
  const { control, handleSubmit, reset, setError } = form;
  const { dirtyFields, isSubmitting } = form.formState;
  const typing = Object.keys(dirtyFields).length > 0;
  const restored = useRestoredForm(`home:${home?.id ?? [newHomeId, code].filter(Boolean).join(':')}`, form, {
    whenLeft: true,
  });
  const values = useWatch({ control }) as HomeFields;

  const saving = useVersionedSave({
    row: home,
    restored,
    title: 'The home was not saved',
    typing,
    reload,
    setError,
    fields: homeFieldNames,
    fill: (newer, how) => {
      setBase(fieldsOf(newer));
      reset(fieldsOf(newer), how);
    },
  });
  const { save, continueFrom } = saving;

  const send = async (input: HomeValues, version: number): Promise<CatalogDetailsFragment | undefined> =>
    home
      ? (await update({ variables: { id: home.id, version, input: inputOf(input, base) } })).data?.updateHome
      : (await create({ variables: { input: inputOf(input, null) } })).data?.createHome;

  /** Saves what was typed. @returns the stored home; null if it was refused, and the form says why */
  const store = async (): Promise<CatalogDetailsFragment | null> => {
    if (home && !typing) return home;
    let stored: CatalogDetailsFragment | null = null;
    await handleSubmit(async (input) => {
      const since = editsSinceSubmit(form);
      const saved = (await save((version) => send(input, version)))?.answer;
      if (!saved) return;
      const late = since();
      continueFrom(saved);
      if (home) reapplyEdits(form, late);
      stored = saved;
    })();
    return stored;
  };
  /** Changes the stored home otherwise than by its fields; what is typed stays. @returns whether it was done */
  const change = async (
    work: (version: number) => Promise<CatalogDetailsFragment | null | undefined>,
  ): Promise<CatalogDetailsFragment | null> => {
    const changed = (await save(work))?.answer;
    if (!changed) return null;
    continueFrom(changed, true);
    return changed;
  };
  return { ...saving, form, values, base, typing, isSubmitting, store, change };
};

export type HomeForm = ReturnType<typeof useHomeForm>;
