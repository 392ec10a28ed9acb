import { chakra } from '@chakra-ui/react/styled-system';
import { designQuery, type Design } from '@hearthline/rules/design.ts';
import { roofQuestion, sidingQuestion } from '@hearthline/rules/home-options.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Configuration } from '../../../domain/configuration.ts';
import { useSessionStore } from '../../../platform/session/session-context.tsx';
import { OptionPicker } from '../../../ui/forms/option-picker.tsx';
import { Heading, Text, textLink } from '../../../ui/text/text.tsx';
import type { NotesByQuestion } from './choice-costs.ts';
import { Selections } from './selections.tsx';
import { useShownDesign } from './shown-design.ts';

/** The choices are those of the visitor's own design as well. Its script comes after the page, and with it what each costs. */
const useStoredLook = (design: Design): NotesByQuestion | null => {
  const session = useSessionStore();
  const navigate = useNavigate();
  const [notesFor, setNotesFor] = useState<((design: Design) => NotesByQuestion) | null>(null);
  useEffect(() => {
    const loading = import('./stored-look.ts');
    const keep = (event: Event): void => void loading.then(({ keepLook }) => keepLook(session, event));
    void loading
      .then(({ applyStoredLook }) =>
        applyStoredLook(
          session,
          (query) => void navigate(query, { replace: true }),
          (read) => setNotesFor(() => read),
        ),
      )
      .catch(() => undefined);
    window.addEventListener('question:select', keep);
    return () => window.removeEventListener('question:select', keep);
  }, [session, navigate]);
  return notesFor && notesFor(design);
};

const Note = chakra('span', { base: { textStyle: 'fine', fontWeight: '400', color: 'quiet' } });
const PageLink = chakra(Link, { base: textLink });

interface HomeDesignerProps {
  /** The home with everything that can be chosen for it. */
  readonly configurator: (drawn: {
    readonly configuration: Configuration;
    readonly intro: ReactNode;
    readonly questions: Readonly<Record<string, ReactNode>>;
    readonly summary: ReactNode;
    readonly booking: string;
  }) => ReactNode;
}

/** Two questions with pictures, and the home that results from the answers. */
export const HomeDesigner = ({ configurator }: HomeDesignerProps) => {
  const { design, configuration, isSample } = useShownDesign();
  const notes = useStoredLook(design);
  const question = ({ id, label, options }: typeof roofQuestion | typeof sidingQuestion) => (
    <OptionPicker
      key={id}
      isCompact
      name={id}
      title={label}
      options={options}
      note={(option) => <Note id={`note-${option}`}>{notes?.[id]?.[option]?.text}</Note>}
      // One that an address has chosen stays chosen.
      barred={(option) => (option !== design[id] && notes?.[id]?.[option]?.isBarred) || undefined}
    />
  );
  return configurator({
    configuration,
    booking: `/appointments${designQuery(design)}`,
    questions: { roof: question(roofQuestion), siding: question(sidingQuestion) },
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
