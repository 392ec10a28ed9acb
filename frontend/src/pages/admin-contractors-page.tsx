import { useParams } from 'react-router-dom';
import { ContractorDetail } from '../features/delivery/contractors/staff/contractor-detail.tsx';
import { ContractorsScreen } from '../features/delivery/contractors/staff/contractors-screen.tsx';

/** The contractors and their work, for staff. */
export const AdminContractorsPage = () => <ContractorsScreen />;

/** One contractor, for staff. */
export const AdminContractorPage = () => {
  const { id = '' } = useParams();
  return <ContractorDetail key={id} id={id} />;
};
