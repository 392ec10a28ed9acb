import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Portal } from '../features/accounts/portal.tsx';
import { ContractorFile } from '../features/contractors/contractor-file.tsx';
import { ContractorsDesk } from '../features/contractors/contractors-desk.tsx';
import { BackIcon } from '../ui/icons.tsx';
import { textLink } from '../ui/text.tsx';

const Back = chakra(Link, { base: { ...textLink, display: 'inline-flex', alignItems: 'center', gap: '1', textStyle: 'small', mb: '4' } });

const Staff = ({ back, children }: { readonly back: { readonly to: string; readonly text: string }; readonly children: ReactNode }) => (
  <Portal title="Contractors" badge="Admin" person={({ name }) => name}>
    <Back to={back.to}><BackIcon />{back.text}</Back>
    {children}
  </Portal>
);

/** What the contractors do, for staff. */
export const AdminContractorsPage = () => <Staff back={{ to: '/admin', text: 'Admin Console' }}><ContractorsDesk /></Staff>;

/** One contractor, for staff. */
export const AdminContractorPage = () => {
  const { id = '' } = useParams();
  return <Staff back={{ to: '/admin/contractors', text: 'All contractors' }}><ContractorFile key={id} id={id} /></Staff>;
};
