import { Text } from '../../../../ui/text/text.tsx';
import { usePreference } from '../../../../platform/preferences/preferences.ts';
import { CheckboxField } from '../../../../ui/forms/field.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

/** Switches the keys off and on, on all of the user's devices. */
export const ShortcutSetting = () => {
  const { value, isKnown, save } = usePreference('keyboardShortcuts', (reason) =>
    showToast({ title: 'The setting was not saved', text: reason, tone: 'error' }),
  );
  return (
    <>
      <CheckboxField
        label="Keyboard shortcuts"
        role="switch"
        checked={value}
        disabled={!isKnown}
        onChange={(event) => void save(event.target.checked)}
      />
      <Text look="small" quiet mt="2">
        Press ? on any screen to see its keys.
      </Text>
    </>
  );
};
