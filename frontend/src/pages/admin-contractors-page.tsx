import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { PortalLayout } from '../features/accounts/portal-layout.tsx';
import { ContractorDetail } from '../features/contractors/staff/contractor-detail.tsx';
import { ContractorsScreen } from '../features/contractors/staff/contractors-screen.tsx';
import { BackLink } from '../ui/navigation/back-link.tsx';

const Staff = ({
  back,
  children,
}: {
  readonly back: { readonly to: string; readonly text: string };
  readonly children: ReactNode;
}) => (
  <PortalLayout title="Contractors" badge="Admin" person={({ name }) => name}>
    <BackLink to={back.to}>{back.text}</BackLink>
    {children}
  </PortalLayout>
);

/** The contractors and their work, for staff. */
export const AdminContractorsPage = () => (
  <Staff back={{ to: '/admin', text: 'Admin Console' }}>
    <ContractorsScreen />
  </Staff>
);

/** One contractor, for staff. */
export const AdminContractorPage = () => {
  const { id = '' } = useParams();
  return (
    <Staff back={{ to: '/admin/contractors', text: 'All contractors' }}>
      <ContractorDetail key={id} id={id} />
    </Staff>
  );
};
