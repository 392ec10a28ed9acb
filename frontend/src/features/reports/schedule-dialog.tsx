import { chakra } from '@chakra-ui/react/styled-system';
import { zoneName } from '@hearthline/rules/calendar.ts';
import { hourText, scheduleText } from '@hearthline/rules/report-words.ts';
import { reportSentences, type ReportFormat, type ReportRhythm } from '@hearthline/rules/reports.ts';
import { useState, type FormEvent } from 'react';
import { useReportQuery, useScheduleReportMutation, type SavedReportFragment } from '../../gql/generated.ts';
import { errorText, problemOf } from '../../platform/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { ConflictMessage } from '../../ui/conflict-message.tsx';
import { SelectField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Text } from '../../ui/text.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { ReportOffer } from './report-choices.ts';

interface ScheduleDialogProps {
  readonly saved: SavedReportFragment;
  readonly offer: ReportOffer | undefined;
  readonly onClose: () => void;
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const options = (count: number, from: number, text: (value: number) => string) => Array.from({ length: count }, (_, index) => <option key={index} value={index + from}>{text(index + from)}</option>);

/** How often the report is mailed, as what, and to whom. */
export const ScheduleDialog = ({ saved, offer, onClose }: ScheduleDialogProps) => {
  const [every, setEvery] = useState<ReportRhythm>(saved.every ?? 'weekly');
  const [day, setDay] = useState(saved.day ?? 1);
  const [hour, setHour] = useState(saved.hour ?? 8);
  const [format, setFormat] = useState<ReportFormat>(saved.format ?? 'pdf');
  const admins = offer?.admins ?? [];
  const stillAdmins = (ids: readonly string[]): readonly string[] => ids.filter((id) => admins.some((admin) => admin.id === id));
  const [recipients, setRecipients] = useState<readonly string[]>(stillAdmins(saved.recipients));
  const [version, setVersion] = useState(saved.version);
  const [conflict, setConflict] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [schedule, { loading }] = useScheduleReportMutation();
  const { refetch } = useReportQuery({ variables: { id: saved.id } });
  const store = async (on: boolean): Promise<void> => {
    if (on && !recipients.length) return setFailure(reportSentences.nobody);
    setFailure(null);
    setConflict(false);
    try {
      await schedule({ variables: { id: saved.id, version, schedule: on ? { every, day: every === 'daily' ? 1 : day, hour, format, recipients: [...recipients] } : null } });
      showToast(on ? { title: 'Mailing scheduled', text: `It is mailed ${scheduleText({ every, day, hour })}.` } : { title: 'Mailing stopped', text: 'The report is mailed no more.' });
      onClose();
    } catch (error) {
      if (problemOf(error).code === 'CONFLICT') setConflict(true);
      else setFailure(errorText(error));
    }
  };
  /** @param fill whether to show what somebody else set, instead of what stands here */
  const settle = async (fill: boolean): Promise<void> => {
    const newer = (await refetch().catch(() => undefined))?.data?.report;
    if (!newer) return setFailure('The newer version could not be loaded. Please try again.');
    setVersion(newer.version);
    setConflict(false);
    if (!fill) return;
    setEvery(newer.every ?? 'weekly');
    setDay(newer.day ?? 1);
    setHour(newer.hour ?? 8);
    setFormat(newer.format ?? 'pdf');
    setRecipients(stillAdmins(newer.recipients));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store(true);
  };
  return (
    <FormDialog title="Mail this report regularly" action="Save" busyText="Saving..." busy={loading} error={failure} onSubmit={submit} onClose={onClose}>
      {conflict && <ConflictMessage onLoad={() => void settle(true)} onKeep={() => void settle(false)} />}
      <chakra.div display="grid" gap="4" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))">
        <SelectField label="How often" value={every} onChange={(event) => { setEvery(event.target.value as ReportRhythm); setDay(1); }}>
          <option value="daily">Every day</option>
          <option value="weekly">Every week</option>
          <option value="monthly">Every month</option>
        </SelectField>
        {every === 'weekly' && <SelectField label="On" value={day} onChange={(event) => setDay(Number(event.target.value))}>{options(7, 1, (value) => days[value - 1] ?? '')}</SelectField>}
        {every === 'monthly' && <SelectField label="On day" value={day} onChange={(event) => setDay(Number(event.target.value))}>{options(28, 1, String)}</SelectField>}
        <SelectField label="At" value={hour} onChange={(event) => setHour(Number(event.target.value))}>{options(24, 0, hourText)}</SelectField>
      </chakra.div>
      {offer && <Text look="small" quiet>{zoneName(offer.timeZone)}. Periods such as “last 30 days” count back from the day it is sent.</Text>}
      <SelectField label="Attached as" value={format} onChange={(event) => setFormat(event.target.value as ReportFormat)}>
        <option value="pdf">PDF</option>
        <option value="csv">CSV, for a spreadsheet</option>
        <option value="both">PDF and CSV</option>
      </SelectField>
      <ChipGroup legend="To" options={admins.map(({ id, name }) => ({ id, title: name }))} chosen={recipients} onChange={setRecipients} />
      {saved.every && <div><Button variant="ghost" color="danger" ms="-4" disabled={loading} onClick={() => void store(false)}>Stop mailing it</Button></div>}
    </FormDialog>
  );
};
