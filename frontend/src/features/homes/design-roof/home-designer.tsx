import { chakra } from '@chakra-ui/react/styled-system';
import { designQuery } from '@hearthline/rules/design.ts';
import { roofQuestion, sidingQuestion } from '@hearthline/rules/home-options.ts';
import type { PricedGroup } from '@hearthline/rules/homes/prices/priced-groups.ts';
import { useEffect, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Configuration } from '../../../domain/configuration.ts';
import { useSessionStore } from '../../../platform/session/session-context.tsx';
import { OptionPicker } from '../../../ui/forms/option-picker.tsx';
import { Heading, Text, textLink } from '../../../ui/text/text.tsx';
import { choiceNotes } from './choice-costs.ts';
import { Selections } from './selections.tsx';
import { useShownDesign } from './shown-design.ts';

/** The choices are those of the visitor's own design as well. Its script comes after the page. */
const useStoredLook = (): void => {
  const session = useSessionStore();
  const navigate = useNavigate();
  useEffect(() => {
    const loading = import('./stored-look.ts');
    const keep = (event: Event): void => void loading.then(({ keepLook }) => keepLook(session, event));
    void loading
      .then(({ applyStoredLook }) =>
        applyStoredLook(session, (query) => void navigate(query, { replace: true })),
      )
      .catch(() => undefined);
    window.addEventListener('question:select', keep);
    return () => window.removeEventListener('question:select', keep);
  }, [session, navigate]);
};

const Note = chakra('span', { base: { textStyle: 'fine', fontWeight: '400', color: 'quiet' } });
const PageLink = chakra(Link, { base: textLink });

interface HomeDesignerProps {
  /** The home with everything that can be chosen for it. */
  readonly configurator: (drawn: {
    readonly configuration: Configuration;
    readonly intro: ReactNode;
    readonly questions: (groups: readonly PricedGroup[]) => Readonly<Record<string, ReactNode>>;
    readonly summary: ReactNode;
    readonly booking: string;
  }) => ReactNode;
}

/** Two questions with pictures, and the home that results from the answers. */
export const HomeDesigner = ({ configurator }: HomeDesignerProps) => {
  const { design, configuration, isSample } = useShownDesign();
  useStoredLook();
  const question = (
    { id, label, options }: typeof roofQuestion | typeof sidingQuestion,
    groups: readonly PricedGroup[],
  ) => {
    const notes = choiceNotes(groups, id, configuration);
    return (
      <OptionPicker
        key={id}
        isCompact
        name={id}
        title={label}
        options={options}
        note={(option) => <Note id={`note-${option}`}>{notes[option]?.text}</Note>}
        // One that an address has chosen stays chosen.
        barred={(option) => (option !== design[id] && notes[option]?.isBarred) || undefined}
      />
    );
  };
  return configurator({
    configuration,
    booking: `/appointments${designQuery(design)}`,
    questions: (groups) => ({
      roof: question(roofQuestion, groups),
      siding: question(sidingQuestion, groups),
    }),
    summary: <Selections design={design} />,
    intro: (
      <>
        <Heading as="h1" look="title">
          Design Your Home
        </Heading>
        <Text quiet mt="3" maxW="prose">
          Choose a roof profile and a siding and see them on the house. The page address keeps your choices,
          so you can share them.
        </Text>
        {isSample && (
          <Text look="small" quiet mt="3">
            Shown on the {configuration.name}. <PageLink to="/homes">Choose another home</PageLink>
          </Text>
        )}
      </>
    ),
  });
};
