import { plainLayout } from '@hearthline/rules/column-layout.ts';
import {
  defaultPreferences,
  type PreferenceName,
  type Preferences,
} from '@hearthline/rules/office/preferences.ts';
import { usePreferencesQuery, useSavePreferenceMutation, type PreferenceInput } from '../../gql/generated.ts';
import { errorText } from '../api/error-text.ts';
import { cacheFirst } from '../graphql/fetch-policies.ts';

interface Preference<Name extends PreferenceName> {
  /** The value; what is usual until the server has answered. */
  readonly value: Preferences[Name];
  /** Whether the server has answered, or cannot: what is drawn from the value does not jump any more. */
  readonly isKnown: boolean;
  /** Applies a value at once and stores it for all devices; null restores what is usual. */
  readonly save: (value: Preferences[Name] | null) => Promise<void>;
}

/** A value as it can be sent: what the server answers with names its types, which the server does not take. */
const asInput = (value: Preferences[PreferenceName]) =>
  typeof value === 'object' && value ? plainLayout(value) : value;

/** A value as the server will answer with it. */
const asAnswer = (value: Preferences[PreferenceName]) =>
  typeof value === 'object' && value
    ? {
        __typename: 'ColumnLayout',
        ...plainLayout(value),
        widths: value.widths.map(({ column, width }) => ({ __typename: 'ColumnWidth', column, width })),
      }
    : value;

/**
 * A setting that the user has for themselves, the same on all of their devices.
 * @param onFailure called with the reason if a value could not be stored; it is then as before
 */
export const usePreference = <Name extends PreferenceName>(
  name: Name,
  onFailure?: (reason: string) => void,
): Preference<Name> => {
  const { data, error } = usePreferencesQuery(cacheFirst);
  const [store] = useSavePreferenceMutation();
  const all: Preferences = data?.preferences ?? defaultPreferences;
  return {
    value: all[name],
    isKnown: Boolean(data ?? error),
    save: async (value) => {
      const change: Partial<Preferences> = { [name]: asInput(value) };
      try {
        await store({
          variables: { input: change as PreferenceInput },
          // Until the settings are known, the answer tells them.
          ...(data && {
            optimisticResponse: {
              savePreference: {
                __typename: 'Preferences',
                ...data.preferences,
                [name]: asAnswer(value ?? defaultPreferences[name]),
              },
            } as never,
          }),
        });
      } catch (failure) {
        onFailure?.(errorText(failure));
      }
    },
  };
};
