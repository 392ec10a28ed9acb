import { chakra } from '@chakra-ui/react/styled-system';
import { useLogout } from '../../../platform/session/logout.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Text } from '../../../ui/text/text.tsx';

/** Who is logged in at a role-gated entrance, and the way out (docs/specification.md, section 2, Contractors Portal). */
export const LoggedInLine = () => {
  const { user } = useSession();
  const logout = useLogout();
  if (!user) return null;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      mb="4"
    >
      <Text look="small" quiet>
        {`Logged in as: ${user.username ?? user.email} (${user.role})`}
      </Text>
      <Button variant="outline" size="sm" onClick={() => void logout()}>
        Logout
      </Button>
    </chakra.div>
  );
};
