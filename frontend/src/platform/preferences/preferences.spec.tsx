import { defaultPreferences } from '@hearthline/rules/office/preferences.ts';
import { cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ShortcutSetting } from '../../features/people/accounts/settings/shortcut-setting.tsx';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../testing/render.tsx';
import { DataProvider } from '../graphql/apollo-client.tsx';
import { useShortcuts, useShortcutsEnabled } from '../keyboard/shortcuts.ts';
import { AppliedPreferences } from './applied-preferences.tsx';

const preferencesWith = (other: object = {}) => ({
  __typename: 'Preferences',
  ...defaultPreferences,
  ...other,
});

const draw = () =>
  renderAt(
    <DataProvider>
      <AppliedPreferences />
      <ShortcutSetting />
    </DataProvider>,
    { session: sessionOf({ user: userOf('admin') }) },
  );

describe('the switch of the keys', () => {
  it('is stored, and applies at once', async () => {
    const run = vi.fn();
    renderHook(() => useShortcuts('Spec', [{ key: 'j', title: 'Next', run }]));
    const api = fakeApi({ Preferences: () => ({ preferences: preferencesWith() }) });
    draw();
    const control = await screen.findByRole('switch', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(control).toBeEnabled());
    expect(control).toBeChecked();
    api.answer('SavePreference', () => ({ savePreference: preferencesWith({ keyboardShortcuts: false }) }));
    await userEvent.click(control);
    expect(control).not.toBeChecked();
    await waitFor(() =>
      expect(api.sent('SavePreference')).toEqual([{ input: { keyboardShortcuts: false } }]),
    );
    await userEvent.keyboard('j');
    expect(run).not.toHaveBeenCalled();
  });

  it('is on again if it could not be stored', async () => {
    const api = fakeApi({ Preferences: () => ({ preferences: preferencesWith() }) });
    draw();
    const control = await screen.findByRole('switch');
    await waitFor(() => expect(control).toBeEnabled());
    await userEvent.click(control);
    await waitFor(() => expect(api.sent('SavePreference')).toHaveLength(1));
    await waitFor(() => expect(control).toBeChecked());
  });

  it('is as it was chosen on another device, until the workspace is left', async () => {
    fakeApi({ Preferences: () => ({ preferences: preferencesWith({ keyboardShortcuts: false }) }) });
    draw();
    const { result } = renderHook(() => useShortcutsEnabled());
    await waitFor(() => expect(result.current).toBe(false));
    cleanup();
    expect(renderHook(() => useShortcutsEnabled()).result.current).toBe(true);
  });
});
