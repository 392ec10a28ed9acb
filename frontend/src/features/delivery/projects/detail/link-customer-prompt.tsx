import { chakra } from '@chakra-ui/react/styled-system';
import { can } from '@hearthline/rules/permissions.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  useAnswerProjectLinkMutation,
  useProjectLinkQuestionsQuery,
  type ProjectLinkQuestionsQuery,
} from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useRefetchActiveQueries } from '../../../../platform/graphql/refetch-active-queries.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Text, textLink } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

type Question = ProjectLinkQuestionsQuery['projectLinkQuestions'][number];

const Page = chakra(Link, { base: textLink });

/** Asks staff about customers who signed up with the address of a project’s contact: of one project, or of all. */
export const LinkCustomerPrompt = ({ projectId = null }: { readonly projectId?: string | null }) => {
  const { user } = useSession();
  const { data, refetch } = useProjectLinkQuestionsQuery({
    variables: { projectId },
    skip: !can(user, 'project:link'),
  });
  const [answer] = useAnswerProjectLinkMutation(
    useRefetchActiveQueries('Project', 'Projects', 'ProjectEvents'),
  );
  const [busy, setBusy] = useState(false);
  const sendAnswer = async (
    { projectId: id, userId, userName, projectName }: Question,
    isSame: boolean,
  ): Promise<void> => {
    setBusy(true);
    try {
      await answer({ variables: { projectId: id, userId, isSame } });
      showToast(
        isSame
          ? { title: 'Customer linked', text: `${userName} sees ${projectName} from now on.` }
          : { title: 'Noted', text: `We will not ask about ${userName} and ${projectName} again.` },
      );
    } catch (error) {
      showToast({ title: 'Nothing was changed', text: errorText(error), tone: 'error' });
    }
    await refetch().catch(() => undefined);
    setBusy(false);
  };
  if (!data || data.projectLinkQuestions.length === 0) return null;
  return (
    <chakra.section
      aria-label="Customers to link"
      display="grid"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      {data.projectLinkQuestions.map((question) => {
        const { projectId: id, projectName, userId, userName, email, contactId, contactName } = question;
        const about = (
          <chakra.span srOnly>
            : {userName}, {projectName}
          </chakra.span>
        );
        return (
          <Card
            key={`${id} ${userId}`}
            as="article"
            aria-label={`${userName} and ${projectName}`}
            p="5"
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            columnGap="6"
            rowGap="3"
          >
            <chakra.div flex="1 1 20rem" minW="0">
              <Text fontWeight="600" overflowWrap="anywhere">
                {userName} signed up with the address of{' '}
                {projectId ? (
                  'this project’s contact'
                ) : (
                  <>
                    the contact of <Page to={`/projects/${id}`}>{projectName}</Page>
                  </>
                )}
                . Link them?
              </Text>
              <Text look="small" quiet mt="0.5" overflowWrap="anywhere">
                {email}, verified. The contact is <Page to={`/contacts/${contactId}`}>{contactName}</Page>.
                Once linked, {userName} sees the project.
              </Text>
            </chakra.div>
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              <Button
                size="sm"
                variant="outline"
                disabled={busy}
                onClick={() => void sendAnswer(question, true)}
              >
                Link{about}
              </Button>
              <Button
                size="sm"
                variant="outline"
                disabled={busy}
                onClick={() => void sendAnswer(question, false)}
              >
                Not the same person{about}
              </Button>
            </chakra.div>
          </Card>
        );
      })}
    </chakra.section>
  );
};
