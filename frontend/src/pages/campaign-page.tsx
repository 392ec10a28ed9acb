import { useParams } from 'react-router-dom';
import { CampaignView } from '../features/people/campaigns/campaign-view.tsx';

/** One campaign: writing it, sending it, and its results. */
export const CampaignPage = () => {
  const { id = '' } = useParams();
  return <CampaignView key={id} id={id} />;
};
