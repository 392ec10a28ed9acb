import { chakra } from '@chakra-ui/react/styled-system';
import type { OwnedKind } from '@hearthline/rules/people/owners.ts';
import { roleTitle } from '@hearthline/rules/role-title.ts';
import { useId, useState } from 'react';
import { useStaffToChooseQuery, useTeamsToChooseQuery } from '../../gql/generated.ts';
import { errorText } from '../../platform/api/error-text.ts';
import { networkOnly } from '../../platform/graphql/fetch-policies.ts';
import { useSession } from '../../platform/session/session-context.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { FormMessage } from '../../ui/forms/form-message.tsx';
import { Input } from '../../ui/forms/field.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Text } from '../../ui/text/text.tsx';
import { nobody, type Receiver } from './use-assign.ts';

interface AssignDialogProps {
  readonly kind: OwnedKind;
  /** What is assigned, as in `50 contacts`. */
  readonly what: string;
  readonly busy?: boolean;
  /** Whose it is, who is not offered again; undefined for things of several. */
  readonly owner?: string | null | undefined;
  readonly onAssign: (to: Receiver) => void;
  readonly onClose: () => void;
}

interface Choice {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly to: Receiver;
}

const Row = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '3',
    py: '1.5',
    minH: { base: '11', md: '9' },
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
    '&:has(:checked)': { bg: 'pineTint' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
  },
});

/** From how many people on a search is offered. */
const searchedFrom = 9;

/** What one can choose: oneself first, then everybody else by name, then teams, and nobody. */
const useChoices = (kind: OwnedKind, owner: string | null | undefined) => {
  const { user } = useSession();
  const staff = useStaffToChooseQuery({ variables: { may: kind }, ...networkOnly });
  const teams = useTeamsToChooseQuery(networkOnly);
  const people = staff.data?.staff ?? [];
  const teamName = (id: string | null | undefined) => teams.data?.teams.find((team) => team.id === id)?.name;
  const asLeads = kind === 'contact' || kind === 'deal';
  const choices: readonly Choice[] = [
    ...people
      .toSorted((a, b) => Number(b.id === user?.id) - Number(a.id === user?.id))
      .filter(({ id }) => id !== owner)
      .map(({ id, name, role, teamId, isAvailable }) => ({
        id,
        title: id === user?.id ? `${name} (me)` : name,
        note: [teamName(teamId) ?? roleTitle(role), asLeads && !isAvailable && 'away']
          .filter(Boolean)
          .join(' · '),
        to: { toPerson: id, name },
      })),
    ...(teams.data?.teams ?? [])
      .filter((team) =>
        people.some(({ teamId, takesLeads }) => teamId === team.id && (!asLeads || takesLeads)),
      )
      .map(({ id, name }) => ({ id, title: name, note: 'Team, in equal shares', to: { toTeam: id, name } })),
    ...(owner === null ? [] : [{ id: '', title: 'Nobody', note: 'Unassigned', to: nobody }]),
  ];
  return { choices, error: staff.error ?? teams.error, isLoading: !staff.data || !teams.data };
};

/** Chooses whose something is to be. Only the button assigns, because arrow keys change the choice with every press. */
export const AssignDialog = ({ kind, what, busy = false, owner, onAssign, onClose }: AssignDialogProps) => {
  const name = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Choice | null>(null);
  const { choices, error, isLoading } = useChoices(kind, owner);
  const typed = search.trim().toLowerCase();
  const shown = choices.filter(({ title, note }) => `${title} ${note}`.toLowerCase().includes(typed));
  return (
    <FormDialog
      title={`Assign ${what}`}
      action={chosen ? `Assign to ${chosen.to.name}` : 'Assign'}
      busyText="Assigning..."
      busy={busy}
      disabled={!chosen}
      keeps
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onAssign(chosen.to);
      }}
    >
      <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        {choices.length >= searchedFrom && (
          <Input
            type="search"
            aria-label="Find a person or a team"
            placeholder="Find a person or a team"
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            css={{ '--control': '2.5rem' }}
          />
        )}
        {error ? (
          <FormMessage tone="error">{errorText(error)}</FormMessage>
        ) : isLoading ? (
          <chakra.div role="status" aria-label="Loading people" aria-busy display="grid" gap="2">
            {[0, 1, 2, 3].map((row) => (
              <Skeleton key={row} height="9" />
            ))}
          </chakra.div>
        ) : (
          <chakra.div
            role="radiogroup"
            aria-label="New owner"
            display="grid"
            gap="0.5"
            maxH={{ base: '50dvh', md: '22rem' }}
            overflowY="auto"
            mx="-3"
          >
            {shown.map((choice) => (
              <Row key={choice.id}>
                <chakra.input
                  type="radio"
                  name={name}
                  w="4.5"
                  h="4.5"
                  flexShrink="0"
                  accentColor="pine"
                  checked={chosen?.id === choice.id}
                  onChange={() => setChosen(choice)}
                />
                <chakra.span fontWeight="550" overflowWrap="anywhere">
                  {choice.title}
                </chakra.span>
                <chakra.span ms="auto" textStyle="fine" color="quiet" textAlign="end">
                  {choice.note}
                </chakra.span>
              </Row>
            ))}
            {shown.length === 0 && (
              <Text look="small" quiet px="3">
                Nobody of that name.
              </Text>
            )}
          </chakra.div>
        )}
      </chakra.div>
    </FormDialog>
  );
};
