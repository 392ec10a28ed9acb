import { chakra } from '@chakra-ui/react/styled-system';
import { useShareDesignMutation } from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { keyHeader, keyOf } from '../../../domain/stored-design.ts';
import type { MyDesign } from '../../../domain/my-design.ts';
import { showMyDesign } from '../../../domain/my-design-state.ts';
import { CheckboxField } from '../../../ui/forms/field.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

/** Whether the code of a design shows it to whoever knows it. */
export const ShareSettings = ({ design }: { design: MyDesign }) => {
  const [share, { loading }] = useShareDesignMutation();
  const set = async (shared: boolean): Promise<void> => {
    try {
      const headers = keyHeader(keyOf(design.code));
      const { data } = await share({ variables: { code: design.code, shared }, context: { headers } });
      if (data) showMyDesign({ ...design, shared: data.shareDesign.shared });
    } catch (error) {
      showToast({ title: 'Not saved', text: errorText(error), tone: 'error' });
    }
  };
  return (
    <chakra.div display="grid" gap="2">
      <CheckboxField
        label="Anyone with the link or the code can view this design"
        checked={design.shared}
        disabled={loading}
        onChange={(event) => void set(event.target.checked)}
      />
      <chakra.p textStyle="fine" color="quiet">
        They see the home, its choices and its price without the discounts you claim, but neither its name nor
        where it will stand, and they cannot change it.
      </chakra.p>
    </chakra.div>
  );
};
