import { useParams } from 'react-router-dom';
import { PortalLayout } from '../features/accounts/portal-layout.tsx';
import { CampaignView } from '../features/campaigns/campaign-view.tsx';

/** One campaign: writing it, sending it, and its results. */
export const CampaignPage = () => {
  const { id = '' } = useParams();
  return (
    <PortalLayout title="Campaign" badge="Admin" person={({ name }) => name}>
      <CampaignView key={id} id={id} />
    </PortalLayout>
  );
};
