import { isStaff } from '@hearthline/rules/permissions.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { ButtonLink } from '../../../../ui/actions/button.tsx';
import { DeviceList } from './device-list.tsx';
import { EmailSettings } from './email-settings.tsx';
import { SecondFactors } from '../second-factor/second-factors.tsx';
import { LeadsSetting } from './leads-setting.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ShortcutSetting } from './shortcut-setting.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Name, phone, e-mail address, password and devices of the signed-in user. */
export const AccountSettings = () => {
  const { user } = useSession();
  if (!user) return null;
  return (
    <chakra.div display="grid" gap={{ base: '10', lg: '12' }}>
      <SettingsSection title="Profile" text="How we address you, and where we can call you.">
        <ProfileForm user={user} />
      </SettingsSection>
      <SettingsSection
        title="Email"
        text="You sign in with this address, and we send emails to it. A new address takes effect once you confirm it."
      >
        <EmailSettings user={user} />
      </SettingsSection>
      <SettingsSection title="Password" text="Changing it signs your other devices out.">
        <ButtonLink to="/change-password" variant="outline">
          Change password
        </ButtonLink>
      </SettingsSection>
      <SettingsSection
        title="Second factor"
        text="Confirms your sign-in besides the password, so that a password alone opens nothing. A passkey also signs you in without one."
      >
        <SecondFactors />
      </SettingsSection>
      {isStaff(user.role) && <LeadsSetting />}
      <SettingsSection title="Keyboard" text="Single keys move through lists and open what you need.">
        <ShortcutSetting />
      </SettingsSection>
      <SettingsSection
        title="Signed-in devices"
        text="Sign out any device that you don’t recognize or no longer use."
      >
        <DeviceList />
      </SettingsSection>
    </chakra.div>
  );
};
