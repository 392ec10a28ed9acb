import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { errorText } from '../../../platform/api/error-text.ts';
import { useLateMutation } from '../../../platform/graphql/late-mutation.ts';
import { keyHeader, keyOf } from '../../../domain/stored-design.ts';
import type { MyDesign } from '../../../domain/my-design.ts';
import { showMyDesign } from '../../../domain/my-design-state.ts';
import { CheckboxField } from '../../../ui/forms/field.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

/** Whether the code of a design shows it to whoever knows it. */
export const ShareSettings = ({ design }: { design: MyDesign }) => {
  const { mutate, preload } = useLateMutation(() =>
    import('../../../gql/operations/homes-designs-my-home.ts').then((file) => file.ShareDesignDocument),
  );
  const [isSaving, setSaving] = useState(false);
  const set = async (shared: boolean): Promise<void> => {
    setSaving(true);
    try {
      const data = await mutate({ code: design.code, shared }, keyHeader(keyOf(design.code)));
      if (data) showMyDesign({ ...design, shared: data.shareDesign.shared });
    } catch (error) {
      showToast({ title: 'Not saved', text: errorText(error), tone: 'error' });
    } finally {
      setSaving(false);
    }
  };
  return (
    <chakra.div display="grid" gap="2">
      <CheckboxField
        label="Anyone with the link or the code can view this design"
        checked={design.shared}
        disabled={isSaving}
        onFocus={preload}
        onChange={(event) => void set(event.target.checked)}
      />
      <chakra.p textStyle="fine" color="quiet">
        They see the home, its choices and its price without the discounts you claim, but neither its name nor
        where it will stand, and they cannot change it.
      </chakra.p>
    </chakra.div>
  );
};
