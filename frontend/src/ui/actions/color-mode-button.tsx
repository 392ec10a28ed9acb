import { Button } from './button.tsx';
import { HalfMoonIcon } from '../theme/icons.tsx';

interface ColorModeButtonProps {
  readonly dark: boolean;
  readonly onChange: (dark: boolean) => void;
}

/** Switches dark mode on and off. */
export const ColorModeButton = ({ dark, onChange }: ColorModeButtonProps) => (
  <Button
    variant="ghost"
    size="icon"
    aria-pressed={dark}
    aria-label="Dark mode"
    title="Dark mode"
    onClick={() => onChange(!dark)}
  >
    <HalfMoonIcon />
  </Button>
);
