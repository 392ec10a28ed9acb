import { useSession } from '../../../platform/session/session-context.tsx';
import { Text } from '../../../ui/text/text.tsx';

/** The greeting of the customer portal, with the first name (docs/specification.md, section 2). */
export const Greeting = () => {
  const { user } = useSession();
  return user && <Text look="small" quiet mb="3">{`Welcome, ${user.name.split(' ')[0]}`}</Text>;
};
