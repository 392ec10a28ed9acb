import { chakra } from '@chakra-ui/react/styled-system';
import { mayOwn } from '@hearthline/rules/people/owners.ts';
import { workInWords, workPartNames, workParts, type WorkPart } from '@hearthline/rules/people/transfer.ts';
import { roleTitle } from '@hearthline/rules/permission-words.ts';
import { useState } from 'react';
import { useTransferWorkMutation, useWorkOfQuery, type WorkOfQuery } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { SelectField } from '../../../../ui/forms/field.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { FactRows } from '../../../../ui/text/fact-rows.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

const titles: Readonly<Record<WorkPart, string>> = {
  ownedContacts: 'Contacts',
  openDeals: 'Open deals',
  managedProjects: 'Projects',
  openTasks: 'Open tasks',
  visits: 'Coming visits',
  threads: 'Conversations',
  sharedReports: 'Shared reports',
  sharedViews: 'Shared views',
};

type Work = WorkOfQuery['userRecords'];

/** Who gets the work: `person:…`, `team:…`, `nobody`, or nothing while none is chosen. */
const receiverOf = (
  to: string,
  { staff, teams }: WorkOfQuery,
): { readonly who: readonly WorkOfQuery['teams'][number]['members'][number][]; readonly team: boolean } => {
  const id = to.slice(to.indexOf(':') + 1);
  if (to.startsWith('team:')) return { who: teams.find((team) => team.id === id)?.members ?? [], team: true };
  const person = staff.find((one) => one.id === id);
  return { who: person ? [{ ...person, takesLeads: true }] : [], team: false };
};

/** What becomes of the work, in a sentence or two. */
const outcome = (to: string, work: Work, data: WorkOfQuery, leaver: string, removes: boolean): string => {
  if (to === '') return '';
  const { who, team } = receiverOf(to, data);
  const others = who.filter(({ id }) => id !== leaver);
  const stays = workPartNames.filter((part) => {
    const { kind } = workParts[part];
    const isLead = kind === 'contact' || kind === 'deal';
    const isPersonal = part === 'visits' || part === 'sharedReports' || part === 'sharedViews';
    return (
      !isPersonal &&
      work[part] > 0 &&
      !others.some(({ role, takesLeads }) => mayOwn(role, kind) && (!team || takesLeads || !isLead))
    );
  });
  const left = workInWords(Object.fromEntries(stays.map((part) => [part, work[part]])));
  return [
    ...(team ? ['Everybody in the team gets the same share; contacts and deals go to who takes leads.'] : []),
    ...(left ? [`Nobody will own ${left}: they show as unassigned.`] : []),
    ...(work.visits > 0 && to !== 'nobody'
      ? [
          `Visits go to who is free then, and customers are mailed. ${removes ? 'Others wait in Today for a consultant.' : 'Others stay.'}`,
        ]
      : []),
    ...(work.visits > 0 && to === 'nobody' && removes ? ['Visits wait in Today for a consultant.'] : []),
    ...(work.sharedReports + work.sharedViews > 0 && (team || to === 'nobody')
      ? ['Shared reports and views become yours.']
      : []),
  ].join(' ');
};

interface TransferDialogProps {
  readonly user: { readonly id: string; readonly name: string };
  /** Whether the account is removed in the same step. */
  readonly removes: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Gives the work of somebody to a person, a team or nobody, and removes the account if they leave. */
export const TransferDialog = ({ user, removes, onDone, onClose }: TransferDialogProps) => {
  const { data, error } = useWorkOfQuery({ variables: { id: user.id }, ...networkOnly });
  const [transfer, { loading: busy }] = useTransferWorkMutation();
  const [to, setTo] = useState('');
  const [missing, setMissing] = useState(false);
  const { failure, fail, clear } = useSaveError(removes ? 'Account not removed' : 'Nothing was transferred');
  const close = useIfMounted(onClose);
  const work = data?.userRecords;
  const hasWork = work !== undefined && workPartNames.some((part) => work[part] > 0);
  const people = data?.staff.filter(({ id }) => id !== user.id) ?? [];
  const teams = data?.teams ?? [];
  const submit = async (): Promise<void> => {
    if (hasWork && to === '') return setMissing(true);
    clear();
    const id = to.slice(to.indexOf(':') + 1);
    try {
      const answer = await transfer({
        variables: {
          personId: user.id,
          toPerson: to.startsWith('person:') ? id : null,
          toTeam: to.startsWith('team:') ? id : null,
          remove: removes,
        },
      });
      const left = answer.data ? workInWords(answer.data.transferWork) : '';
      showToast(
        removes
          ? { title: 'Account removed', text: `${user.name} is archived. What is closed keeps the name.` }
          : {
              title: 'Work transferred',
              text: left ? `${user.name} still has ${left}.` : `${user.name} has no open work any more.`,
            },
      );
      onDone();
      close();
    } catch (problem) {
      fail(errorText(problem));
    }
  };
  return (
    <FormDialog
      title={removes ? `Remove ${user.name}` : `Transfer the work of ${user.name}`}
      description={
        removes
          ? `${user.name} will be signed out everywhere and can no longer sign in. What is closed keeps the name. You can restore the account from “Archived,” without the work.`
          : `The account stays as it is. What is closed keeps the name.`
      }
      action={removes ? 'Remove account' : 'Transfer work'}
      busyText="One moment..."
      busy={busy}
      disabled={!work || (!removes && !hasWork)}
      danger={removes}
      error={failure}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onClose={onClose}
    >
      {error ? (
        <FormMessage tone="error">{errorText(error)}</FormMessage>
      ) : !work || !data ? (
        <chakra.div display="grid" gap="2.5" minH="20rem" alignContent="start" aria-busy data-skeleton>
          {workPartNames.map((part) => (
            <Skeleton key={part} />
          ))}
        </chakra.div>
      ) : (
        <>
          <chakra.section aria-label="Open work" px="4" py="3.5" bg="sunken" borderRadius="md">
            <FactRows
              facts={workPartNames.map((part) => [titles[part], work[part].toLocaleString('en-US')] as const)}
            />
          </chakra.section>
          {hasWork ? (
            <SelectField
              label="Give this work to"
              required
              value={to}
              error={missing ? 'Choose a person, a team, or nobody' : undefined}
              help={outcome(to, work, data, user.id, removes)}
              onChange={(event) => {
                setMissing(false);
                setTo(event.target.value);
              }}
            >
              <option value="">Choose...</option>
              <optgroup label="People">
                {people.map(({ id, name, role }) => (
                  <option key={id} value={`person:${id}`}>
                    {name} ({roleTitle(role)})
                  </option>
                ))}
              </optgroup>
              {teams.length > 0 && (
                <optgroup label="Teams, in equal shares">
                  {teams.map(({ id, name }) => (
                    <option key={id} value={`team:${id}`}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              )}
              <option value="nobody">Nobody (unassigned)</option>
            </SelectField>
          ) : (
            <Text look="small" quiet>
              {user.name} has no open work.
            </Text>
          )}
        </>
      )}
    </FormDialog>
  );
};
