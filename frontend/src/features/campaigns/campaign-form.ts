import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSaveCampaignMutation, type OpenCampaignFragment } from '../../gql/generated.ts';
import { createDraft } from '../../platform/draft.ts';
import { useSaving } from '../../platform/saving.ts';
import { fieldsOf, resolver, typedOver, type CampaignFields, type CampaignValues } from './campaign-fields.ts';

/** The state of the editor, and what saving it does. What is typed and not saved yet outlives the page. */
export const useCampaignForm = (campaign: OpenCampaignFragment, reload: () => Promise<OpenCampaignFragment | undefined>) => {
  const [base, setBase] = useState(() => fieldsOf(campaign));
  const [draft] = useState(() => createDraft(`campaign:${campaign.id}`, { ...base, version: campaign.version }));
  const [{ version: begun, ...kept }] = useState(draft.read);
  const form = useForm<CampaignFields, unknown, CampaignValues>({ resolver, defaultValues: kept, mode: 'onTouched' });
  const fields = useWatch({ control: form.control }) as CampaignFields;
  const typed = typedOver(base, fields);
  const typing = Object.keys(typed).length > 0;
  const [update] = useSaveCampaignMutation();

  const { failure, conflict, version, save, goOn } = useSaving({
    row: campaign, begun: Math.min(begun, campaign.version), typing, reload, setError: form.setError, fields: ['name', 'subject', 'body'] as const,
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

  /** Saves what was typed. @returns the stored campaign, or null when it was refused; what was typed stays */
  const store = async (): Promise<OpenCampaignFragment | null> => {
    let stored: OpenCampaignFragment | null = typing ? null : campaign;
    if (typing) {
      await form.handleSubmit(async (input) => {
        const saved = await save(async (at) => (await update({ variables: { id: campaign.id, input: { ...input, version: at } } })).data?.updateCampaign);
        stored = saved?.answer ?? null;
        if (stored) goOn(stored);
      })();
    }
    return stored;
  };
  return { form, fields, typing, failure, conflict, store, forget: draft.clear };
};
