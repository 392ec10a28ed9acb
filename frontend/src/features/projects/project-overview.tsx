import { projectSentences } from '@hearthline/rules/projects.ts';
import { useProjectQuery } from '../../gql/generated.ts';
import { errorText } from '../../platform/error-text.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { Card } from '../../ui/surface.tsx';
import { Heading, Text } from '../../ui/text.tsx';

/** What stands about a project. */
export const ProjectOverview = ({ id }: { readonly id: string }) => {
  const { data, error, refetch } = useProjectQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  if (error) return <ErrorNotice title={errorText(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <PageSpinner />;
  const { name, description, stage, progress, contractorName, address } = data.project;
  return (
    <Card>
      <Heading look="subheading">{name}</Heading>
      <Text quiet mt="1">{description}</Text>
      <Text mt="4">{stage}, {progress}%</Text>
      <Text>{contractorName ?? projectSentences.notAssigned}</Text>
      {address && <Text>{address}</Text>}
    </Card>
  );
};
