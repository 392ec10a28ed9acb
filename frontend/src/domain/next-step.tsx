import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';

/** Whose turn a sale waits for, the later of several first. */
export const stepOrder = ['refund', 'change', 'payment', 'win', 'agreement', 'quote', 'later'] as const;
export type StepKind = (typeof stepOrder)[number];

/** What a sale waits for next. */
export interface NextStep {
  /** As in `Waiting for Nora Quill’s signature`. */
  readonly text: string;
  readonly action: { readonly label: string; readonly run: () => void; readonly disabled?: boolean } | null;
}

type Steps = Readonly<Partial<Record<StepKind, NextStep>>>;

const SetStep = createContext<((kind: StepKind, step: NextStep | null) => void) | null>(null);
const FirstStep = createContext<NextStep | null>(null);

/** Gathers the steps that the cards of a deal know of; the page shows the first of them. */
export const NextSteps = ({ children }: { readonly children: ReactNode }) => {
  const [steps, setSteps] = useState<Steps>({});
  const set = useCallback(
    (kind: StepKind, step: NextStep | null) =>
      setSteps(({ [kind]: _before, ...others }) => (step ? { ...others, [kind]: step } : others)),
    [],
  );
  const first = useMemo(() => stepOrder.map((kind) => steps[kind]).find((step) => step) ?? null, [steps]);
  return (
    <SetStep value={set}>
      <FirstStep value={first}>{children}</FirstStep>
    </SetStep>
  );
};

/** The one step that comes next; null while no card knows of any. */
export const useFirstStep = (): NextStep | null => useContext(FirstStep);

/** Says what a card waits for; null for nothing. The button does what the card would do at that moment. */
export const useNextStep = (kind: StepKind, step: NextStep | null): void => {
  const set = useContext(SetStep);
  const newest = useRef(step);
  useEffect(() => {
    newest.current = step;
  });
  const { text = null, action = null } = step ?? {};
  const label = action?.label ?? null;
  const disabled = action?.disabled ?? false;
  useEffect(() => {
    if (text === null) return;
    const run = (): void => newest.current?.action?.run();
    set?.(kind, { text, action: label === null ? null : { label, disabled, run } });
    return () => set?.(kind, null);
  }, [set, kind, text, label, disabled]);
};
