import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CampaignDocument, useSaveCampaignMutation, useStartCampaignMutation, type OpenCampaignFragment } from '../../gql/generated.ts';
import { createDraft } from '../../platform/draft.ts';
import { useIdempotencyKeys } from '../../platform/idempotency-key.ts';
import { useSaving } from '../../platform/saving.ts';
import { fieldsOf, newFields, resolver, typedOver, type CampaignFields, type CampaignValues } from './campaign-fields.ts';
import { newCampaignId } from './campaign-words.ts';

/**
 * The state of the editor, and what saving it does. What is typed and not saved yet outlives the page.
 * @param campaign null: a new one, which comes to be when it is saved for the first time
 */
export const useCampaignForm = (campaign: OpenCampaignFragment | null, reload: () => Promise<OpenCampaignFragment | undefined>) => {
  const [base, setBase] = useState(() => (campaign ? fieldsOf(campaign) : newFields));
  const stored = campaign?.version ?? 0;
  const [draft] = useState(() => createDraft(`campaign:${campaign?.id ?? newCampaignId}`, { ...base, version: stored }));
  const [{ version: begun, ...kept }] = useState(draft.read);
  const form = useForm<CampaignFields, unknown, CampaignValues>({ resolver, defaultValues: kept, mode: 'onTouched' });
  const fields = useWatch({ control: form.control }) as CampaignFields;
  const typed = typedOver(base, fields);
  const typing = Object.keys(typed).length > 0;
  const [create] = useStartCampaignMutation({
    // Its own page shows it at once.
    update: (cache, { data }) => data && cache.writeQuery({ query: CampaignDocument, variables: { id: data.createCampaign.id }, data: { campaign: data.createCampaign } }),
  });
  const [update] = useSaveCampaignMutation();
  const keys = useIdempotencyKeys(`campaign:${newCampaignId}`, { whenLeft: true });

  const { failure, conflict, version, save, goOn } = useSaving({
    row: campaign, begun: Math.min(begun, stored), typing, reload, setError: form.setError, fields: ['name', 'subject', 'body'] as const,
    fill: (newer, { keepDirtyValues }) => {
      setBase(fieldsOf(newer));
      form.reset({ ...fieldsOf(newer), ...(keepDirtyValues && typed) });
    },
  });

  // Only what was typed: the rest is as the newest campaign has it when the page is opened again.
  const unsaved = typing ? JSON.stringify({ ...typed, version }) : null;
  useEffect(() => {
    if (unsaved) draft.write(JSON.parse(unsaved) as Partial<CampaignFields & { version: number }>);
    else draft.clear();
  }, [draft, unsaved]);

  /** Nothing that was typed waits for another visit. */
  const forget = (): void => {
    keys.forget();
    draft.clear();
  };
  const send = async (input: CampaignValues, at: number): Promise<OpenCampaignFragment | undefined> => {
    if (campaign) return (await update({ variables: { id: campaign.id, input: { ...input, version: at } } })).data?.updateCampaign;
    const made = (await create({ variables: { input }, ...keys.headersFor(input) })).data?.createCampaign;
    forget();
    return made;
  };
  /** Saves what was typed. @returns the stored campaign, or null when it was refused; what was typed stays */
  const store = async (): Promise<OpenCampaignFragment | null> => {
    if (campaign && !typing) return campaign;
    let answer: OpenCampaignFragment | null = null;
    await form.handleSubmit(async (input) => {
      const saved = await save((at) => send(input, at));
      answer = saved?.answer ?? null;
      if (answer) goOn(answer);
    })();
    return answer;
  };
  return { form, fields, typing, failure, conflict, store, forget };
};
