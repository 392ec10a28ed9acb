import { chakra } from '@chakra-ui/react/styled-system';
import { OwnerControl } from '../../../../domain/owner/owner-control.tsx';
import { useProjectManagerQuery } from '../../../../gql/generated.ts';
import { useWorkspaceChanges } from '../../../../platform/graphql/workspace-changes.ts';

interface ProjectManagerProps {
  readonly id: string;
  readonly name: string;
  /** Reads the project anew. */
  readonly onChanged: () => void;
}

/** Whose work a project is, for staff: taken with one press while nobody manages it, and given to others by who may. */
export const ProjectManager = ({ id, name, onChanged }: ProjectManagerProps) => {
  const { data, refetch } = useProjectManagerQuery({ variables: { id } });
  const read = (): void => void refetch().catch(() => undefined);
  useWorkspaceChanges(['projects'], read);
  if (!data) return null;
  const { project } = data;
  return (
    <chakra.div display="flex" alignItems="center" gap="2" textStyle="small" minH="8">
      <chakra.span color="quiet">Manager</chakra.span>
      <OwnerControl
        kind="project"
        record={project}
        what={name}
        owner={project.manager}
        formerName={project.managerName}
        onChanged={() => {
          read();
          onChanged();
        }}
      />
    </chakra.div>
  );
};
