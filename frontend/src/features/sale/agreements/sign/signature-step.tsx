import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react/styled-system';
import { agreementSentences, linkedSignature } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { isNameOf } from '@hearthline/rules/sale/agreements/signed-name.ts';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import {
  useSignLinkedAgreementMutation,
  type LinkedAgreementShownFragment,
} from '../../../../gql/generated.ts';
import { errorText, showFieldErrors } from '../../../../platform/api/error-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { Step } from './step.tsx';
import { paperWords } from './paper-words.ts';

// Only whoever draws needs it.
const DrawingPad = lazy(() => import('./drawing-pad.tsx').then((file) => ({ default: file.DrawingPad })));

const signature = linkedSignature.pick({ name: true });

interface SignatureStepProps {
  readonly token: string;
  readonly agreement: LinkedAgreementShownFragment;
  readonly onChanged: () => void;
}

/** The signature: a typed name, with a drawn one beside it for who likes. */
export const SignatureStep = ({ token, agreement, onChanged }: SignatureStepProps) => {
  const { state, name: signerName } = agreement;
  const [sign] = useSignLinkedAgreementMutation();
  const [draws, setDraws] = useState(false);
  const [drawing, setDrawing] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<z.input<typeof signature>>({ resolver: zodResolver(signature), defaultValues: { name: '' } });
  const canSign = state === 'consented';
  const submit = handleSubmit(async ({ name }) => {
    setFailure(null);
    if (!isNameOf(name, signerName)) return setError('name', { message: agreementSentences.otherName });
    try {
      await sign({ variables: { token, name, drawing } });
    } catch (error) {
      showFieldErrors(error, (field, ...problem) => setError(field, ...problem), ['name']);
      setFailure(errorText(error));
    }
    onChanged();
  });
  return (
    <Step number={3} title="Sign" state={canSign ? 'now' : 'later'}>
      {canSign ? (
        <chakra.form
          noValidate
          aria-label="Signature"
          onSubmit={(event) => void submit(event)}
          display="grid"
          gap="4"
          gridTemplateColumns="minmax(0, 1fr)"
        >
          <TextField
            label="Your full name"
            required
            autoComplete="name"
            help={`As it appears in the ${paperWords(agreement).name}: ${signerName}`}
            error={errors.name?.message}
            {...register('name')}
          />
          {draws ? (
            <Suspense fallback={<Skeleton height="12rem" />}>
              <DrawingPad onDraw={setDrawing} />
            </Suspense>
          ) : (
            <chakra.div>
              <Button variant="ghost" size="sm" onClick={() => setDraws(true)}>
                Draw your signature as well
              </Button>
            </chakra.div>
          )}
          {failure && <FormMessage tone="error">{failure}</FormMessage>}
          <Text look="small" quiet>
            Your typed name is your signature. It binds you like one on paper.
          </Text>
          <chakra.div>
            <Button type="submit" size="lg" disabled={isSubmitting}>
              {isSubmitting ? 'Signing...' : `Sign ${paperWords(agreement).name}`}
            </Button>
          </chakra.div>
        </chakra.form>
      ) : (
        <Text look="small" quiet>
          Once you have agreed, you sign here with your name.
        </Text>
      )}
    </Step>
  );
};
