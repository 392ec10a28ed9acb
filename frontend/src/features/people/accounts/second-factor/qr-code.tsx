import { chakra } from '@chakra-ui/react/styled-system';
import { encode } from 'uqr';

/** A text as a QR code: dark on white in dark mode too, since many cameras read no other. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, data } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="12rem"
      height="12rem"
      shapeRendering="crispEdges"
      bg="#fff"
      borderRadius="md"
      borderWidth="1px"
      borderColor="line"
    >
      <path d={path} fill="#000" />
    </chakra.svg>
  );
};
