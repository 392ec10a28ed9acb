import { zoneName } from '@hearthline/rules/dates/date-text.ts';
import { campaignTime } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import type { FormEvent } from 'react';
import { z } from 'zod';
import { useScheduleCampaignMutation, type OpenCampaignFragment } from '../../../../gql/generated.ts';
import { errorText, problemOf } from '../../../../platform/api/error-text.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { TextField } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { FieldRow } from '../../../../ui/forms/field-row.tsx';

interface ScheduleDialogProps {
  readonly campaign: OpenCampaignFragment;
  readonly today: string;
  readonly timeZone: string;
  /** Called when the draft itself has to be corrected first. */
  readonly onRefused: (error: unknown) => void;
  readonly onClose: () => void;
}

const blank = { date: '', time: '09:00' };
const isTime = (value: unknown): boolean =>
  z.object({ date: z.string(), time: z.string() }).safeParse(value).success;

/** Chooses a day and a time, in the business's time zone. */
export const ScheduleDialog = ({ campaign, today, timeZone, onRefused, onClose }: ScheduleDialogProps) => {
  const [values, setValues] = useRestoredState(`campaign-time:${campaign.id}`, blank, isTime);
  const { date, time } = values;
  const { failure, fail, clear } = useSaveError('Campaign not scheduled');
  const [schedule, { loading }] = useScheduleCampaignMutation();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const chosen = campaignTime.safeParse({ date, time });
    clear();
    if (!chosen.success) return fail(chosen.error.issues[0]?.message ?? '');
    try {
      await schedule({ variables: { id: campaign.id, version: campaign.version, ...chosen.data } });
    } catch (error) {
      const { code, fieldErrors } = problemOf(error);
      if (code === 'CONFLICT' || fieldErrors.subject || fieldErrors.body) onRefused(error);
      else fail(errorText(error));
    }
  };
  return (
    <FormDialog
      title="Schedule this campaign"
      action="Schedule"
      busyText="Scheduling..."
      busy={loading}
      disabled={!date || !time}
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <FieldRow fieldWidth="9rem">
        <TextField
          label="Day"
          type="date"
          required
          min={today}
          value={date}
          onChange={(event) => setValues({ date: event.target.value, time })}
        />
        <TextField
          label="Time"
          type="time"
          required
          value={time}
          onChange={(event) => setValues({ date, time: event.target.value })}
        />
      </FieldRow>
      <Text look="small" quiet>
        {zoneName(timeZone)}. It goes to everyone who matches the audience at that time. You can cancel until
        then.
      </Text>
    </FormDialog>
  );
};
