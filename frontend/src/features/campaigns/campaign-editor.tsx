import { chakra } from '@chakra-ui/react/styled-system';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useState } from 'react';
import { Controller, useForm, useWatch, type Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useDeleteCampaignMutation, useSaveCampaignMutation, useTestCampaignMutation, type CampaignOptionsQuery, type OpenCampaignFragment } from '../../gql/generated.ts';
import { useDraft } from '../../platform/draft.ts';
import { errorText, problemOf, showFieldErrors } from '../../platform/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AudienceFields } from './audience-fields.tsx';
import { AudienceSummary } from './audience-summary.tsx';
import { campaignForm, draftOf, fieldsOf, type CampaignFields, type CampaignValues } from './campaign-form.ts';
import { CampaignPreview } from './campaign-preview.tsx';
import { ContentField } from './content-field.tsx';
import { NewerNotice } from './newer-notice.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';

interface CampaignEditorProps {
  readonly campaign: OpenCampaignFragment;
  readonly options: CampaignOptionsQuery['campaignOptions'];
  readonly onReload: () => void;
}

type Open = 'send' | 'schedule' | 'delete' | null;

/** A draft: what it says and to whom on one side, the mail as it will be sent on the other. What is typed is kept when the page is left. */
export const CampaignEditor = ({ campaign, options, onReload }: CampaignEditorProps) => {
  const draft = useMemo(() => draftOf(campaign), [campaign]);
  const form = useForm<CampaignFields, unknown, CampaignValues>({ resolver: zodResolver(campaignForm) as unknown as Resolver<CampaignFields, unknown, CampaignValues>, defaultValues: draft.read(), mode: 'onTouched' });
  const { register, control, handleSubmit, reset, setError, setValue, formState: { errors, isSubmitting } } = form;
  useDraft(form, draft);
  const typed = useWatch({ control }) as CampaignFields;
  const { version, ...current } = typed;
  const { version: stored, ...saved } = fieldsOf(campaign);
  const dirty = JSON.stringify([current.name, current.subject, current.body, current.audience]) !== JSON.stringify([saved.name, saved.subject, saved.body, saved.audience]);
  const [open, setOpen] = useState<Open>(null);
  const [save] = useSaveCampaignMutation();
  const [test, { loading: testing }] = useTestCampaignMutation();
  const [remove, { loading: removing }] = useDeleteCampaignMutation();
  const navigate = useNavigate();

  // What somebody else saved meanwhile shows by itself where nothing was typed here.
  useEffect(() => {
    if (!dirty && version !== stored) setValue('version', stored);
  }, [dirty, version, stored, setValue]);

  /** Saves what was typed. @returns the stored campaign, or null when it was refused; what was typed stays */
  const store = async (): Promise<OpenCampaignFragment | null> => {
    let result: OpenCampaignFragment | null = dirty ? null : campaign;
    if (dirty) {
      await handleSubmit(async (input) => {
        try {
          const { data } = await save({ variables: { id: campaign.id, input } });
          if (!data) return;
          result = data.updateCampaign;
          draft.clear();
          reset(fieldsOf(data.updateCampaign));
        } catch (error) {
          if (problemOf(error).code === 'CONFLICT') onReload();
          else if (!showFieldErrors(error, setError, ['name', 'subject', 'body'] as const)) showToast({ title: 'The draft was not saved', text: errorText(error), tone: 'error' });
        }
      })();
    }
    return result;
  };

  const saveDraft = async (): Promise<void> => {
    if (await store()) showToast({ title: 'Draft saved', text: 'It goes out only when you say so.' });
  };
  const openAfterSaving = async (which: Open): Promise<void> => {
    if (await store()) setOpen(which);
  };
  const sendTest = async (): Promise<void> => {
    if (!(await store())) return;
    try {
      const { data } = await test({ variables: { id: campaign.id } });
      showToast({ title: 'Test mail', text: data?.testCampaign.message ?? '' });
    } catch (error) {
      if (!showFieldErrors(error, setError, ['subject', 'body'] as const)) showToast({ title: 'The test mail was not sent', text: errorText(error), tone: 'error' });
    }
  };
  const discard = async (): Promise<void> => {
    try {
      await remove({ variables: { id: campaign.id, version: stored } });
      draft.clear();
      await navigate('/admin?tab=marketing');
    } catch (error) {
      setOpen(null);
      showToast({ title: 'The draft was not deleted', text: errorText(error), tone: 'error' });
    }
  };
  const takeNewer = (): void => {
    draft.clear();
    reset(fieldsOf(campaign));
  };
  const refuse = (error: unknown): void => {
    setOpen(null);
    if (problemOf(error).code === 'CONFLICT') onReload();
    if (!showFieldErrors(error, setError, ['subject', 'body'] as const)) showToast({ title: 'Nothing was sent', text: errorText(error), tone: 'error' });
  };

  return (
    <>
      <chakra.header display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between" mb="6">
        <div>
          <Heading look="heading" overflowWrap="anywhere">{current.name.trim() || 'Untitled campaign'}</Heading>
          <Text look="small" quiet role="status">{dirty ? 'Changes are not saved yet.' : 'Draft, saved.'}</Text>
        </div>
        <chakra.div display="flex" flexWrap="wrap" gap="2.5">
          <Button variant="outline" disabled={!dirty || isSubmitting} onClick={() => void saveDraft()}>{isSubmitting ? 'Saving...' : 'Save draft'}</Button>
          <Button variant="outline" disabled={testing || isSubmitting} onClick={() => void sendTest()}>Send a test to me</Button>
          <Button variant="outline" disabled={isSubmitting} onClick={() => void openAfterSaving('schedule')}>Schedule</Button>
          <Button disabled={isSubmitting} onClick={() => void openAfterSaving('send')}>Send now</Button>
        </chakra.div>
      </chakra.header>
      {dirty && version !== stored && <NewerNotice onLoad={takeNewer} onKeep={() => setValue('version', stored)} />}
      <chakra.div display="grid" gap={{ base: '8', lg: '10' }} alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <chakra.form noValidate display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" onSubmit={(event) => { event.preventDefault(); void saveDraft(); }}>
          <TextField label="Name" required autoComplete="off" help="For you and your colleagues; recipients do not see it." error={errors.name?.message} {...register('name')} />
          <TextField label="Subject" required autoComplete="off" error={errors.subject?.message} {...register('subject')} />
          <Controller control={control} name="body" render={({ field }) => <ContentField value={field.value} error={errors.body?.message} onChange={field.onChange} onBlur={field.onBlur} />} />
          <Controller control={control} name="audience" render={({ field }) => <AudienceFields value={field.value} options={options} error={errors.audience?.createdTo?.message} onChange={field.onChange} />} />
          <AudienceSummary audience={current.audience} />
          <div><Button variant="ghost" color="danger" ms="-4" onClick={() => setOpen('delete')}>Delete draft</Button></div>
        </chakra.form>
        <CampaignPreview subject={current.subject} body={current.body} audience={current.audience} />
      </chakra.div>
      {open === 'send' && <SendDialog campaign={campaign} sends={options.sends} onRefused={refuse} onClose={() => setOpen(null)} />}
      {open === 'schedule' && <ScheduleDialog campaign={campaign} today={options.today} timeZone={options.timeZone} onRefused={refuse} onClose={() => setOpen(null)} />}
      {open === 'delete' && <ConfirmDialog title="Delete this draft?" question="What is written in it is gone. Nothing has been sent." action="Delete draft" busy={removing} onConfirm={() => void discard()} onClose={() => setOpen(null)} />}
    </>
  );
};
