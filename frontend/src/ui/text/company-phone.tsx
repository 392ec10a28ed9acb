import { chakra } from '@chakra-ui/react/styled-system';
import { phoneText, telephoneLink, useCompany } from '../../platform/business/company.ts';
import { textLink } from './text.tsx';

/** The company's phone number within a sentence, to be pressed on a phone. */
export const CompanyPhone = () => {
  const { phone } = useCompany();
  return (
    <chakra.a {...textLink} href={telephoneLink(phone)} whiteSpace="nowrap">
      {phoneText(phone)}
    </chakra.a>
  );
};
