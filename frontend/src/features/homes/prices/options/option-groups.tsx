import { chakra } from '@chakra-ui/react/styled-system';
import { maxOptionGroups } from '@hearthline/rules/homes/prices/option-group.ts';
import { useOptionGroupsQuery } from '../../../../gql/generated.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { useWorkspaceChanges } from '../../../../platform/graphql/workspace-changes.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { PlusIcon } from '../../../../ui/theme/icons.tsx';
import { OptionGroupCard } from './option-group-card.tsx';
import { OptionGroupDialog } from './option-group-dialog.tsx';

/** In place of a key: a group that is not stored yet. */
const newGroup = 'new group';

/** What can be chosen for a home. */
export const OptionGroups = () => {
  const { data, error, refetch } = useOptionGroupsQuery();
  const read = (): void => void refetch().catch(() => undefined);
  useWorkspaceChanges(['prices'], read);
  const [open, setOpen] = useRestoredState<string | null>('option-group-open', null, restorable.text);
  const groups = data?.optionGroups;
  const edited = groups?.find(({ key }) => key === open) ?? null;
  return (
    <Panel
      title="Options"
      text="What buyers choose from. Each group of which one is chosen has a standard choice that costs nothing; the cost of every other choice is in the price book, under its key."
      actions={
        <Button disabled={(groups?.length ?? 0) >= maxOptionGroups} onClick={() => setOpen(newGroup)}>
          <PlusIcon />
          New group
        </Button>
      }
    >
      {error && !groups ? (
        <LoadError title="Failed to fetch options" error={error} retry={read} />
      ) : !groups ? (
        <Skeleton h="24rem" />
      ) : groups.length === 0 ? (
        <EmptyState title="No options yet" text="Groups that you add here are what buyers choose from." />
      ) : (
        <chakra.div
          display="grid"
          gap="4"
          alignItems="start"
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 26rem), 1fr))"
        >
          {groups.map((group) => (
            <OptionGroupCard key={group.id} group={group} onEdit={() => setOpen(group.key)} />
          ))}
        </chakra.div>
      )}
      {groups && (edited || open === newGroup) && (
        <OptionGroupDialog
          group={edited}
          reload={async () => (await refetch()).data?.optionGroups.find(({ key }) => key === edited?.key)}
          onSaved={read}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  );
};
