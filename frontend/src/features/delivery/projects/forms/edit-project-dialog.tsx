import { projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { useProjectToEditQuery } from '../../../../gql/generated.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { PageSpinner } from '../../../../ui/layout/spinner.tsx';
import { EditProjectForm } from './edit-project-form.tsx';
import { readableDetails } from '../project-query.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

interface EditProjectDialogProps {
  readonly id: string;
  readonly onSaved?: () => void;
  readonly onClose: () => void;
}

/** Loads the newest version of a project, then shows the fields that the user may change. */
export const EditProjectDialog = ({ id, onSaved, onClose }: EditProjectDialogProps) => {
  const { user } = useSession();
  const { data, error, refetch } = useProjectToEditQuery({
    variables: { id, ...readableDetails(user) },
    ...networkOnly,
    // The form is filled once; what other queries bring to the cache does not have it read again.
    nextFetchPolicy: 'cache-first',
  });
  if (data) {
    return (
      <EditProjectForm
        project={data.project}
        readNewest={async () => (await refetch()).data?.project}
        onSaved={onSaved}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title="Edit Project" onClose={onClose}>
      {error ? (
        <LoadError title={projectSentences.fetchFailed} error={error} retry={refetch} />
      ) : (
        <PageSpinner />
      )}
    </Dialog>
  );
};
