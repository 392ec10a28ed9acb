import { chakra } from '@chakra-ui/react/styled-system';
import { blocksOf } from '@hearthline/rules/agreements/parts.ts';
import { useState } from 'react';
import {
  useConsentLinkedAgreementMutation,
  type LinkedAgreementShownFragment,
} from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { CheckboxField } from '../../../ui/forms/field.tsx';
import { FormMessage } from '../../../ui/forms/form-message.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { Step } from './step.tsx';

interface StepOfAgreementProps {
  readonly token: string;
  readonly agreement: LinkedAgreementShownFragment;
  readonly onChanged: () => void;
}

/** The act of agreeing to sign electronically, of its own and before signing. */
export const ConsentStep = ({ token, agreement, onChanged }: StepOfAgreementProps) => {
  const { state, consentText, consentVersion } = agreement;
  const [consent, { loading }] = useConsentLinkedAgreementMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const canConsent = state === 'viewed';
  const hasConsented = state === 'consented';
  const agree = async (): Promise<void> => {
    setFailure(null);
    try {
      await consent({ variables: { token, consentVersion } });
    } catch (error) {
      setFailure(errorText(error));
    }
    onChanged();
  };
  return (
    <Step
      number={2}
      title="Agree to sign electronically"
      state={hasConsented ? 'done' : canConsent ? 'now' : 'later'}
    >
      <chakra.div
        display="grid"
        gap="2"
        bg="sunken"
        borderRadius="lg"
        p="4"
        role="region"
        aria-label="What you agree to"
      >
        {blocksOf(consentText).map(({ kind, text }) => (
          <Text key={text} look="small" pl={kind === 'item' ? '4' : undefined}>
            {kind === 'item' ? `• ${text}` : text}
          </Text>
        ))}
      </chakra.div>
      <CheckboxField
        label="I agree to sign electronically"
        checked={hasConsented || loading}
        disabled={!canConsent}
        onChange={(event) => event.currentTarget.checked && !loading && void agree()}
      />
      {state === 'sent' && (
        <Text look="fine" quiet>
          Open the agreement first.
        </Text>
      )}
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
    </Step>
  );
};
