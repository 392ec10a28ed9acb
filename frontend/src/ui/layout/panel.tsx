import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { Heading, Text } from '../text/text.tsx';

interface PanelProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Buttons beside the title; below it on a narrow screen. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a screen: title, text and actions, with the content below. */
export const Panel = ({ title, text, actions, children }: PanelProps) => {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
      alignContent="start"
    >
      <chakra.header display="flex" flexWrap="wrap" alignItems="end" justifyContent="space-between" gap="4">
        <chakra.div maxW="prose" flex="1 1 20rem">
          <Heading id={id} look="subheading">
            {title}
          </Heading>
          {text && (
            <Text look="small" quiet mt="1" textWrap="pretty">
              {text}
            </Text>
          )}
        </chakra.div>
        {actions && (
          <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
            {actions}
          </chakra.div>
        )}
      </chakra.header>
      {children}
    </chakra.section>
  );
};
