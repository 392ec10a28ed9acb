import { chakra } from '@chakra-ui/react/styled-system';
import { acceptedFiles, documentTypeTitles } from '@hearthline/rules/delivery/documents.ts';
import { isStaff } from '@hearthline/rules/permissions.ts';
import { useRef } from 'react';
import {
  useDocumentRequestsQuery,
  useWithdrawDocumentRequestMutation,
  type DocumentRequestsQuery,
} from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { DotSeparated } from '../../../../ui/text/dot-separated.tsx';
import { UploadIcon } from '../../../../ui/theme/further-icons.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { dueDayText } from '../document-words.ts';
import type { Uploads } from '../upload/uploads.ts';
import { mayChange } from '../../../../platform/session/may-change.ts';
import type { useProjectRights } from '../../../../domain/project-rights.ts';

type Request = DocumentRequestsQuery['documentRequests'][number];

interface OpenRequestsProps {
  readonly requests: readonly Request[];
  readonly showProject: boolean;
  /** The project that they are all of, where it is known. */
  readonly project?: ReturnType<typeof useProjectRights>;
  readonly uploads: Uploads;
  readonly onChanged: () => void;
}

/** The open requests in a project, or in all projects of the user. */
export const useOpenRequests = (projectId: string | null) => {
  const { data, error, refetch } = useDocumentRequestsQuery({
    variables: { projectId },
  });
  return {
    requests: data?.documentRequests ?? [],
    known: Boolean(data ?? error),
    read: (): void => void refetch().catch(() => undefined),
  };
};

const dueText = ({ dueOn, isOverdue }: Request, forStaff: boolean): string | null => {
  if (!dueOn) return null;
  return `${isOverdue ? 'Was needed by' : forStaff ? 'Needed by' : 'Please send it by'} ${dueDayText(dueOn)}`;
};

interface AnswerProps {
  readonly request: Request;
  /** Of several, the first one has the filled button. */
  readonly isFirst: boolean;
  readonly uploads: Uploads;
}

const Answer = ({ request: { id, name, project }, isFirst, uploads }: AnswerProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="sm"
        variant={isFirst ? 'solid' : 'outline'}
        aria-label={`Upload ${name}`}
        onClick={() => input.current?.click()}
      >
        <UploadIcon />
        Upload
      </Button>
      <chakra.input
        ref={input}
        type="file"
        hidden
        accept={acceptedFiles}
        aria-label={`File for ${name}`}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) uploads.add([file], { projectId: project.id, requestId: id });
        }}
      />
    </>
  );
};

const Withdraw = ({ request: { id, name }, onChanged }: { request: Request; onChanged: () => void }) => {
  const [withdraw, { loading }] = useWithdrawDocumentRequestMutation();
  const press = async (): Promise<void> => {
    try {
      await withdraw({ variables: { id } });
    } catch (error) {
      showToast({ title: 'Failed to withdraw the request', text: errorText(error), tone: 'error' });
    }
    onChanged();
  };
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={loading}
      aria-label={`Withdraw the request for ${name}`}
      onClick={() => void press()}
    >
      Withdraw
    </Button>
  );
};

/** The documents that the team is waiting for, at the top of the page. */
export const OpenRequests = ({ requests, showProject, project, uploads, onChanged }: OpenRequestsProps) => {
  const { user } = useSession();
  const forStaff = user !== null && isStaff(user.role);
  if (requests.length === 0) return null;
  return (
    <chakra.section aria-labelledby="requested-documents" display="grid" gap="3">
      <Heading as="h3" look="subheading" id="requested-documents">
        {!forStaff
          ? 'We need from you'
          : showProject
            ? 'Requested from customers'
            : 'Requested from the customer'}
      </Heading>
      <chakra.ul listStyle="none" display="grid" gap="3">
        {requests.map((request, index) => (
          <chakra.li
            key={request.id}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
            bg="emberTint"
            borderRadius="lg"
            px="5"
            py="4"
          >
            <chakra.div display="grid" gap="1" minW="0" flex="1 1 18rem">
              <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
                <Heading as="h4" look="minor" overflowWrap="anywhere">
                  {request.name}
                </Heading>
                <Badge>{documentTypeTitles[request.type]}</Badge>
                {request.isOverdue && <Badge tone="late">Overdue</Badge>}
              </chakra.div>
              <Text look="small" overflowWrap="anywhere" whiteSpace="pre-line">
                {request.note}
              </Text>
              <Text look="fine" color="emberText">
                <DotSeparated facts={[dueText(request, forStaff), showProject && request.project.name]} />
              </Text>
            </chakra.div>
            {forStaff ? (
              mayChange(user, 'document:request', project ?? request.project) && (
                <Withdraw request={request} onChanged={onChanged} />
              )
            ) : (
              <Answer request={request} isFirst={index === 0} uploads={uploads} />
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
};
