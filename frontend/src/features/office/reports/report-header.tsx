import { chakra } from '@chakra-ui/react/styled-system';
import { scheduleText } from '@hearthline/rules/office/reports/report-words.ts';
import type { ReportDefinition } from '@hearthline/rules/office/reports/report-rules.ts';
import {
  useDeleteReportMutation,
  useDuplicateReportMutation,
  type SavedReportFragment,
} from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { useRestoredRecord } from '../../../platform/form-memory/restored-form.ts';
import { Menu } from '../../../ui/actions/menu.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Heading } from '../../../ui/text/text.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import type { ReportOptions } from './builder/report-choices.ts';
import { ReportDownloads } from './report-downloads.tsx';
import { SaveDialog } from './save-dialog.tsx';
import { ScheduleDialog } from './report-schedule-dialog.tsx';
import { useSession } from '../../../platform/session/session-context.tsx';
import { can } from '@hearthline/rules/permissions.ts';

interface ReportHeaderProps {
  readonly saved: SavedReportFragment | null;
  readonly definition: ReportDefinition;
  /** Whether what is shown differs from what is saved. */
  readonly changed: boolean;
  readonly offer: ReportOptions | undefined;
  readonly onShow: (definition: ReportDefinition | null, id: string | null) => void;
}

type Open = 'save' | 'save-new' | 'schedule' | 'delete';

/** The report's name and actions. */
export const ReportHeader = ({ saved, definition, changed, offer, onShow }: ReportHeaderProps) => {
  const { user } = useSession();
  const maySchedule = can(user, 'report:schedule');
  const forms: readonly Open[] = saved ? ['save', 'save-new', 'schedule'] : ['save-new'];
  const [open, setOpen] = useRestoredRecord<Open>(`report-open:${saved?.id ?? 'new'}`, {
    keep: (one) => (one === 'delete' ? null : one),
    find: (restored) => offer && (forms.find((one) => one === restored) ?? null),
  });
  const [duplicate, { loading: copying }] = useDuplicateReportMutation({
    refetchQueries: ['Reports'],
    awaitRefetchQueries: true,
  });
  const [remove, { loading: removing, client }] = useDeleteReportMutation({
    refetchQueries: ['Reports'],
    awaitRefetchQueries: true,
  });
  const close = (): void => setOpen(null);
  const copy = async (): Promise<void> => {
    try {
      const { data } = await duplicate({ variables: { id: saved?.id ?? '' } });
      if (data) onShow(null, data.duplicateReport.id);
    } catch (error) {
      showToast({ title: 'Failed to duplicate the report', text: errorText(error), tone: 'error' });
    }
  };
  const discard = async (): Promise<void> => {
    try {
      await remove({ variables: { id: saved?.id ?? '', version: saved?.version ?? 1 } });
      onShow(definition, null);
      showToast({ title: 'Report deleted', text: 'Its results stay on screen until you leave.' });
    } catch (error) {
      showToast({ title: 'Failed to delete the report', text: errorText(error), tone: 'error' });
      // Another user may have changed it: loads the newer version, for display and for the next try.
      await client.refetchQueries({ include: ['Report'] });
    }
    close();
  };
  const rhythm =
    saved?.every && saved.hour !== null
      ? scheduleText({ every: saved.every, day: saved.day ?? 1, hour: saved.hour })
      : null;
  return (
    <chakra.header display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        flex="1 1 auto"
        alignItems="center"
        columnGap="3"
        rowGap="1.5"
      >
        <Heading as="h2" id="report-name" look="subheading" overflowWrap="anywhere">
          {saved?.name ?? 'New report'}
        </Heading>
        {saved && !saved.shared && <Badge>Private</Badge>}
        {saved && changed && <Badge tone="act">Unsaved changes</Badge>}
        {rhythm && <Badge>Emailed {rhythm}</Badge>}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {saved ? (
          <Button size="sm" variant={changed ? 'solid' : 'outline'} onClick={() => setOpen('save')}>
            {changed ? 'Save changes' : 'Rename or share'}
          </Button>
        ) : (
          <Button size="sm" onClick={() => setOpen('save-new')}>
            Save report
          </Button>
        )}
        {saved && changed && (
          <Button size="sm" variant="outline" onClick={() => setOpen('save-new')}>
            Save as new
          </Button>
        )}
        {saved && maySchedule && (
          <Button size="sm" variant="outline" onClick={() => setOpen('schedule')}>
            {saved.every ? 'Change schedule' : 'Schedule email'}
          </Button>
        )}
        {can(user, 'report:export') && <ReportDownloads definition={definition} name={saved?.name ?? ''} />}
        {saved && (
          <Menu
            label={`More actions for ${saved.name}`}
            actions={[
              {
                id: 'copy',
                title: 'Duplicate',
                label: 'Duplicate',
                disabled: copying,
                run: () => void copy(),
              },
              {
                id: 'delete',
                title: 'Delete',
                label: 'Delete',
                tone: 'danger',
                run: () => setOpen('delete'),
              },
            ]}
          />
        )}
      </chakra.div>
      {(open === 'save' || open === 'save-new') && (
        <SaveDialog
          saved={open === 'save' ? saved : null}
          definition={definition}
          onClose={close}
          onSaved={(id) => {
            close();
            onShow(null, id);
          }}
          onLoad={(id) => {
            close();
            onShow(null, id);
          }}
        />
      )}
      {open === 'schedule' && saved && maySchedule && (
        <ScheduleDialog saved={saved} offer={offer} onClose={close} />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title="Delete this report?"
          question={`“${saved?.name}” will be deleted for everyone${saved?.every ? ' and no longer emailed' : ''}. The underlying data is not affected.`}
          action="Delete report"
          busy={removing}
          onConfirm={() => void discard()}
          onClose={close}
        />
      )}
    </chakra.header>
  );
};
