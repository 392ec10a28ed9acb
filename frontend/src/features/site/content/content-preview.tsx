import { chakra } from '@chakra-ui/react/styled-system';
import { CompanyBand } from './company-band.tsx';
import { FinanceGroups } from './finance-groups.tsx';
import { Promotions } from './promotions.tsx';

/** The offers as the public pages show them, with today's content from the server. */
export const ContentPreview = () => (
  <chakra.div borderWidth="1px" borderColor="line" borderRadius="lg" overflow="hidden">
    <chakra.div bg="night" color="onNight" p={{ base: '5', md: '8' }}>
      <Promotions />
    </chakra.div>
    <chakra.div bg="paper" p={{ base: '5', md: '8' }}>
      <FinanceGroups />
    </chakra.div>
  </chakra.div>
);

/** The band of the home page, with today's content from the server. */
export const CompanyPreview = () => (
  <chakra.div borderWidth="1px" borderColor="line" borderRadius="lg" overflow="hidden">
    <CompanyBand />
  </chakra.div>
);
