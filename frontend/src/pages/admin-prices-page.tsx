import { EquipmentSheets } from '../features/homes/equipment/equipment-sheets.tsx';
import { PaymentPlans } from '../features/sale/payment-plans/payment-plans.tsx';
import { PriceBook } from '../features/homes/prices/book/price-book.tsx';
import { LoanKinds } from '../features/homes/prices/loans/loan-kinds.tsx';
import { OptionGroups } from '../features/homes/prices/options/option-groups.tsx';
import { Tabs } from '../ui/navigation/tabs.tsx';

/** What homes, options, site work and loans cost, how sales are paid for and what comes with homes, for those who set the prices. */
export const AdminPricesPage = () => (
  <Tabs
    label="Prices"
    alone
    tabs={[
      { id: 'book', title: 'Price book', content: <PriceBook /> },
      { id: 'options', title: 'Options', content: <OptionGroups /> },
      { id: 'loans', title: 'Loan kinds', content: <LoanKinds /> },
      { id: 'plans', title: 'Payment plans', content: <PaymentPlans /> },
      { id: 'equipment', title: 'Equipment', content: <EquipmentSheets /> },
    ]}
  />
);
