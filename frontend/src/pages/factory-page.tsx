import { Portal } from '../features/accounts/portal.tsx';
import { Text } from '../ui/text.tsx';

/** The portal of role factory. */
export const FactoryPage = () => (
  <Portal title="Factory Board">
    <Text look="lead" quiet maxW="prose">
      For the production line: which homes are being built, at which station they stand, and what leaves the factory next.
    </Text>
  </Portal>
);
