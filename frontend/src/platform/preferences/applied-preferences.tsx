import { useEffect } from 'react';
import { enableShortcuts } from '../keyboard/shortcuts.ts';
import { usePreference } from './preferences.ts';

/** Applies what the user has chosen in My Account to the whole application: whether single keys do something. */
export const AppliedPreferences = () => {
  const { value } = usePreference('keyboardShortcuts');
  useEffect(() => {
    enableShortcuts(value);
    return () => enableShortcuts(true);
  }, [value]);
  return null;
};
