import { useSetTakesLeadsMutation, type ColleagueFragment } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { CheckboxField } from '../../../../ui/forms/field.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { chakra } from '@chakra-ui/react/styled-system';

interface TakesLeadsProps {
  readonly person: ColleagueFragment;
  /** Named in the label, where several people stand below each other. */
  readonly named?: boolean;
}

/** Switches whether new leads may become somebody's; it answers at once, and goes back if that fails. */
export const TakesLeads = ({ person, named = false }: TakesLeadsProps) => {
  const [set] = useSetTakesLeadsMutation();
  const change = async (takesLeads: boolean): Promise<void> => {
    try {
      await set({
        variables: { personId: person.id, takesLeads },
        optimisticResponse: { setTakesLeads: { ...person, takesLeads } },
      });
    } catch (problem) {
      showToast({ title: 'The setting was not saved', text: errorText(problem), tone: 'error' });
    }
  };
  return (
    <CheckboxField
      role="switch"
      label={
        named ? (
          <>
            Takes leads<chakra.span srOnly>: {person.name}</chakra.span>
          </>
        ) : (
          'I take new leads'
        )
      }
      checked={person.takesLeads}
      onChange={(event) => void change(event.target.checked)}
    />
  );
};
