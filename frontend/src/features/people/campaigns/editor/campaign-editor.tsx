import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import {
  useDeleteCampaignMutation,
  useTestCampaignMutation,
  type CampaignOptionsQuery,
  type OpenCampaignFragment,
} from '../../../../gql/generated.ts';
import { useIsMounted } from '../../../../platform/form-memory/mounted.ts';
import { errorText, problemOf, showFieldErrors } from '../../../../platform/api/error-text.ts';
import { lastListUrl } from '../../../../platform/navigation/back-to-list.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { ConflictMessage } from '../../../../ui/forms/conflict-message.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { AudienceFields } from './audience-fields.tsx';
import { AudienceSummary } from './audience-summary.tsx';
import { audienceOf } from './campaign-schema.ts';
import { useCampaignForm } from './campaign-form-state.ts';
import { useOpenDialog, type OpenDialog } from './campaign-dialogs.ts';
import { CampaignPreview } from '../campaign-preview.tsx';
import { campaignList } from '../campaign-words.ts';
import { ContentField } from './content-field.tsx';
import { ScheduleDialog } from './campaign-schedule-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';

interface CampaignEditorProps {
  /** Null for a new one, which is created when first saved. */
  readonly campaign: OpenCampaignFragment | null;
  readonly options: CampaignOptionsQuery['campaignOptions'];
  /** Loads it as it is stored now. */
  readonly reload: () => Promise<OpenCampaignFragment | undefined>;
}

/** Edits a draft: content and audience on one side, a preview of the mail on the other. What is typed is kept when the page is left. */
export const CampaignEditor = ({ campaign, options, reload }: CampaignEditorProps) => {
  const { form, fields, typing, failure, conflict, store, forget } = useCampaignForm(campaign, reload);
  const {
    register,
    control,
    setError,
    formState: { errors, isSubmitting },
  } = form;
  const formId = useId();
  const { open, setOpen, goTo } = useOpenDialog(campaign?.id ?? null, typing);
  const [test, { loading: testing }] = useTestCampaignMutation();
  const [remove, { loading: removing }] = useDeleteCampaignMutation();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const audience = audienceOf(fields);
  const waits = isSubmitting || conflict !== null;

  /** Saves before `next` is asked. A new campaign continues at its own address, unless the user has left; `next` waits if they typed meanwhile. */
  const storeFor = async (next?: OpenDialog): Promise<OpenCampaignFragment | null> => {
    const stored = await store();
    if (!stored) return null;
    if (!campaign && isMounted()) goTo(stored.campaign.id, stored.isWhole ? next : undefined);
    if (next && !stored.isWhole)
      showToast({ title: 'Draft saved', text: 'Your latest edits are not saved yet.' });
    return next && !stored.isWhole ? null : stored.campaign;
  };
  const saveDraft = async (): Promise<void> => {
    if (await storeFor())
      showToast({ title: 'Draft saved', text: 'It is not sent until you send or schedule it.' });
  };
  const openAfterSaving = async (which: OpenDialog): Promise<void> => {
    if ((await storeFor(which)) && campaign) setOpen(which);
  };
  const sendTest = async (): Promise<void> => {
    const stored = await storeFor();
    if (!stored) return;
    try {
      const { data } = await test({ variables: { id: stored.id } });
      showToast({ title: 'Test email', text: data?.testCampaign.message ?? '' });
    } catch (error) {
      if (!campaign || !showFieldErrors(error, setError, ['subject', 'body'] as const))
        showToast({ title: 'Test email not sent', text: errorText(error), tone: 'error' });
    }
  };
  const discard = async (): Promise<void> => {
    try {
      if (campaign) await remove({ variables: { id: campaign.id, version: campaign.version } });
      forget();
      if (isMounted()) await navigate(lastListUrl(campaignList));
    } catch (error) {
      setOpen(null);
      showToast({ title: 'Draft not deleted', text: errorText(error), tone: 'error' });
    }
  };
  const refuse = (error: unknown): void => {
    setOpen(null);
    if (problemOf(error).code === 'CONFLICT') void reload().catch(() => undefined);
    if (!showFieldErrors(error, setError, ['subject', 'body'] as const))
      showToast({ title: 'Nothing was sent', text: errorText(error), tone: 'error' });
  };

  const field = fieldProps(register, errors);
  return (
    <>
      <chakra.header
        display="flex"
        flexWrap="wrap"
        gap="3"
        alignItems="center"
        justifyContent="space-between"
        mb="4"
      >
        <Text look="small" quiet role="status">
          {typing
            ? 'You have unsaved changes.'
            : campaign
              ? 'Draft, saved.'
              : 'It will appear in the list once saved.'}
        </Text>
        <chakra.div display="flex" flexWrap="wrap" gap="2.5">
          <Button variant="outline" type="submit" form={formId} disabled={!typing || waits}>
            {isSubmitting ? 'Saving...' : 'Save draft'}
          </Button>
          <Button variant="outline" disabled={testing || waits} onClick={() => void sendTest()}>
            Send me a test
          </Button>
          <Button variant="outline" disabled={waits} onClick={() => void openAfterSaving('schedule')}>
            Schedule
          </Button>
          <Button disabled={waits} onClick={() => void openAfterSaving('send')}>
            Send now
          </Button>
        </chakra.div>
      </chakra.header>
      <chakra.div
        display="grid"
        gap={{ base: '8', lg: '10' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <chakra.form
          id={formId}
          noValidate
          display="grid"
          gap="5"
          gridTemplateColumns="minmax(0, 1fr)"
          onSubmit={(event) => {
            event.preventDefault();
            if (!waits) void saveDraft();
          }}
        >
          {conflict && <ConflictMessage {...conflict} />}
          {failure && <FormMessage tone="error">Draft not saved. {failure}</FormMessage>}
          <TextField
            label="Name"
            required
            autoComplete="off"
            help="Internal only. Recipients do not see it."
            {...field('name')}
          />
          <TextField label="Subject" required autoComplete="off" {...field('subject')} />
          <Controller
            control={control}
            name="body"
            render={({ field }) => <ContentField {...field} error={errors.body?.message} />}
          />
          <AudienceFields control={control} options={options} />
          <AudienceSummary audience={audience} />
          {(campaign || typing) && (
            <div>
              <Button variant="ghost" color="danger" ms="-4" onClick={() => setOpen('delete')}>
                Delete draft
              </Button>
            </div>
          )}
        </chakra.form>
        <CampaignPreview subject={fields.subject} body={fields.body} audience={audience} />
      </chakra.div>
      {campaign && open === 'send' && (
        <SendDialog
          campaign={campaign}
          sends={options.sends}
          onRefused={refuse}
          onClose={() => setOpen(null)}
        />
      )}
      {campaign && open === 'schedule' && (
        <ScheduleDialog
          campaign={campaign}
          today={options.today}
          timeZone={options.timeZone}
          onRefused={refuse}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title="Delete this draft?"
          question="The draft will be deleted. Nothing has been sent."
          action="Delete draft"
          busy={removing}
          onConfirm={() => void discard()}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
};
