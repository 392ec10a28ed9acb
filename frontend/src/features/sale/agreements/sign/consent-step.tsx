import { chakra } from '@chakra-ui/react/styled-system';
import { blocksOf } from '@hearthline/rules/text-blocks.ts';
import { useState } from 'react';
import {
  useConsentLinkedAgreementMutation,
  type LinkedAgreementShownFragment,
} from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { CheckboxField } from '../../../../ui/forms/field.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { Step } from './step.tsx';
import { paperWords } from './paper-words.ts';

interface Part {
  readonly kind: 'item' | 'paragraph';
  readonly texts: string[];
}

/** The paragraphs and the lists of a text, so that a list is read out as one. */
const partsOf = (text: string): readonly Part[] => {
  const parts: Part[] = [];
  for (const block of blocksOf(text)) {
    const kind = block.kind === 'item' ? 'item' : 'paragraph';
    const last = parts.at(-1);
    if (last?.kind === kind) last.texts.push(block.text);
    else parts.push({ kind, texts: [block.text] });
  }
  return parts;
};

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
        {partsOf(consentText).map(({ kind, texts }) =>
          kind === 'item' ? (
            <chakra.ul key={texts[0]} display="grid" gap="2" ps="5" listStyleType="disc" textStyle="small">
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </chakra.ul>
          ) : (
            texts.map((text) => (
              <Text key={text} look="small">
                {text}
              </Text>
            ))
          ),
        )}
      </chakra.div>
      <CheckboxField
        label="I agree to sign electronically"
        checked={hasConsented || loading}
        disabled={!canConsent}
        onChange={(event) => event.currentTarget.checked && !loading && void agree()}
      />
      {state === 'sent' && (
        <Text look="fine" quiet>
          Open the {paperWords(agreement).name} first.
        </Text>
      )}
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
    </Step>
  );
};
