import { chakra } from '@chakra-ui/react/styled-system';
import { queueTitle, type JobState } from '@hearthline/rules/office/jobs.ts';
import { useState } from 'react';
import { useCancelJobMutation, useRetryJobMutation, type JobLineFragment } from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { jobTones } from '../../../domain/state-tones.ts';
import { ageText, shortTimeText } from '../../../platform/dates/instant-text.ts';
import { useNow } from '../../../platform/dates/current-time.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { TableCell, TableRow } from '../../../ui/lists/data-table.tsx';
import { Code } from '../../../ui/text/text.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

export const stateTitle = {
  waiting: 'Waiting',
  retrying: 'Retrying',
  running: 'Running',
  failed: 'Failed',
  completed: 'Done',
  cancelled: 'Cancelled',
} as const satisfies Record<JobState, string>;

interface JobRowProps {
  readonly job: JobLineFragment;
  readonly onChanged: () => void;
}

/** One job: a row of the table; a card on a narrow screen. */
export const JobRow = ({ job, onChanged }: JobRowProps) => {
  const { id, queue, state, createdAt, startsAfter, attempts, maxAttempts, lastError } = job;
  const title = queueTitle(queue);
  const now = useNow();
  const [retry, { loading: retrying }] = useRetryJobMutation();
  const [cancel, { loading: cancelling }] = useCancelJobMutation();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const act = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await work();
      showToast({ title: done });
    } catch (error) {
      showToast({ title: 'Something went wrong', text: errorText(error), tone: 'error' });
    }
    setConfirmOpen(false);
    onChanged();
  };
  const isOpen = state === 'waiting' || state === 'retrying' || state === 'running';
  const isLater = state !== 'running' && isOpen && Date.parse(startsAfter) > now + 1000;
  return (
    <TableRow card gridTemplateColumns="minmax(0, 1fr) auto" columnGap="3" rowGap="1.5">
      <TableCell card>
        <chakra.span fontWeight="600" overflowWrap="anywhere">
          {title}
        </chakra.span>{' '}
        <Code display={{ base: 'block', xl: 'inline' }}>{queue}</Code>
        {lastError && (
          <chakra.p textStyle="fine" color="danger" mt="1" maxW="60ch" overflowWrap="anywhere">
            {lastError}
          </chakra.p>
        )}
      </TableCell>
      <TableCell card>
        <Badge tone={jobTones[state]}>{stateTitle[state]}</Badge>
      </TableCell>
      <TableCell card whiteSpace="nowrap">
        <time dateTime={createdAt} title={shortTimeText(createdAt)}>
          {ageText(createdAt, now)}
        </time>
        {isLater && (
          <chakra.p textStyle="fine" color="quiet">
            not before {shortTimeText(startsAfter)}
          </chakra.p>
        )}
      </TableCell>
      <TableCell card whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {attempts} of {maxAttempts} tries
      </TableCell>
      <TableCell card gridColumn="1 / -1" textAlign={{ xl: 'end' }}>
        {state === 'failed' && (
          <Button
            variant="outline"
            size="sm"
            whiteSpace="nowrap"
            disabled={retrying}
            onClick={() => void act(() => retry({ variables: { id } }), 'Job restarted')}
          >
            Run again<chakra.span srOnly>: {title}</chakra.span>
          </Button>
        )}
        {isOpen && (
          <Button variant="ghost" size="sm" onClick={() => setConfirmOpen(true)}>
            Cancel<chakra.span srOnly>: {title}</chakra.span>
          </Button>
        )}
        {isConfirmOpen && (
          <ConfirmDialog
            title="Cancel this job?"
            action="Cancel the job"
            dismiss="Keep it"
            busy={cancelling}
            question={
              state === 'running'
                ? `“${title}” will finish its current run but will not be retried.`
                : `“${title}” will not run.`
            }
            onConfirm={() => void act(() => cancel({ variables: { id } }), 'Job cancelled')}
            onClose={() => setConfirmOpen(false)}
          />
        )}
      </TableCell>
    </TableRow>
  );
};
