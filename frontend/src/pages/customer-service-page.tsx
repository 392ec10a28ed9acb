import { CrmHub } from '../features/office/hub/crm-hub.tsx';

/** A public look at the CRM: samples for visitors, live figures for staff. */
export const CustomerServicePage = () => <CrmHub />;
