import { chakra } from '@chakra-ui/react/styled-system';
import { designQuery, type Design } from '@hearthline/rules/design.ts';
import { roofQuestion, sidingQuestion } from '@hearthline/rules/home-options.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSessionStore } from '../../../platform/session/session-context.tsx';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { OptionPicker } from '../../../ui/forms/option-picker.tsx';
import type { NotesByQuestion } from './choice-costs.ts';
import { useDesign } from './design-url-state.ts';
import { HousePicture } from './house-picture.tsx';
import { Selections } from './selections.tsx';

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', sm: '8', xl: '10' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      lg: 'minmax(0, 1fr) minmax(0, 22rem)',
      xl: 'minmax(0, 1fr) minmax(0, 28rem)',
    },
    // Keeps a focused option from hiding under the picture.
    '& [role=radio]': {
      scrollMarginTop: { base: '16rem', lg: '0' },
      _disabled: { cursor: 'not-allowed', bg: 'sunken', color: 'quiet', '& img': { opacity: '0.45' } },
    },
  },
});

/** Picture and selections: on a phone only the picture stays in view, on a wider screen both. */
const Stage = chakra('div', {
  base: {
    display: { base: 'contents', sm: 'grid' },
    gap: { sm: '6' },
    alignItems: 'center',
    zIndex: '1',
    bg: 'paper',
    py: { sm: '4', lg: '0' },
    gridTemplateColumns: { sm: 'minmax(0, 20rem) minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
    gridColumn: { lg: '2' },
    gridRow: { lg: '1 / span 2' },
    alignSelf: 'start',
    '@media (min-height: 40rem)': { position: 'sticky', top: { base: '4.5rem', lg: '6.5rem' } },
  },
});
const Show = chakra('div', {
  base: {
    mx: { base: '-5', sm: '0' },
    zIndex: { base: '1', sm: 'auto' },
    '@media (min-height: 40rem) and (max-width: 639px)': { position: 'sticky', top: '4.5rem' },
  },
});

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

/** As high from the start as with its text: beside the picture on a phone, below it in two lines at most. */
const Note = chakra('span', {
  base: { textStyle: 'fine', fontWeight: '400', color: 'quiet', minH: { sm: '2lh' } },
});

interface HomeDesignerProps {
  readonly children?: ReactNode;
  /** The house, in place of its picture. */
  readonly house?: (design: Design, picture: ReactNode) => ReactNode;
}

/** Two questions with pictures, and the house that results from the answers; `children` is the page's heading. */
export const HomeDesigner = ({ children, house }: HomeDesignerProps) => {
  const design = useDesign();
  const notes = useStoredLook(design);
  const picture = <HousePicture design={design} />;
  return (
    <Layout>
      {children}
      <Stage>
        <Show>{house?.(design, picture) ?? picture}</Show>
        <Selections design={design} />
      </Stage>
      <chakra.div display="grid" gap={{ base: '10', md: '14' }} gridColumn={{ lg: 1 }}>
        {[roofQuestion, sidingQuestion].map(({ id, label, options }) => (
          <OptionPicker
            key={id}
            name={id}
            title={label}
            options={options}
            note={(option) => <Note id={`note-${option}`}>{notes?.[id]?.[option]?.text}</Note>}
            // One that an address has chosen stays chosen.
            barred={(option) => (option !== design[id] && notes?.[id]?.[option]?.isBarred) || undefined}
          />
        ))}
        <ButtonLink
          to={`/appointments${designQuery(design)}`}
          variant="outline"
          size="lg"
          display={{ lg: 'none' }}
        >
          Talk about this design
        </ButtonLink>
      </chakra.div>
    </Layout>
  );
};
