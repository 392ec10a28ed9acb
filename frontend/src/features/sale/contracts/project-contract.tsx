import { useProjectContractQuery } from '../../../gql/generated.ts';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading } from '../../../ui/text/text.tsx';
import { SentChanges } from './changes/sent-changes.tsx';
import { AllowanceRows, ContractSums, ScheduleRows } from './contract-parts.tsx';
import { useSession } from '../../../platform/session/session-context.tsx';
import { can } from '@hearthline/rules/permissions.ts';

/** What a project's contract comes to, with its allowances and its schedule. Nothing for a project that came from no sale. */
export const ProjectContract = ({ projectId }: { readonly projectId: string }) => {
  const { user } = useSession();
  const { data } = useProjectContractQuery({
    variables: { projectId, withChanges: can(user, 'change-order:read') },
  });
  const contract = data?.project.contract;
  if (!contract) return null;
  return (
    <Card
      as="section"
      aria-labelledby="project-contract"
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <Heading as="h3" look="subheading" id="project-contract">
        Contract
      </Heading>
      <ContractSums contract={contract} />
      <ScheduleRows contract={contract} />
      {contract.changeOrders && <SentChanges orders={contract.changeOrders} />}
      <AllowanceRows contract={contract} />
    </Card>
  );
};
