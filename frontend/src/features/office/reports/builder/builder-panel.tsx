import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, useState, type ComponentProps } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { ChevronIcon } from '../../../../ui/theme/icons.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { ReportBuilder } from './report-builder.tsx';

/** The report builder. On a narrow screen it is collapsed, so that the result is visible first. */
export const BuilderPanel = (props: ComponentProps<typeof ReportBuilder>) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const showResult = (): void => {
    setOpen(false);
    // The pressed button is gone with the panel; the result is below the opener.
    opener.current?.focus();
  };
  return (
    <Card p={{ base: open ? '4' : '0', lg: '4' }} _print={{ display: 'none' }}>
      <Button
        ref={opener}
        hideFrom="lg"
        variant="ghost"
        width="full"
        justifyContent="space-between"
        mb={open ? '4' : undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Edit report
        <chakra.span display="inline-flex" transform={open ? 'rotate(180deg)' : undefined}>
          <ChevronIcon />
        </chakra.span>
      </Button>
      <chakra.div id={id} display={{ base: open ? 'block' : 'none', lg: 'block' }}>
        <ReportBuilder {...props} />
        <Button hideFrom="lg" mt="5" width="full" onClick={showResult}>
          Show report
        </Button>
      </chakra.div>
    </Card>
  );
};
