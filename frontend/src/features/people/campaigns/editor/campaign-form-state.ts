import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  CampaignDocument,
  useSaveCampaignMutation,
  useStartCampaignMutation,
  type OpenCampaignFragment,
} from '../../../../gql/generated.ts';
import { createDraft } from '../../../../platform/form-memory/draft.ts';
import { useIdempotencyKeys } from '../../../../platform/api/idempotency-key.ts';
import { useVersionedSave } from '../../../../platform/form-memory/versioned-save.ts';
import { editsSinceSubmit, reapplyEdits } from '../../../../platform/form-memory/edits-since-submit.ts';
import {
  fieldsOf,
  resolver,
  typedOver,
  type CampaignFields,
  type CampaignValues,
} from './campaign-schema.ts';
import { newCampaignId } from '../campaign-words.ts';

/** The draft of unsaved changes to a campaign. */
const draftOf = (id: string, base: CampaignFields, version: number) =>
  createDraft(`campaign:${id}`, { ...base, version });

interface Stored {
  readonly campaign: OpenCampaignFragment;
  /** Whether nothing was typed while it was being saved. */
  readonly isWhole: boolean;
}

/**
 * The state of the editor, and how it is saved. What is typed and not saved yet outlives the page.
 * @param campaign null for a new one, which is created when first saved
 */
export const useCampaignForm = (
  campaign: OpenCampaignFragment | null,
  reload: () => Promise<OpenCampaignFragment | undefined>,
) => {
  const [base, setBase] = useState(() => fieldsOf(campaign));
  const stored = campaign?.version ?? 0;
  const [draft] = useState(() => draftOf(campaign?.id ?? newCampaignId, base, stored));
  const [{ version: begun, ...restored }] = useState(draft.read);
  const form = useForm<CampaignFields, unknown, CampaignValues>({
    resolver,
    defaultValues: restored,
    mode: 'onTouched',
  });
  const fields = useWatch({ control: form.control }) as CampaignFields;
  const typed = typedOver(base, fields);
  const typing = Object.keys(typed).length > 0;
  const [create] = useStartCampaignMutation({
    // Caches it, so that its own page shows it at once.
    update: (cache, { data }) =>
      data &&
      cache.writeQuery({
        query: CampaignDocument,
        variables: { id: data.createCampaign.id },
        data: { campaign: data.createCampaign },
      }),
  });
  const [update] = useSaveCampaignMutation();
  const keys = useIdempotencyKeys(`campaign:${newCampaignId}`, { whenLeft: true });

  const { failure, conflict, version, save, continueFrom } = useVersionedSave({
    row: campaign,
    begun: Math.min(begun, stored),
    typing,
    reload,
    setError: form.setError,
    fields: Object.keys(base) as (keyof CampaignFields)[],
    fill: (newer, { keepDirtyValues }) => {
      setBase(fieldsOf(newer));
      form.reset({ ...fieldsOf(newer), ...(keepDirtyValues && typed) });
    },
  });

  // Keeps only what was typed: when the page is opened again, the rest comes from the newest version.
  const unsaved = typing ? JSON.stringify({ ...typed, version }) : null;
  useEffect(() => {
    if (unsaved) draft.write(JSON.parse(unsaved) as Partial<CampaignFields & { version: number }>);
    else draft.clear();
  }, [draft, unsaved]);

  /** Discards what was kept for another visit. */
  const forget = (): void => {
    keys.forget();
    draft.clear();
  };
  const send = async (input: CampaignValues, at: number): Promise<OpenCampaignFragment | undefined> => {
    if (campaign)
      return (await update({ variables: { id: campaign.id, input: { ...input, version: at } } })).data
        ?.updateCampaign;
    const made = (await create({ variables: { input }, ...keys.headersFor(input) })).data?.createCampaign;
    forget();
    return made;
  };
  /** Saves what was typed. @returns the stored campaign, or null if it was refused; what was typed stays */
  const store = async (): Promise<Stored | null> => {
    if (campaign && !typing) return { campaign, isWhole: true };
    let stored: Stored | null = null;
    await form.handleSubmit(async (input) => {
      const since = editsSinceSubmit(form);
      const answer = (await save((at) => send(input, at)))?.answer;
      if (!answer) return;
      const late = since();
      continueFrom(answer);
      if (campaign) reapplyEdits(form, late);
      // A new campaign continues at its own address, so what was typed meanwhile is kept for it there.
      else draftOf(answer.id, fieldsOf(answer), answer.version).write({ ...late, version: answer.version });
      stored = { campaign: answer, isWhole: Object.keys(late).length === 0 };
    })();
    return stored;
  };
  return { form, fields, typing, failure, conflict, store, forget };
};
