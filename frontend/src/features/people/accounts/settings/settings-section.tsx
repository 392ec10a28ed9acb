import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';

interface SettingsSectionProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** One section of the account settings: the explanation on one side, the controls on the other. */
export const SettingsSection = ({ title, text, children }: SettingsSectionProps) => {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gap={{ base: '4', lg: '12' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' }}
      alignItems="start"
    >
      <div>
        <Heading id={id} look="subheading">
          {title}
        </Heading>
        <Text look="small" quiet mt="1.5" maxW="prose">
          {text}
        </Text>
      </div>
      <Card minW="0">{children}</Card>
    </chakra.section>
  );
};
