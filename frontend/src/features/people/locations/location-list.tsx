import { chakra } from '@chakra-ui/react/styled-system';
import { milesText } from '@hearthline/rules/people/locations/distance.ts';
import type { ShownLocation } from '@hearthline/rules/people/locations/shown-location.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { Container, Section } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { LocationCard } from './location-card.tsx';
import { useLocations } from './locations.ts';
import { invalidZip, zipMemory, zipOf } from './zip-memory.ts';

/** What came of the ZIP code, in a sentence. */
const answerText = (zip: string, [nearest]: readonly ShownLocation[]): string =>
  nearest && nearest.miles !== null
    ? `Nearest to ${zip}: ${nearest.name}, ${milesText(nearest.miles).toLowerCase()} away in a straight line.`
    : `We do not know how far ${zip} is from our display models, so they stay in their usual order.`;

interface ZipFormProps {
  readonly onZip: (zip: string | null) => void;
  readonly children: ReactNode;
}

/** Asks for a ZIP code. @param children what came of it */
const ZipForm = ({ onZip, children }: ZipFormProps) => {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const ask = (text: string): void => {
    const zip = zipOf(text);
    zipMemory.write(zip);
    onZip(zip);
  };
  const change = (text: string): void => {
    setTyped(text);
    setError(undefined);
    // Five digits are all there is to type.
    if (zipOf(text) !== null || text === '') ask(text);
  };
  // The field is in the HTML that is served: what was typed before this script came is there already.
  useEffect(() => {
    const early = field.current?.value;
    if (early) change(early);
    // Once, when it comes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <chakra.form
      noValidate
      w="full"
      maxW={{ md: '26rem' }}
      onSubmit={(event) => {
        event.preventDefault();
        setError(typed.trim() === '' || zipOf(typed) !== null ? undefined : invalidZip);
        ask(typed);
      }}
    >
      <Text textStyle="minor" mb="3">
        Nearest to your ZIP code
      </Text>
      <chakra.div display="flex" gap="3" alignItems="start">
        <chakra.div flex="1 1 8rem" maxW="13rem">
          <TextField
            label="ZIP code"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            value={typed}
            error={error}
            onChange={(event) => change(event.target.value)}
            ref={field}
          />
        </chakra.div>
        <Button type="submit" variant="outline" mt="1.6875rem" minH="3rem">
          Show nearest
        </Button>
      </chakra.div>
      <Text look="small" quiet mt="2.5" aria-live="polite" minH="1lh">
        {children}
      </Text>
    </chakra.form>
  );
};

/** The places with display models, the nearest to the visitor's ZIP code first. Nothing until there is one. */
export const LocationList = () => {
  const [zip, setZip] = useState<string | null>(null);
  const { locations, state } = useLocations(zip);
  if (!locations || locations.length === 0) return null;
  return (
    <Section aria-labelledby="display-models" pt={{ base: '4', md: '6' }}>
      <Container>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          gap={{ base: '6', md: '10' }}
          alignItems="start"
          justifyContent="space-between"
        >
          <chakra.div flex="1 1 20rem" maxW="prose">
            <Heading id="display-models">Our display models</Heading>
            <Text quiet mt="3" maxW="44ch">
              Come in without an appointment while we are open, or book one to have a consultant to yourself.
            </Text>
          </chakra.div>
          <ZipForm onZip={setZip}>
            {zip !== null && state === 'current' && answerText(zip, locations)}
            {state === 'failed' && 'The distances could not be loaded. Please try again.'}
          </ZipForm>
        </chakra.div>
        <chakra.ol
          display="grid"
          gap={{ base: '4', md: '6' }}
          mt={{ base: '6', md: '8' }}
          listStyleType="none"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          aria-busy={state === 'loading'}
        >
          {locations.map((location) => (
            <LocationCard key={location.id} location={location} />
          ))}
        </chakra.ol>
      </Container>
    </Section>
  );
};
