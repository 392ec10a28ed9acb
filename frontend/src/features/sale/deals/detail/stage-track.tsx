import { chakra } from '@chakra-ui/react/styled-system';
import { openStages, stageTitles, type DealStage } from '@hearthline/rules/sale/deals/stages.ts';
import { CheckIcon } from '../../../../ui/theme/icons.tsx';

const steps = [...openStages, 'won'] as const;

/** How far a stage of the track is. */
const stateOf = (step: number, at: number): 'done' | 'now' | 'ahead' =>
  step < at || (step === at && at === steps.length - 1) ? 'done' : step === at ? 'now' : 'ahead';

interface StageTrackProps {
  readonly stage: DealStage;
  /** Whether its sale was cancelled. */
  readonly isCancelled: boolean;
}

/** The way from the first talk to the sale, and how far a deal has come. A lost deal, or a cancelled sale, has left it. */
export const StageTrack = ({ stage, isCancelled }: StageTrackProps) => {
  const at = steps.findIndex((step) => step === stage);
  return (
    <chakra.ol
      aria-label="Stages"
      listStyleType="none"
      display="grid"
      gridTemplateColumns={`repeat(${steps.length}, minmax(0, 1fr))`}
      columnGap="1"
      opacity={at < 0 || isCancelled ? 0.5 : undefined}
    >
      {steps.map((step, index) => {
        const state = stateOf(index, at);
        return (
          <chakra.li
            key={step}
            aria-current={state === 'now' ? 'step' : undefined}
            display="grid"
            gap="1.5"
            minW="0"
            color={state === 'ahead' ? 'quiet' : 'ink'}
          >
            <chakra.span
              h="1.5"
              borderRadius="full"
              bg={state === 'ahead' ? 'line' : state === 'now' ? 'ember' : 'pine'}
            />
            <chakra.span
              display={{
                base: state === 'now' || (state === 'done' && index === steps.length - 1) ? 'flex' : 'none',
                md: 'flex',
              }}
              alignItems="center"
              gap="1"
              textStyle="fine"
              fontWeight={state === 'now' ? '650' : '500'}
              whiteSpace="nowrap"
            >
              {state === 'done' && <CheckIcon />}
              {stageTitles[step]}
            </chakra.span>
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
};
