import { chakra } from '@chakra-ui/react/styled-system';
import { phoneText, telephoneLink, useCompany } from './company.ts';
import { textLink } from '../ui/text/text.tsx';

/** `call us at (360) 555-0142` within a sentence; the number can be pressed on a phone. Without a number, `call us`. */
export const CallUs = () => {
  const { phone } = useCompany();
  if (!phone) return 'call us';
  return (
    <>
      call us at{' '}
      <chakra.a css={textLink} href={telephoneLink(phone)} whiteSpace="nowrap">
        {phoneText(phone)}
      </chakra.a>
    </>
  );
};
