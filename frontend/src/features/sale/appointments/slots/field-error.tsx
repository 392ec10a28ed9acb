import { chakra } from '@chakra-ui/react/styled-system';
import { AlertIcon } from '../../../../ui/theme/icons.tsx';

/** The error of a field that is chosen rather than typed; read out when it appears. */
export const FieldError = ({ id, children }: { id: string; children: string | undefined }) => (
  <chakra.p
    id={id}
    role="alert"
    mt="2"
    textStyle="small"
    color="danger"
    display="flex"
    gap="1.5"
    alignItems="flex-start"
    _empty={{ display: 'none' }}
  >
    {children && (
      <>
        <chakra.span flexShrink="0" mt="0.5">
          <AlertIcon />
        </chakra.span>
        {children}
      </>
    )}
  </chakra.p>
);
