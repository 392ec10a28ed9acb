import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useDeleteCampaignMutation, useTestCampaignMutation, type CampaignOptionsQuery, type OpenCampaignFragment } from '../../gql/generated.ts';
import { errorText, problemOf, showFieldErrors } from '../../platform/error-text.ts';
import { useFoundAgain } from '../../platform/kept.ts';
import { wayBack } from '../../platform/way-back.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ConflictMessage } from '../../ui/conflict-message.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AudienceFields } from './audience-fields.tsx';
import { AudienceSummary } from './audience-summary.tsx';
import { audienceOf } from './campaign-fields.ts';
import { useCampaignForm } from './campaign-form.ts';
import { CampaignPreview } from './campaign-preview.tsx';
import { campaignList } from './campaign-words.ts';
import { ContentField } from './content-field.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';

interface CampaignEditorProps {
  readonly campaign: OpenCampaignFragment;
  readonly options: CampaignOptionsQuery['campaignOptions'];
  /** Reads it as it is stored now. */
  readonly reload: () => Promise<OpenCampaignFragment | undefined>;
}

type Open = 'send' | 'schedule' | 'delete';

/** A draft: what it says and to whom on one side, the mail as it will be sent on the other. What is typed is kept when the page is left. */
export const CampaignEditor = ({ campaign, options, reload }: CampaignEditorProps) => {
  const { form, fields, typing, failure, conflict, store, forget } = useCampaignForm(campaign, reload);
  const { register, control, setError, formState: { errors, isSubmitting } } = form;
  const formId = useId();
  // The time is asked for again only while the draft that it was chosen for is what is stored.
  const [open, setOpen] = useFoundAgain<Open>(`campaign-open:${campaign.id}`, { keep: (one) => (one === 'schedule' ? one : null), find: (kept) => (kept === 'schedule' && !typing ? kept : null) });
  const [test, { loading: testing }] = useTestCampaignMutation();
  const [remove, { loading: removing }] = useDeleteCampaignMutation();
  const navigate = useNavigate();
  const audience = audienceOf(fields);
  const waits = isSubmitting || conflict !== null;

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
      await remove({ variables: { id: campaign.id, version: campaign.version } });
      forget();
      await navigate(wayBack(campaignList));
    } catch (error) {
      setOpen(null);
      showToast({ title: 'The draft was not deleted', text: errorText(error), tone: 'error' });
    }
  };
  const refuse = (error: unknown): void => {
    setOpen(null);
    if (problemOf(error).code === 'CONFLICT') void reload().catch(() => undefined);
    if (!showFieldErrors(error, setError, ['subject', 'body'] as const)) showToast({ title: 'Nothing was sent', text: errorText(error), tone: 'error' });
  };

  return (
    <>
      <chakra.header display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between" mb="6">
        <div>
          <Heading look="heading" overflowWrap="anywhere">{fields.name.trim() || 'Untitled campaign'}</Heading>
          <Text look="small" quiet role="status">{typing ? 'Changes are not saved yet.' : 'Draft, saved.'}</Text>
        </div>
        <chakra.div display="flex" flexWrap="wrap" gap="2.5">
          <Button variant="outline" type="submit" form={formId} disabled={!typing || waits}>{isSubmitting ? 'Saving...' : 'Save draft'}</Button>
          <Button variant="outline" disabled={testing || waits} onClick={() => void sendTest()}>Send a test to me</Button>
          <Button variant="outline" disabled={waits} onClick={() => void openAfterSaving('schedule')}>Schedule</Button>
          <Button disabled={waits} onClick={() => void openAfterSaving('send')}>Send now</Button>
        </chakra.div>
      </chakra.header>
      <chakra.div display="grid" gap={{ base: '8', lg: '10' }} alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <chakra.form id={formId} noValidate display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" onSubmit={(event) => { event.preventDefault(); if (!waits) void saveDraft(); }}>
          {conflict && <ConflictMessage {...conflict} />}
          {failure && <FormMessage tone="error">The draft was not saved. {failure}</FormMessage>}
          <TextField label="Name" required autoComplete="off" help="For you and your colleagues; recipients do not see it." error={errors.name?.message} {...register('name')} />
          <TextField label="Subject" required autoComplete="off" error={errors.subject?.message} {...register('subject')} />
          <Controller control={control} name="body" render={({ field }) => <ContentField {...field} error={errors.body?.message} />} />
          <AudienceFields control={control} options={options} />
          <AudienceSummary audience={audience} />
          <div><Button variant="ghost" color="danger" ms="-4" onClick={() => setOpen('delete')}>Delete draft</Button></div>
        </chakra.form>
        <CampaignPreview subject={fields.subject} body={fields.body} audience={audience} />
      </chakra.div>
      {open === 'send' && <SendDialog campaign={campaign} sends={options.sends} onRefused={refuse} onClose={() => setOpen(null)} />}
      {open === 'schedule' && <ScheduleDialog campaign={campaign} today={options.today} timeZone={options.timeZone} onRefused={refuse} onClose={() => setOpen(null)} />}
      {open === 'delete' && <ConfirmDialog title="Delete this draft?" question="What is written in it is gone. Nothing has been sent." action="Delete draft" busy={removing} onConfirm={() => void discard()} onClose={() => setOpen(null)} />}
    </>
  );
};
