import { chakra } from '@chakra-ui/react/styled-system';

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  readonly title: string;
  readonly text: string;
  readonly strong?: boolean;
}

const Box = ({ x, y, width, height = 64, title, text, strong = false }: BoxProps) => (
  <g>
    <chakra.rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx="10"
      fill={strong ? 'pineTint' : 'paper'}
      stroke={strong ? 'pineText' : 'edge'}
      strokeWidth="1.5"
    />
    <chakra.text
      x={x + width / 2}
      y={y + height / 2 - 5}
      textAnchor="middle"
      fill="ink"
      fontSize="15px"
      fontWeight="650"
    >
      {title}
    </chakra.text>
    <chakra.text x={x + width / 2} y={y + height / 2 + 15} textAnchor="middle" fill="quiet" fontSize="12.5px">
      {text}
    </chakra.text>
  </g>
);

interface ArrowProps {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly label?: string;
  readonly labelAt?: readonly [number, number];
  readonly both?: boolean;
}

const Arrow = ({ from, to, label, labelAt, both = false }: ArrowProps) => (
  <g>
    <chakra.path
      d={`M${from.join(' ')} L${to.join(' ')}`}
      stroke="quiet"
      strokeWidth="1.6"
      fill="none"
      markerEnd="url(#tip)"
      markerStart={both ? 'url(#tip)' : undefined}
    />
    {label && labelAt && (
      <chakra.text x={labelAt[0]} y={labelAt[1]} fill="quiet" fontSize="12px">
        {label}
      </chakra.text>
    )}
  </g>
);

const description =
  'A browser calls one of several servers. Each server offers two APIs, GraphQL and REST, on the same services, and workers for jobs. All servers share PostgreSQL, file storage, and the mail server.';

/** A drawing of the system; its colors follow light and dark mode. */
export const ArchitecturePicture = () => (
  <chakra.svg
    viewBox="0 0 920 560"
    role="img"
    aria-label={description}
    width="full"
    minW="44rem"
    height="auto"
    fontFamily="body"
  >
    <defs>
      <marker
        id="tip"
        viewBox="0 0 10 10"
        refX="9"
        refY="5"
        markerWidth="7"
        markerHeight="7"
        orient="auto-start-reverse"
      >
        <chakra.path d="M0 0 10 5 0 10Z" fill="quiet" />
      </marker>
    </defs>

    <Box x={30} y={40} width={220} title="Browser" text="built pages, React" />
    <Box x={350} y={40} width={220} title="Other programs" text="with an account of a role" />
    <Box x={646} y={40} width={220} title="Balancer" text="asks /readyz" />

    <chakra.rect
      x="44"
      y="170"
      width="832"
      height="232"
      rx="16"
      fill="none"
      stroke="line"
      strokeWidth="1.5"
      strokeDasharray="6 6"
    />
    <chakra.rect
      x="30"
      y="156"
      width="832"
      height="232"
      rx="16"
      fill="surface"
      stroke="edge"
      strokeWidth="1.5"
    />
    <chakra.text x="50" y="330" fill="ink" fontSize="15px" fontWeight="650">
      Server
    </chakra.text>
    <chakra.text x="50" y="350" fill="quiet" fontSize="12.5px">
      any number of them,
    </chakra.text>
    <chakra.text x="50" y="367" fill="quiet" fontSize="12.5px">
      each can be lost
    </chakra.text>

    <Box x={50} y={200} width={170} title="Pages" text="prerendered files" />
    <Box x={240} y={200} width={170} title="GraphQL" text="/graphql" strong />
    <Box x={430} y={200} width={170} title="REST" text="/api" strong />
    <Box x={670} y={200} width={172} title="Health" text="/healthz, /readyz" />
    <Box x={240} y={304} width={360} title="Services" text="access, rules, transactions, audit" strong />
    <Box x={670} y={304} width={172} title="Workers" text="jobs, once each" />

    <Arrow from={[135, 104]} to={[135, 198]} />
    <Arrow from={[205, 104]} to={[308, 198]} />
    <Arrow from={[460, 104]} to={[514, 198]} />
    <Arrow from={[420, 104]} to={[352, 198]} />
    <Arrow from={[756, 104]} to={[756, 198]} />
    <Arrow from={[325, 264]} to={[325, 302]} />
    <Arrow from={[515, 264]} to={[515, 302]} />
    <Arrow from={[670, 336]} to={[602, 336]} />

    <Box
      x={240}
      y={464}
      width={360}
      title="PostgreSQL"
      text="rows, sessions, limits, jobs, notifications"
      strong
    />
    <Box x={50} y={464} width={150} title="File storage" text="disk or S3" />
    <Box x={670} y={464} width={172} title="Mail server" text="SMTP, or kept" />

    <Arrow from={[420, 368]} to={[420, 462]} both label="in transactions" labelAt={[432, 430]} />
    <Arrow from={[260, 368]} to={[150, 462]} both />
    <Arrow from={[756, 368]} to={[756, 462]} />
    <Arrow from={[690, 368]} to={[585, 462]} both />
  </chakra.svg>
);
